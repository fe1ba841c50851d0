import { text } from '#contract/language.ts';

export const sampleText = text({
  en: {
    filling: 'Sample notebook, free of charge. Its documents, answer, notes and analyses are arriving.',
    completed:
      'Sample notebook: the lease is made up, and nothing you find here cost anything. Try it, then delete it.',
    failed: 'The sample could not be completed. Delete it and ask for it again.',
    remove: 'Delete sample',
  },
  es: {
    filling: 'Cuaderno de ejemplo, sin costo. Están llegando sus documentos, la respuesta, las notas y los análisis.',
    completed:
      'Cuaderno de ejemplo: el contrato es ficticio y nada de lo que trae tuvo costo. Pruébalo y elimínalo después.',
    failed: 'El ejemplo no se pudo completar. Elimínalo y pídelo de nuevo.',
    remove: 'Eliminar el ejemplo',
  },
});
