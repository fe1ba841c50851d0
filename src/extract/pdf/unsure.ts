import { MAX_UNSURE, type Report } from '#contract/sources.ts';
import { canonical } from '#reading/lines.ts';

/**
 * Where unsure words stand in the text that these lines make, joined by \n: of each line those that its reader was unsure of, in their order. A word that
 * was mended since, as one that a line end divided, is not found and so not told.
 */
export function unsureIn(lines: readonly string[], unsure: ReadonlyMap<number, readonly string[]>): Report['unsure'] {
  const found: Report['unsure'] = [];
  let offset = 0;
  for (const [i, line] of lines.entries()) {
    let from = 0;
    for (const word of unsure.get(i) ?? []) {
      const wanted = canonical(word);
      const at = wanted === '' ? -1 : line.indexOf(wanted, from);
      if (at < 0) continue;
      from = at + wanted.length;
      found.push({ start: offset + at, end: offset + from });
      if (found.length === MAX_UNSURE) return found;
    }
    offset += line.length + 1;
  }
  return found;
}
