import type { Comparison, Difference, Range, Row } from '../contract.ts';

/** Words of one text: `d` is the number of the difference that they are of, null where they are of none. */
export type Bit = { text: string; d: number | null; sign?: 'ins' | 'del' };
/** A paragraph of one text: the line that it begins on, and how many it has. */
export type Side = { line: number; lines: number; bits: readonly Bit[] };
/** What stands in one row of the screen. */
export type Item = {
  id: string;
  state: Row[0];
  a: Side | null;
  b: Side | null;
  /** Both in one, what is gone and what is new told apart. */
  merged: readonly Bit[];
  /** The differences in it. */
  differences: readonly number[];
  isHeading: boolean;
  /** A blank line stands before it. */
  isApart: boolean;
};

const flow = (words: string): string => words.replace(/\s+/g, ' ');

/** Numbers of the lines of a text by offset. */
class Lines {
  private readonly starts: number[] = [0];
  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
  }
  at(offset: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

type Placed = { d: number; at: Difference['at'] };
/** Characters of a heading at most, and before a paragraph in which its blank line stands. */
const HEADING = 90;
const BLANK = 8;
/** Whether a blank line stands before an offset. */
const isApart = (text: string, at: number): boolean => /\n\s*\n\s*$/.test(text.slice(Math.max(0, at - BLANK), at));
const isHeading = (words: string): boolean =>
  words.length < HEADING &&
  !/[;,]$/.test(words) &&
  /^[#*\s]*(?:\p{Lu}|\d)/u.test(words) &&
  !/\p{Ll}\.\s\p{Lu}/u.test(words);

/** The words of a paragraph of one text with those of its differences. */
function bitsOf(text: string, [start, end]: readonly [number, number], placed: readonly Placed[], side: 0 | 1): Bit[] {
  const bits: Bit[] = [];
  let from = start;
  for (const { d, at } of placed) {
    const range = at[side];
    if (!range || range[1] <= range[0] || range[0] < from || range[1] > end) continue;
    bits.push({ text: flow(text.slice(from, range[0])), d: null }, { text: flow(text.slice(...range)), d });
    from = range[1];
  }
  bits.push({ text: flow(text.slice(from, end)), d: null });
  return bits.filter((bit) => bit.text !== '');
}

/** Both texts of a paragraph in one. */
function mergedOf(
  [a, b]: readonly [string, string],
  [, end]: readonly [number, number],
  start: number,
  placed: readonly Placed[],
): Bit[] {
  const bits: Bit[] = [];
  let from = start;
  for (const { d, at } of placed) {
    const [was, is] = at;
    if (!was || !is || is[0] < from) continue;
    const between = flow(b.slice(from, is[0]));
    bits.push({ text: between, d: null });
    const gone = was[1] > was[0];
    if (gone) {
      if (!/\s$/.test(between) && /\s/.test(a[was[0] - 1] ?? '')) bits.push({ text: ' ', d: null });
      bits.push({ text: flow(a.slice(...was)), d, sign: 'del' });
    }
    if (is[1] > is[0]) {
      const spaced = !/\s$/.test(between) && /\s/.test(a[was[0] - 1] ?? '');
      if (gone && spaced) bits.push({ text: ' ', d: null });
      if (gone) bits.push({ text: ' ', d: null });
      bits.push({ text: flow(b.slice(...is)), d, sign: 'ins' });
    }
    from = is[1];
  }
  bits.push({ text: flow(b.slice(from, end)), d: null });
  return bits.filter(({ text }) => text !== '');
}

/** The lines of a stretch that both texts have to the letter, each an item. */
function sameItems(
  text: string,
  a: NonNullable<Range>,
  b: NonNullable<Range>,
  lines: readonly [Lines, Lines],
  row: number,
): Item[] {
  const items: Item[] = [];
  let at = a[0];
  for (const line of text.slice(...a).split('\n')) {
    if (line.trim() !== '') {
      const words: Bit[] = [{ text: line.trim(), d: null }];
      const side = (n: 0 | 1, offset: number): Side => ({ line: lines[n].at(offset), lines: 1, bits: words });
      items.push({
        id: `${row}:${at}`,
        state: 'same',
        a: side(0, at),
        b: side(1, b[0] + at - a[0]),
        merged: words,
        differences: [],
        isHeading: isHeading(line),
        isApart: isApart(text, at),
      });
    }
    at += line.length + 1;
  }
  return items;
}

/** The two texts as the rows of a screen, in their order. */
export function itemsOf(
  texts: readonly [string, string],
  { rows, differences }: Pick<Comparison, 'rows' | 'differences'>,
): Item[] {
  const lines = [new Lines(texts[0]), new Lines(texts[1])] as const;
  const byRow = new Map<number, Placed[]>();
  differences.forEach(({ row, at }, d) => byRow.set(row, [...(byRow.get(row) ?? []), { d, at }]));
  /** The difference that a row of a longer one belongs to. */
  let open: number | null = null;
  return rows.flatMap(([state, a, b], row): Item[] => {
    if (state === 'same' && a && b && texts[0].slice(...a) === texts[1].slice(...b))
      return sameItems(texts[0], a, b, lines, row);
    const placed = byRow.get(row) ?? [];
    const isWhole = state === 'removed' || state === 'added';
    const side = (n: 0 | 1, range: Range): Side | null => {
      if (!range) return null;
      const words = flow(texts[n].slice(...range));
      const all = isWhole
        ? [{ text: words, d: open }]
        : bitsOf(
            texts[n],
            range,
            placed.filter(({ at }) => at[0] && at[1] && !covers(at[n], range)),
            n,
          );
      return { line: lines[n].at(range[0]), lines: lines[n].at(range[1]) - lines[n].at(range[0]) + 1, bits: all };
    };
    if (isWhole) open = placed[0]?.d ?? open;
    if (state === 'away')
      open = differences.findIndex(
        ({ kinds, at }) => kinds[0] === 'moved' && at[0] && a && at[0][0] <= a[0] && a[1] <= at[0][1],
      );
    const own = placed.map(({ d }) => d);
    const found = own.length === 0 && open !== null && open >= 0 && (isWhole || state === 'away') ? [open] : own;
    const [sideA, sideB] = [side(0, a), side(1, b)];
    const sign = state === 'removed' || state === 'away' ? 'del' : state === 'added' || state === 'here' ? 'ins' : null;
    const merged =
      sign !== null
        ? [{ text: flow(texts[a ? 0 : 1].slice(...(a ?? b!))), d: found[0] ?? null, sign } as const]
        : mergedOf(texts, b!, b![0], placed);
    return [
      {
        id: `${row}`,
        state,
        a: sideA,
        b: sideB,
        merged,
        differences: found,
        isHeading: false,
        isApart: b ? isApart(texts[1], b[0]) : isApart(texts[0], a![0]),
      },
    ];
  });
}

const covers = (outer: Range, [start, end]: readonly [number, number]): boolean =>
  outer !== null && outer[0] <= start && end <= outer[1];

/** What is shown in a row of its own: an item, or a fold of those that change no right. */
export type Shown = Item | { id: string; fold: readonly Item[]; lines: number };

/** The items with those folded that hold none of these differences, but for the heading right above one that does. */
export function folded(items: readonly Item[], wanted: ReadonlySet<number>, opened: ReadonlySet<string>): Shown[] {
  const shown: Shown[] = [];
  let waiting: Item[] = [];
  const close = (): void => {
    if (waiting.length === 0) return;
    const id = `fold:${waiting[0]!.id}`;
    if (opened.has(id)) shown.push(...waiting);
    else shown.push({ id, fold: waiting, lines: waiting.reduce((sum, { a, b }) => sum + (b ?? a)!.lines, 0) });
    waiting = [];
  };
  for (const item of items) {
    if (!item.differences.some((d) => wanted.has(d))) {
      waiting.push(item);
      continue;
    }
    const heading = waiting.at(-1)?.isHeading ? waiting.pop() : undefined;
    close();
    if (heading) shown.push(heading);
    shown.push(item);
  }
  close();
  return shown;
}
