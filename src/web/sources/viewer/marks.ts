/** A stretch of a line, in characters of the line, end excluded. */
export type Stretch = { start: number; end: number };
/** A piece of a line and where it starts on it: cited words, words that a search found, or neither. */
export type Piece = { text: string; start: number; kind: 'cited' | 'hit' | 'plain'; current?: boolean };

/** The part of `span` that lies on a line of `length` characters starting at `offset`; null where it does not touch it. */
export function onLine(span: Stretch, offset: number, length: number): Stretch | null {
  const start = Math.max(0, span.start - offset);
  const end = Math.min(length, span.end - offset);
  return start < end ? { start, end } : null;
}

/** Cuts a line where its marks begin and end. Cited words win over hits. */
export function pieces(
  line: string,
  cited: Stretch | null,
  hits: readonly (Stretch & { current: boolean })[],
): Piece[] {
  if (!cited && hits.length === 0) return [{ text: line, start: 0, kind: 'plain' }];
  const cuts = [
    0,
    line.length,
    ...(cited ? [cited.start, cited.end] : []),
    ...hits.flatMap(({ start, end }) => [start, end]),
  ];
  const places = [...new Set(cuts)].filter((at) => at >= 0 && at <= line.length).sort((a, b) => a - b);
  return places.slice(1).map((end, at) => {
    const start = places[at]!;
    const within = ({ start: from, end: to }: Stretch): boolean => from <= start && end <= to;
    const hit = hits.find(within);
    const text = line.slice(start, end);
    if (cited && within(cited)) return { text, start, kind: 'cited' };
    return hit ? { text, start, kind: 'hit', current: hit.current } : { text, start, kind: 'plain' };
  });
}
