import type { Line } from './line.ts';

/** A quotation that does not end within so many lines was opened by mistake. */
const LONGEST = 3000;

/** Lines that begin within a quotation, as what an amending law puts into another, with its depth. */
export function quotedLines(text: string, lines: readonly Line[]): Map<Line, number> {
  const quoted = new Map<Line, number>();
  let [depth, since] = [0, 0];
  lines.forEach((line, i) => {
    if (depth > 0 && i - since > LONGEST) depth = Math.min(1, depth - 1);
    if (depth > 0) quoted.set(line, depth);
    const before = depth;
    for (let at = line.start; at < line.end; at++) {
      const c = text[at]!;
      if (c === '“' || c === '«') depth++;
      else if (c === '”' || c === '»') depth = Math.max(0, depth - 1);
      else if (c === '"') {
        // A straight mark opens behind a blank, and closes before one or a stop.
        const opens = /[\s(]/.test(text[at - 1] ?? ' ') && /\S/.test(text[at + 1] ?? ' ');
        depth = opens ? depth + 1 : Math.max(0, depth - 1);
      }
    }
    if (before === 0 && depth > 0) since = i;
  });
  return quoted;
}
