import { sentences } from '../sentences.ts';
import { ITEM } from './evidence.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

/** Items and characters of a list that are quoted with the sentence that opens it. */
const MOST = { items: 8, characters: 1600 } as const;
/** What opens a list: "Serán obligaciones del Arrendatario:", "en los siguientes casos". */
const OPENS = /(?::|(?<!\p{L})(?:los|las) siguientes(?: \p{L}+)?)[\s*_]*$/iu;
/** An item by a letter and a stop: "a. …", "b.- …". */
const LETTERED = /^\s*[a-zñ]\.[-–]?\s/iu;
const isItem = (words: string): boolean => ITEM.test(words) || LETTERED.test(words);

/** A sentence that opens a list ("Serán obligaciones del Arrendatario:") with the items of it that follow; any other as it is. */
function withList({ text }: Read, found: Found): Found {
  if (!OPENS.test(text.slice(found.start, found.end))) return found;
  let { end } = found;
  const after = sentences(text, found.end, Math.min(text.length, found.end + MOST.characters));
  let items = 0;
  for (const one of after) {
    const cut = one.end >= found.end + MOST.characters && one.end < text.length;
    const item = isItem(text.slice(one.start, one.end));
    // What goes on in the line of an item is of it.
    const goesOn = items > 0 && !text.slice(end, one.start).includes('\n');
    if (cut || (!item && !goesOn) || (item && items === MOST.items)) break;
    if (item) items++;
    end = one.end;
  }
  return { ...found, end };
}

/** Quotations with the lists that they open, and without those that lie within such a list. */
export function withLists(sources: readonly Read[], quotes: readonly Found[]): Found[] {
  const whole = quotes.map((one) => withList(sources[one.source]!, one));
  const lies = (one: Found, other: Found): boolean =>
    one.source === other.source && one.start > other.start && one.end <= other.end;
  return whole.filter((one) => !whole.some((other) => lies(one, other)));
}
