import { text } from '#contract/language.ts';

/** What the engine says of an answer that a model began. */
export const providerText = text({
  en: {
    cut: 'The answer stops here: it reached its longest length.',
  },
  es: {
    cut: 'La respuesta termina aquí: llegó a su largo máximo.',
  },
});
