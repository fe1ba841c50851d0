import { text } from '#contract/language.ts';

/** What the kinds of fault are called, on the screen and on paper. */
export const categoryNames = text({
  en: {
    ortografia: 'Spelling',
    gramatica: 'Grammar',
    puntuacion: 'Punctuation',
    redaccion: 'Style',
    redundancia: 'Redundancy',
    consistencia: 'Consistency',
    conceptos: 'Concepts',
    coherencia: 'Coherence',
  },
  es: {
    ortografia: 'Ortografía',
    gramatica: 'Gramática',
    puntuacion: 'Puntuación',
    redaccion: 'Redacción',
    redundancia: 'Redundancia',
    consistencia: 'Consistencia',
    conceptos: 'Conceptos',
    coherencia: 'Coherencia',
  },
});
