/** A stretch of a line, in characters of the line, end excluded. */
export type Stretch = { start: number; end: number };
/** A piece of a line and where it starts on it: cited words, words that a search found, or neither. */
export type Piece = {
  text: string;
  start: number;
  kind: 'cited' | 'hit' | 'plain';
  current?: boolean;
  unsure?: boolean;
};

/** The part of `span` that lies on a line of `length` characters starting at `offset`; null where it does not touch it. */
export function onLine(span: Stretch, offset: number, length: number): Stretch | null {
  const start = Math.max(0, span.start - offset);
  const end = Math.min(length, span.end - offset);
  return start < end ? { start, end } : null;
}

/** The stretch of the text that whole lines take, from 1 and both included; null where they are not there. */
export function stretchOfLines(
  lines: readonly { text: string; offset: number }[],
  { from, to }: { from: number; to: number },
): Stretch | null {
  const [first, last] = [lines[from - 1], lines[Math.min(to, lines.length) - 1]];
  const end = last && last.offset + last.text.length;
  return first && end !== undefined && end > first.offset ? { start: first.offset, end } : null;
}

const NONE: readonly Stretch[] = [];
const rows = new WeakMap<readonly Stretch[], Map<number, readonly Stretch[]>>();
/** Of stretches of a text, in their order, those on a line of `length` characters at `offset`, in characters of the line. The same list each time, so that a row is not drawn again. */
export function stretchesOn(all: readonly Stretch[], offset: number, length: number): readonly Stretch[] {
  if (all.length === 0) return NONE;
  const lists = rows.get(all) ?? new Map<number, readonly Stretch[]>();
  rows.set(all, lists);
  const known = lists.get(offset);
  if (known) return known;
  const found = all.flatMap((one) => onLine(one, offset, length) ?? []);
  lists.set(offset, found.length > 0 ? found : NONE);
  return lists.get(offset)!;
}

/** Cuts a line where its marks begin and end. Cited words win over hits; words that are unsure stay so in both. */
export function pieces(
  line: string,
  cited: Stretch | null,
  hits: readonly (Stretch & { current: boolean })[],
  unsure: readonly Stretch[] = [],
): Piece[] {
  if (!cited && hits.length === 0 && unsure.length === 0) return [{ text: line, start: 0, kind: 'plain' }];
  const cuts = [
    0,
    line.length,
    ...(cited ? [cited.start, cited.end] : []),
    ...[...hits, ...unsure].flatMap(({ start, end }) => [start, end]),
  ];
  const places = [...new Set(cuts)].filter((at) => at >= 0 && at <= line.length).sort((a, b) => a - b);
  return places.slice(1).map((end, at) => {
    const start = places[at]!;
    const within = ({ start: from, end: to }: Stretch): boolean => from <= start && end <= to;
    const hit = hits.find(within);
    const text = line.slice(start, end);
    const doubt = unsure.some(within) && { unsure: true };
    if (cited && within(cited)) return { text, start, kind: 'cited', ...doubt };
    return hit
      ? { text, start, kind: 'hit', current: hit.current, ...doubt }
      : { text, start, kind: 'plain', ...doubt };
  });
}
