import { text } from '#contract/language.ts';

/** What a table says of itself, on its card, on paper and in a sheet. */
export const words = text({
  en: {
    counts: (sources: number, columns: number, answered: number): string =>
      `${sources} ${sources === 1 ? 'source' : 'sources'} × ${columns} ${columns === 1 ? 'question' : 'questions'} · ${answered} ${answered === 1 ? 'answer' : 'answers'}`,
    source: 'Source',
    silent: 'Not stated',
    near: 'It does not clearly say. Nearest:',
    nearest: 'It does not clearly say: its nearest lines are quoted.',
    unread: 'Not read',
    gone: 'Deleted source',
    corrected: (was: string): string => `corrected by hand${was === '' ? '' : `; the source: “${was}”`}`,
    setTo: (said: string): string => `Corrected by hand: ${said}`,
    unanswered: (n: number): string =>
      n === 1
        ? '1 question has no answer in its source and is not listed.'
        : `${n} questions have no answer in their source and are not listed.`,
    why: {
      'not-ready': 'the source could not be read',
      stopped: 'it was stopped before',
      limit: 'the source takes too long',
    },
    differs: 'differs from the column',
    rule: 'Each answer is a quotation, found word for word in its source. “It does not clearly say” stands before the nearest lines where no sure answer was found: read them before you rely on them. “Not stated” means that the source was read whole and no answer was found: it may say it in other words.',
  },
  es: {
    counts: (sources, columns, answered) =>
      `${sources} ${sources === 1 ? 'fuente' : 'fuentes'} × ${columns} ${columns === 1 ? 'pregunta' : 'preguntas'} · ${answered} ${answered === 1 ? 'respuesta' : 'respuestas'}`,
    source: 'Fuente',
    silent: 'No lo dice',
    near: 'No lo dice claramente. Lo más cercano:',
    nearest: 'No lo dice claramente: se citan sus líneas más cercanas.',
    unread: 'No se leyó',
    gone: 'Fuente eliminada',
    corrected: (was) => `corregido a mano${was === '' ? '' : `; la fuente: «${was}»`}`,
    setTo: (said) => `Corregido a mano: ${said}`,
    unanswered: (n) =>
      n === 1
        ? '1 pregunta no tiene respuesta en su fuente y no se lista.'
        : `${n} preguntas no tienen respuesta en su fuente y no se listan.`,
    why: {
      'not-ready': 'no se pudo leer la fuente',
      stopped: 'se detuvo antes',
      limit: 'la fuente toma demasiado tiempo',
    },
    differs: 'se aparta de la columna',
    rule: 'Cada respuesta es una cita que está palabra por palabra en su fuente. «No lo dice claramente» precede a las líneas más cercanas cuando no se halló una respuesta segura: léelas antes de confiar en ellas. «No lo dice» significa que la fuente se leyó completa y no se halló una respuesta: puede decirlo con otras palabras.',
  },
});
