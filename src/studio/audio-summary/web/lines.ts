import type { AudioSummary, Line } from '../contract.ts';

/** A line with its place among all, counted from 0. */
export type At = { line: Line; at: number };

/** The lines in stretches of one part each, as they are heard. */
export function stretches(lines: readonly Line[]): { part: Line['part']; lines: At[] }[] {
  const found: { part: Line['part']; lines: At[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1);
    if (last?.part === line.part) last.lines.push({ line, at });
    else found.push({ part: line.part, lines: [{ line, at }] });
  }
  return found;
}

/** The line that is heard at a second, or was the last to be: counted from 0; null before the first. */
export function lineAt(times: NonNullable<AudioSummary['audio']>['times'], second: number): number | null {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // What is gone to by its own second is that line, whatever the sound makes of the fraction.
    if (times[middle]!.from <= second + 0.05) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low - 1;
}

/** The name of who speaks a line. */
export const nameOf = (names: AudioSummary['speakers'], speaker: Line['speaker']): string =>
  names[speaker === 'a' ? 0 : 1]?.name ?? '';
