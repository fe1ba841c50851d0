import { text } from '#contract/language.ts';
import { categoryNames } from '../names.ts';

/** What a report says in its result and on paper. */
export const serverText = text({
  en: {
    categories: categoryNames.en,
    at: (line: number, said: string) => `Line ${line}: ${said}`,
    severities: { high: 'High', medium: 'Medium', low: 'Low' },
    instead: (words: string) => `Suggestion: ${words}`,
    excellent: 'Excellent quality',
    excellentText:
      'Nothing was found to mend. What a reader must judge, such as the argument itself, was not examined.',
    good: 'The document is well written.',
    fair: 'The document needs a revision.',
    poor: 'The document needs a thorough revision before it is used.',
    most: (kinds: string) => `Most of what was found is of ${kinds}.`,
    first: (line: number, said: string) => `Begin with line ${line}: ${said}`,
    card: (total: number, score: string) => `${score} out of 10, ${total} ${total === 1 ? 'issue' : 'issues'}`,
    title: 'Document quality',
    score: 'Score',
    how: (words: number, points: string, free: string) =>
      `${points} weighted faults for 1,000 words, over ${words} words; up to ${free} cost nothing. Each kind takes from 10:`,
    takes: (kind: string, points: string) => `${kind}: −${points}`,
    found: (n: number) => `${n} ${n === 1 ? 'issue' : 'issues'}`,
    more: (n: number) => `${n} more of this kind are not listed.`,
    ours: 'A rule of ours',
    foundBy: { model: 'Found by the language model', languagetool: 'Found by LanguageTool' },
    grammarOfPart: 'English grammar was checked in about the first hundred pages only.',
    unreviewed: 'The rules on legal concepts have not been reviewed by a lawyer.',
    agrees: 'It does not agree with:',
    and: ' and ',
  },
  es: {
    categories: categoryNames.es,
    at: (line: number, said: string) => `Línea ${line}: ${said}`,
    severities: { high: 'Alta', medium: 'Media', low: 'Baja' },
    instead: (words: string) => `Sugerencia: ${words}`,
    excellent: 'Excelente calidad',
    excellentText:
      'No se encontró nada que corregir. Lo que debe juzgar un lector, como el argumento mismo, no se examinó.',
    good: 'El documento está bien escrito.',
    fair: 'El documento necesita una revisión.',
    poor: 'El documento necesita una revisión a fondo antes de usarse.',
    most: (kinds: string) => `La mayor parte de lo encontrado es de ${kinds}.`,
    first: (line: number, said: string) => `Empieza por la línea ${line}: ${said}`,
    card: (total: number, score: string) => `${score} de 10, ${total} ${total === 1 ? 'observación' : 'observaciones'}`,
    title: 'Calidad del documento',
    score: 'Nota',
    how: (words: number, points: string, free: string) =>
      `${points} errores ponderados por cada 1.000 palabras, en ${words} palabras; hasta ${free}, sin descuento. Cada tipo quita de 10:`,
    takes: (kind: string, points: string) => `${kind}: −${points}`,
    found: (n: number) => `${n} ${n === 1 ? 'observación' : 'observaciones'}`,
    more: (n: number) => `Otras ${n} de este tipo no se listan.`,
    ours: 'Regla de Fojas',
    foundBy: { model: 'Lo encontró el modelo de lenguaje', languagetool: 'Lo encontró LanguageTool' },
    grammarOfPart: 'La gramática del inglés se revisó solo en unas cien páginas, las primeras.',
    unreviewed: 'Ningún abogado ha revisado las reglas sobre conceptos jurídicos.',
    agrees: 'No concuerda con:',
    and: ' y ',
  },
});
