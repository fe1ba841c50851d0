/** UTF-16 offsets of a text, end excluded. */
export type Range = { start: number; end: number };

const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufeff\ufffe\uffff]/g;
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * The canonical text that every span counts in: NFC; every kind of line break is \n; no control characters, byte order marks or lone
 * surrogates; no space at line ends; no more than two empty lines in a row; none at the two ends. No-break spaces stay, since they are
 * part of what was written ("N°\u00a05"). Applying it twice changes nothing.
 */
export function canonical(raw: string): string {
  const text = raw
    .replace(BREAKS, '\n')
    .replace(CONTROL, '')
    .replace(LONE, '\ufffd')
    .replaceAll('\t', ' ')
    .normalize('NFC');
  return (
    text
      // A run is looked at from its first space only: otherwise a million spaces within a line are looked at a million times.
      .replace(/(?<! ) +$/gm, '')
      .replace(/\n{4,}/g, '\n\n\n')
      .replace(/^\n+|\n+$/g, '')
  );
}

/** Where each line of a text starts. A line is what stands between two \n; line n (counted from 1) starts at `starts[n - 1]`. */
export function lineStarts(text: string): Uint32Array {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return Uint32Array.from(starts);
}

/** The line, counted from 1, that an offset stands in. */
export function lineAt(starts: Uint32Array, offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first and the last line that a range touches; an end that falls on the start of a line does not touch it. */
export const linesOf = (starts: Uint32Array, { start, end }: Range): { from: number; to: number } => ({
  from: lineAt(starts, start),
  to: lineAt(starts, Math.max(start, end - 1)),
});

/** The range of the lines `from`..`to`, without the last \n; lines beyond the text are cut to it. */
export function rangeOfLines(starts: Uint32Array, text: string, from: number, to: number): Range {
  const first = Math.min(Math.max(1, from), starts.length);
  const last = Math.min(Math.max(first, to), starts.length);
  return { start: starts[first - 1]!, end: last < starts.length ? starts[last]! - 1 : text.length };
}
