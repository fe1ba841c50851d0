import type { Box, Run } from './page-order.ts';

type Level = { bottom: number; top: number };
/** How much smaller than its neighbour a raised figure is, and how far above its foot it stands, in its own heights. */
const SIZE = 0.75;
const RAISE = 0.55;
/** White space, in heights of the neighbour, within which a figure belongs to it. */
const NEAR = 0.5;

/** Whether something is small and stands high beside something else, as the mark of a note does. */
export const isRaised = (own: Level, beside: Level): boolean => {
  const height = own.top - own.bottom;
  return height < SIZE * (beside.top - beside.bottom) && own.bottom - beside.bottom > RAISE * height;
};

const FIGURES = /^[1-9]\d{0,2}\s*$/;
/** What a raised figure after it makes a power of: one letter, a measure, or ten. All else it makes the mark of a note. */
const POWER = /(?:^|[^\p{L}\p{N}])(?:\p{L}|[kcdm]m|[hH]a|10)$/u;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A run with another text. Its characters are all where the run is: it is a figure or three. */
function retold(run: Run, text: string): Run {
  if (!run.boxes) return { ...run, text };
  const { left, right, top, bottom } = run;
  return { ...run, text, boxes: Array<Box>(text.length).fill({ left, right, top, bottom }) };
}

/**
 * The runs of a line with raised figures told apart: `artículo 1545` with a note 3 is `1545[^3]` and never 15453, and square metres are m².
 * A figure before a bar is part of a fraction and stays.
 */
export function markRaised(row: readonly Run[]): Run[] {
  return row.map((run, i) => {
    if (!FIGURES.test(run.text)) return run;
    const [before, after] = [row[i - 1], row[i + 1]];
    const near = (other: Run | undefined, gap: number): boolean =>
      other !== undefined && isRaised(run, other) && gap < NEAR * (other.top - other.bottom);
    const ends = near(before, run.left - (before?.right ?? 0));
    if ((!ends && !near(after, (after?.left ?? 0) - run.right)) || after?.text.startsWith('/')) return run;
    const figures = run.text.trim();
    if (ends && POWER.test(before!.text))
      return retold(
        run,
        run.text.replace(/\d/g, (digit) => RAISED[Number(digit)]!),
      );
    return retold(run, run.text.replace(figures, `[^${figures}]${ends ? '' : ' '}`));
  });
}
