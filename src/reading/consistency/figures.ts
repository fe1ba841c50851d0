import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import { foldSameLength } from '../references/cursor.ts';
import { FIGURES } from './rules.ts';
import { figureOf, numberWords, valueOf } from './number-words.ts';

const UNIT: Record<Language, string> = {
  es: '(?:de )?(?:pesos(?: chilenos)?|unidades de fomento|unidades tributarias mensuales|utm|uf|dolares|euros|por ciento|dias|meses|anos|horas)',
  en: '(?:(?:u\\.?s\\.? )?dollars|pounds(?: sterling)?|euros|percent|per cent|days|months|years|hours|business days|calendar days)',
};
type Forms = { before: RegExp; after: RegExp };
const forms = {} as Record<Language, Forms>;

function formsOf(language: Language): Forms {
  const word = `(?:${numberWords(language).join('|')})`;
  const number = `((?<![a-z])${word}(?:[\\s-]+(?:y |and |de )?${word}){0,14})`;
  return (forms[language] ??= {
    // "treinta (30) días", "five hundred dollars ($500)"
    before: new RegExp(
      `${number}(?:\\s+${UNIT[language]})?\\s*\\(\\s*(?:us?\\$|[$£€]|uf|utm)?\\s*(\\d[\\d.,]*)\\s*%?\\s*(?:${UNIT[language]})?\\s*\\)`,
      'g',
    ),
    // "$1.000.000 (un millón de pesos)", "30 (treinta) días"
    after: new RegExp(
      `(?<![\\d.,])(\\d[\\d.,]*)(?:\\.-|\\s*-)?\\s*%?\\s*(?:${UNIT[language]})?\\s*\\(\\s*(?:son )?(?:us?\\$ ?)?${number}(?:\\s+${UNIT[language]})?\\s*\\)`,
      'g',
    ),
  });
}

/** What stands near and says that the figure counts something else: a fraction, cents, thousands. */
const OTHERWISE = /(?:cents|hundredths|centavos|centesimos|coma|point|\/100|half|quarter|third)\b/;
/** "un treinta por ciento": an article before a number, and no part of it; of "un mil" and "un millón" it is. */
const ARTICLE = /^una?\s+(?!mil)/;
const MULTIPLE = /^\s*(?:million|billion|thousand|millones|millon|mil)\b/;

/** Sums, terms and percentages that say one number in figures and another in words. */
export function figures(text: string, language: Language, emit: Emit): void {
  const folded = foldSameLength(text).replaceAll('\n', ' ');
  const { before, after } = formsOf(language);
  const check = (match: RegExpMatchArray, number: string, figure: string): void => {
    const at = match.index!;
    const words = number.replace(ARTICLE, '');
    if (OTHERWISE.test(folded.slice(Math.max(0, at - 24), at + match[0].length))) return;
    if (MULTIPLE.test(folded.slice(at + match[0].length, at + match[0].length + 12))) return;
    const [said, written] = [valueOf(words, language), figureOf(figure)];
    if (said === null || written === null || said === written || said === 0) return;
    const place = text.slice(at, at + match[0].length);
    emit(FIGURES, at, at + match[0].length, null, [
      figure.replace(/[.,]$/, ''),
      place.slice(match[0].indexOf(words), match[0].indexOf(words) + words.length),
    ]);
  };
  for (const match of folded.matchAll(before)) check(match, match[1]!, match[2]!);
  for (const match of folded.matchAll(after)) check(match, match[2]!, match[1]!);
}
