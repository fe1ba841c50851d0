import type { Language } from '#contract/language.ts';
import { fold } from '../../words.ts';

/** What numbers count, each in one form (folded): a unit in words, a sign, a kind of days. */
const MEASURES: Record<Language, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/dias? (?:habil|de trabajo)\w*/, 'working day'],
    [/dias? (?:corrid|seguid)\w*/, 'calendar day'],
    [/dias?/, 'day'],
    [/mes(?:es)?|mensual\w*/, 'month'],
    [/anos?|anual\w*/, 'year'],
    [/horas?/, 'hour'],
    [/semanas?|semanal\w*/, 'week'],
    [/minutos?/, 'minute'],
    [/%|por ?ciento/, '%'],
    [/uf|unidad(?:es)? de fomento/, 'UF'],
    [/utm|unidad(?:es)? tributarias? mensual(?:es)?/, 'UTM'],
    [/uta|unidad(?:es)? tributarias? anual(?:es)?/, 'UTA'],
    [/us\$|usd|dolar(?:es)?/, 'USD'],
    [/\$|pesos?/, '$'],
  ],
  en: [
    [/(?:business|working) days?/, 'working day'],
    [/calendar days?/, 'calendar day'],
    [/days?|daily/, 'day'],
    [/months?|monthly/, 'month'],
    [/years?|yearly|annual(?:ly)?|anniversary/, 'year'],
    [/hours?/, 'hour'],
    [/weeks?|weekly/, 'week'],
    [/minutes?/, 'minute'],
    [/%|per ?cent(?:age)?/, '%'],
    [/us\$|usd|dollars?|\$/, '$'],
  ],
};
const PATTERNS = {
  es: MEASURES.es.map(([find, unit]) => [new RegExp(`(?<![a-z])(?:${find.source})(?![a-z])`), unit] as const),
  en: MEASURES.en.map(([find, unit]) => [new RegExp(`(?<![a-z])(?:${find.source})(?![a-z])`), unit] as const),
};

/** The units that some words count in, each once: of "treinta (30) días hábiles" the working day. */
export function unitsIn(words: string, language: Language): string[] {
  let folded = fold(words).replace(/\s+/g, ' ');
  const found: string[] = [];
  for (const [find, unit] of PATTERNS[language]) {
    if (!find.test(folded)) continue;
    found.push(unit);
    folded = folded.replace(new RegExp(find.source, 'g'), ' ');
  }
  return found.sort();
}
