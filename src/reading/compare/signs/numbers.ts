import type { Language } from '#contract/language.ts';
import { multiplierOf } from '../../consistency/number-words.ts';
import { Cursor } from '../../references/cursor.ts';
import { numberInWords, ordinal } from '../../references/numbers.ts';
import { fold } from '../../words.ts';
import { ONES_EN, TENS_EN } from '../../units/ordinals.en.ts';

const row = (words: string, first: number): [string, number][] => words.split(' ').map((word, i) => [word, first + i]);
/** Cardinals that no division is numbered with; the others stand with the ordinals. */
const CARDINALS_EN = new Map<string, number>([
  ...ONES_EN,
  ...TENS_EN,
  ...row('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...row('sixtieth seventieth eightieth ninetieth', 60).map(([word], i): [string, number] => [word, 60 + i * 10]),
  ['zero', 0],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
]);

/** The value of English number words ("forty-five", "two hundred and ten"), and how many words it takes; null where none stands. */
function inEnglish(words: readonly string[]): { value: number; took: number } | null {
  let [sum, part, took] = [0, 0, 0];
  for (const word of words) {
    const times = word === 'hundred' ? 100 : multiplierOf(word);
    const pieces = word.split('-').map((piece) => CARDINALS_EN.get(piece));
    if (times) {
      if (times === 100) part = (part || 1) * 100;
      else [sum, part] = [sum + (part || 1) * times, 0];
    } else if (pieces.every((piece) => piece !== undefined)) {
      const value = pieces.reduce<number>((all, piece) => all + piece!, 0);
      if (took > 0 && part % 100 !== 0 && !(part % 10 === 0 && value < 10)) break;
      part += value;
    } else if (!(word === 'and' && took > 0 && part >= 100)) break;
    took++;
  }
  return took > 0 ? { value: sum + part, took } : null;
}

/** A figure by its value: "1.250,5", "1,250.5" and "1250" without what parts it; "4.2" stays. */
export function valueOfFigure(figure: string, language: Language): string {
  const [thousands, decimal] = language === 'es' ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`);
  const bare = grouped.test(figure) ? figure.replaceAll(thousands, '') : figure;
  const [whole, rest = ''] = bare.split(decimal);
  return /^\d+$/.test(whole!)
    ? `${Number(whole)}${rest.replace(/0+$/, '') ? `.${rest.replace(/0+$/, '')}` : ''}`
    : bare;
}

const FIGURE = /\d+(?:[.,]\d+)*/g;
const WORDS = /\p{L}+(?:-\p{L}+)*/gu;

/** The values of the numbers that some words hold, each once and in order: of "treinta (30) días" only 30. Ordinals count: "quinto día" is 5. */
export function numbersIn(words: string, language: Language): string[] {
  const found = new Set<string>([...words.matchAll(FIGURE)].map(([figure]) => valueOfFigure(figure, language)));
  if (language === 'es') {
    const c = new Cursor(words);
    for (const { index } of words.matchAll(WORDS)) {
      if (index < c.at) continue;
      c.at = index;
      const value = numberInWords(c) ?? ordinal(c);
      if (value !== null) found.add(String(value));
      else c.at = index;
    }
  } else {
    const all = [...words.matchAll(WORDS)].map(([word]) => fold(word));
    for (let i = 0; i < all.length;) {
      const read = inEnglish(all.slice(i));
      if (read) found.add(String(read.value));
      i += read?.took ?? 1;
    }
  }
  return [...found].sort();
}
