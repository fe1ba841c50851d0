import { text } from '#contract/language.ts';

export const sampleText = text({
  en: {
    filling: 'Sample notebook, free of charge. Its parts are arriving.',
    completed: 'Sample notebook, free of charge. The lease is made up.',
    failed: 'The sample could not be completed. Delete it and ask for it again.',
    remove: 'Delete sample',
  },
  es: {
    filling: 'Cuaderno de ejemplo, sin costo. Sus partes están llegando.',
    completed: 'Cuaderno de ejemplo, sin costo. El contrato es ficticio.',
    failed: 'El ejemplo no se pudo completar. Elimínalo y pídelo de nuevo.',
    remove: 'Eliminar el ejemplo',
  },
});
