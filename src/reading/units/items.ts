import type { Line } from './line.ts';

/** The mark of an item of a list: its label as written, the style in which its list counts, its number. */
export type Item = { label: string; style: string; number: string; value: number };

const ITEM = /^(\(?)([a-z]|[ivx]{1,6}|\d{1,3})( ?°)?( ?(?:\.-|\)\.?-?|\. ?-|\.|-))?(?= |$)/;
const BULLET = /^([-•●▪·]) +\S/;
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10 };
const roman = (letters: string): number =>
  [...letters].reduce(
    (sum, c, i, all) => sum + (ROMAN[c]! < (ROMAN[all[i + 1] ?? ''] ?? 0) ? -ROMAN[c]! : ROMAN[c]!),
    0,
  );

/**
 * The item that a line begins; null where it begins none. `open`: the lists that are open, the innermost last, by which "i)" is told to be the letter
 * or the Roman numeral.
 */
export function itemOf(line: Line, text: string, open: readonly Item[]): Item | null {
  if (!line.fresh) return null;
  const bullet = BULLET.exec(text.slice(line.start, line.start + 8));
  if (bullet) return { label: '', style: bullet[1]!, number: '', value: Number.NaN };
  const match = ITEM.exec(line.head);
  if (!match) return null;
  const [whole, bracket = '', raw = '', degree = '', stop = ''] = match;
  if (!stop && !degree && !bracket) return null;
  if (bracket && !stop.includes(')')) return null;
  const written = text
    .slice(line.at, line.at + whole.length)
    .replace(/\*/g, '')
    .trim();
  const upper = /\p{Lu}/u.test(written) ? 'A' : 'a';
  const shape = `${bracket}${degree.trim()}${stop.replace(/[ -]/g, '')}`;
  const of = (kind: string, value: number): Item => ({
    label: written.replace(/[\s.-]+$/, ''),
    style: `${kind}${kind === '1' ? '' : upper}${shape}`,
    number: kind === '1' ? String(value) : raw,
    value,
  });
  if (/\d/.test(raw)) return of('1', Number(raw));
  const letter = raw.length === 1 ? of('a', raw.charCodeAt(0) - 96) : null;
  const numeral = /^[ivx]+$/.test(raw) ? of('i', roman(raw)) : null;
  if (!letter || !numeral) return letter ?? numeral;
  const goesOn = (item: Item): boolean =>
    open.some(({ style, value }) => style === item.style && value === item.value - 1);
  if (goesOn(letter)) return letter;
  return numeral;
}

/** Whether a line goes on with a list: the next item of one that is open, or the first item below words that lead to it (":"). */
export function isNextItem(line: Line, text: string, open: readonly Item[]): boolean {
  const item = itemOf(line, text, open);
  if (item?.value === 1) return /:\s*$/.test(text.slice(Math.max(0, line.start - 8), line.start));
  return open.some(({ style, value }) => style === item?.style && value === item.value - 1);
}
