import type { Line } from './line.ts';

/** A quotation that does not end within so many characters, some twenty pages, was opened by mistake: its own end was left out. */
const LONGEST = 60_000;

/** Lines that begin within a quotation that ends, as what an amending law puts into another, with its depth, and where each opens. A mark that nothing closes opens none. */
export function quotedLines(
  text: string,
  lines: readonly Line[],
): { depth: Map<Line, number>; opens: ReadonlySet<number> } {
  const deeper = new Map<number, number>();
  const add = (line: number, by: number): void => void deeper.set(line, (deeper.get(line) ?? 0) + by);
  const opens = new Set<number>();
  const open: { line: number; at: number }[] = [];
  const close = (line: number): void => {
    const from = open.pop();
    if (!from || from.line === line || lines[line]!.start - from.at > LONGEST) return;
    opens.add(from.at);
    add(from.line + 1, 1);
    add(line + 1, -1);
  };
  lines.forEach((line, i) => {
    for (let at = line.start; at < line.end; at++) {
      const c = text[at]!;
      if (c === '“' || c === '«') open.push({ line: i, at });
      else if (c === '”' || c === '»') close(i);
      else if (c === '"') {
        // A straight mark opens behind a blank, and closes before one or a stop.
        const opening = /[\s(]/.test(text[at - 1] ?? ' ') && /\S/.test(text[at + 1] ?? ' ');
        if (opening) open.push({ line: i, at });
        else close(i);
      }
    }
  });
  const quoted = new Map<Line, number>();
  let depth = 0;
  lines.forEach((line, i) => {
    depth += deeper.get(i) ?? 0;
    if (depth > 0) quoted.set(line, depth);
  });
  return { depth: quoted, opens };
}
