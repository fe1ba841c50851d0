import { sentences } from '../sentences.ts';
import { ITEM } from './evidence.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

/** Items and characters of a list that are quoted with the sentence that opens it. */
const MOST = { items: 8, characters: 1600 } as const;

/** A sentence that opens a list ("Serán obligaciones del Arrendatario:") with the items of it that follow; any other as it is. */
export function withList({ text }: Read, found: Found): Found {
  if (!/:\s*$/.test(text.slice(found.start, found.end))) return found;
  let { end } = found;
  const after = sentences(text, found.end, Math.min(text.length, found.end + MOST.characters));
  for (const [i, one] of after.entries()) {
    const cut = one.end >= found.end + MOST.characters && one.end < text.length;
    if (i >= MOST.items || cut || !ITEM.test(text.slice(one.start, one.end))) break;
    end = one.end;
  }
  return { ...found, end };
}
