import type { Language } from '#contract/language.ts';
import { fold, isStop } from '../words.ts';
import { Numbering } from './align.ts';
import { commonRuns } from './myers.ts';
import type { Token } from './tokens.ts';

/** Tokens that stand for each other, by their places in two rows; either may be none. */
export type Hunk = { a0: number; a1: number; b0: number; b1: number };

/** Marks behind which a sentence begins. */
const ENDS = new Set(['.', ';', ':', '?', '!']);
/** Small words and marks between two changes that join them: fewer read as one change. */
const JOINED = 2;

/** Whether the tokens between two changes say so little that the two are one. */
const joins = (between: readonly Token[], language: Language): boolean =>
  between.length <= JOINED &&
  between.filter(({ isWord }) => isWord).length < JOINED &&
  between.every(({ key, isWord }) => (isWord ? isStop(fold(key), language) : !ENDS.has(key)));

/** What differs between two rows of tokens, in order: the shortest script, with changes joined that only a small word parts. */
export function hunksOf(a: readonly Token[], b: readonly Token[], language: Language): Hunk[] {
  const numbers = new Numbering();
  const row = (tokens: readonly Token[]): Int32Array => Int32Array.from(tokens, ({ key }) => numbers.of(key));
  const hunks: Hunk[] = [];
  let [x, y] = [0, 0];
  const tell = (a1: number, b1: number): void => {
    if (a1 === x && b1 === y) return;
    const last = hunks.at(-1);
    if (last && joins(a.slice(last.a1, x), language)) {
      last.a1 = a1;
      last.b1 = b1;
    } else hunks.push({ a0: x, a1, b0: y, b1 });
  };
  for (const run of commonRuns(row(a), row(b))) {
    tell(run.a, run.b);
    [x, y] = [run.a + run.length, run.b + run.length];
  }
  tell(a.length, b.length);
  return hunks.map((hunk) => slid(hunk, a, b));
}

/**
 * Words that were only added or only taken away, shifted so that they begin where a sentence or a phrase does: of "a. X. b." both "X." and ". X" are the
 * shortest script, and only the first reads.
 */
function slid(hunk: Hunk, a: readonly Token[], b: readonly Token[]): Hunk {
  const { a0, a1, b0, b1 } = hunk;
  const [row, from, to] = a0 === a1 ? [b, b0, b1] : b0 === b1 ? [a, a0, a1] : [null, 0, 0];
  if (!row) return hunk;
  let back = 0;
  while (from - back > 0 && row[from - back - 1]!.key === row[to - back - 1]!.key) back++;
  let best = 0;
  for (let by = 1; by <= back; by++) {
    const [first, before] = [row[from - by]!, row[from - by - 1]];
    const score = (before === undefined || ENDS.has(before.key) ? 2 : 0) + (first.key === ',' ? 1 : 0);
    const [now, past] = [row[from - best]!, row[from - best - 1]];
    const held = (past === undefined || ENDS.has(past.key) ? 2 : 0) + (now.key === ',' ? 1 : 0);
    if (score > held) best = by;
  }
  return a0 === a1
    ? { a0: a0 - best, a1: a1 - best, b0: b0 - best, b1: b1 - best }
    : { a0: a0 - best, a1: a1 - best, b0: b0 - best, b1: b1 - best };
}
