import type { Range } from '../../lines.ts';
import { Cursor } from '../../references/cursor.ts';
import { ordinal } from '../../references/numbers.ts';
import { finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { sentences } from '../../sentences.ts';
import { partsOf, unitAt } from '../../units/places.ts';
import type { Cut, Unit } from '../../units/unit.ts';
import { BESIDE_EN } from './en.ts';
import { BESIDE_ES } from './es.ts';

/** `but`: takes something back of what is quoted. `also`: a reserve beside it. */
export type Exception = Range & { kind: 'but' | 'also' };

const OPENERS = [finder([BESIDE_ES]), finder([BESIDE_EN])];
/** Sentences and characters after the quotation that are looked at. Measured: farther on they speak of other matters. */
const NEAR = { sentences: 2, characters: 1200 } as const;
/** A shorter quotation is a title or a fragment, to which nothing is excepted. */
const SHORT = 70;
/** Characters of a sentence by which it is known how it opens. */
const HEAD = 160;
/** An item with a mark of its own stands beside the one before it and takes nothing back. */
const ITEM = /^\s*(?:\(?(?:\d{1,2}|[a-zñ]|[ivx]{1,5})[.)º°]|[-•*–]\s)/iu;
/** "en el inciso primero", "del inciso anterior". */
const INCISO = /(?<!\p{L})incisos?\s(\p{L}{4,12})/iu;
const BEFORE = /^(?:anterior|precedente|previo)$/iu;

/** How a sentence opens that stands behind a quotation; null where it takes nothing back. */
function openingOf(words: string): Exception['kind'] | null {
  const tokens = tokensOf(words);
  const hit = OPENERS.flatMap((find) => find(tokens)).find(({ from }) => from === 0);
  return hit ? (hit.id.startsWith('but.') ? 'but' : 'also') : null;
}
/** Whether a sentence takes back part of the one before it, by how it opens. */
export const takesBack = (words: string): boolean => openingOf(words.slice(0, HEAD)) === 'but';

/** The paragraph of an article that holds an offset, by its number; null where the article has but one. */
export function incisoAt(cut: Cut, division: number, offset: number): number | null {
  const held = partsOf(cut, division).filter(({ form, start }) => form === 'inciso' && start <= offset);
  const number = Number(held.at(-1)?.number);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** Whether a sentence that names a paragraph of its article ("no obstante lo dispuesto en el inciso primero") names that of the quotation. */
function isOf(text: string, cut: Cut, division: number, quoted: Range, sentence: Range): boolean {
  const named = INCISO.exec(text.slice(sentence.start, Math.min(sentence.end, sentence.start + HEAD)))?.[1];
  const [here, own] = [incisoAt(cut, division, quoted.start), incisoAt(cut, division, sentence.start)];
  if (named === undefined || here === null || own === null) return true;
  if (BEFORE.test(named)) return here === own - 1;
  const number = ordinal(new Cursor(named));
  return number === null || number === here;
}

/**
 * The exceptions to what is quoted: sentences among the next two of the same division that begin with words which take something back or reserve it, in the
 * order of the text. Read by hand on given documents, 16 of 20 sure.
 */
export function exceptionsTo(text: string, cut: Cut, quoted: Range): Exception[] {
  const at = unitAt(cut, quoted.start);
  const division: Unit | undefined = cut.units[at];
  if (!division || quoted.end - quoted.start < SHORT || quoted.end >= division.end) return [];
  const to = Math.min(division.end, quoted.end + NEAR.characters);
  return sentences(text, quoted.end, to)
    .slice(0, NEAR.sentences)
    .flatMap((sentence): Exception[] => {
      const words = text.slice(sentence.start, Math.min(sentence.end, sentence.start + HEAD));
      if (unitAt(cut, sentence.start) !== at || (sentence.end === to && to < division.end)) return [];
      if (!/^["“«]?\p{Lu}/u.test(words) || ITEM.test(words) || !isOf(text, cut, at, quoted, sentence)) return [];
      const kind = openingOf(words);
      return kind ? [{ ...sentence, kind }] : [];
    });
}
