import type { Language } from '#contract/language.ts';
import { fold, stem } from '../words.ts';
import { sensesOf } from './senses.ts';
import { singular } from './trigger.ts';
import { EN_ES } from './wordnet/en-es.ts';
import { ES_EN } from './wordnet/es-en.ts';

/** Words of one language with those of the other for their senses, in the order of words. */
type Table = { words: readonly string[]; others: readonly string[]; at: ReadonlyMap<string, number> };
const TEXTS: Record<Language, string> = { es: ES_EN, en: EN_ES };
const tables: Partial<Record<Language, Table>> = {};

/** The table from a language to the other; read at its first use. */
function tableFrom(language: Language): Table {
  let table = tables[language];
  if (!table) {
    const lines = TEXTS[language].trim().split('\n');
    const words = lines.map((line) => line.slice(0, line.indexOf(' ')));
    const others = lines.map((line) => line.slice(line.indexOf(' ') + 1));
    table = tables[language] = { words, others, at: new Map(words.map((word, i) => [word, i])) };
  }
  return table;
}

/** Letters of a stem below which words that only begin so say nothing. */
const LEAST = 3;
/** Words that begin with a stem which are looked at. */
const LOOKED = 80;

/** The place of a word in its table: as typed, without its plural, or the first word of the same stem; -1 where it has none. */
function placeOf({ words, at }: Table, word: string, language: Language): number {
  const known = at.get(word) ?? at.get(singular(word));
  if (known !== undefined) return known;
  const root = stem(word, language);
  if (root.length < LEAST) return -1;
  // "warranti" is the stem of "warranty".
  const begins = root.slice(0, -1);
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < begins) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < Math.min(words.length, low + LOOKED) && words[i]!.startsWith(begins); i++)
    if (stem(words[i]!, language) === root) return i;
  return -1;
}

/**
 * The words of the other language for a word (folded), some eight, those of the sense that contracts and laws use where the table has others; else those of its
 * commonest senses first. None for a word that the table does not hold.
 */
export function translationsOf(word: string, language: Language): string[] {
  const typed = fold(word);
  const legal = sensesOf(typed, language) ?? sensesOf(singular(typed), language);
  if (legal) return [...legal];
  const table = tableFrom(language);
  const at = placeOf(table, typed, language);
  return at < 0 ? [] : table.others[at]!.split(' ');
}
