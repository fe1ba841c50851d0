import { useMemo, useState } from 'react';
import type { Level } from '#contract/studio.ts';
import type { Comparison, Risk } from '../contract.ts';
import type { Item } from './items.ts';

/** A line of one of the two texts (0: the version before), from 1. */
type Spot = { side: 0 | 1; line: number };

/** The risks of a comparison, and which of them is looked at. */
export type WalkedRisks = {
  list: readonly Risk[];
  /** The numbers of those that are listed, and of those that are walked through: what changes. */
  shown: readonly number[];
  walked: readonly number[];
  current: number | null;
  go: (risk: number) => void;
  level: Level | null;
  setLevel: (level: Level | null) => void;
  /** Where the current one stands. */
  spot: Spot | null;
};

/** The level that a risk is filtered by: that of the new version, else of the one before. */
export const levelOf = ({ levels: [before, after] }: Risk): Level => (after ?? before)!;

/** Where a risk stands: in the new version where it is found there, else in the one before. */
export function spotOf({ levels, at }: Risk, texts: readonly [string, string]): Spot | null {
  const side = levels[1] === null ? 0 : 1;
  const range = at[side];
  return range && { side, line: texts[side].slice(0, range[0]).split('\n').length };
}

/** Whether an item of the screen holds a line. */
export function holdsSpot({ a, b }: Item, { side, line }: Spot): boolean {
  const own = side === 0 ? a : b;
  return own !== null && own.line <= line && line < own.line + own.lines;
}

/** The state of the list of risks. */
export function useRisks({ risks }: Comparison, texts: readonly [string, string]): WalkedRisks {
  const [level, setLevel] = useState<Level | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const list = useMemo(() => risks?.list ?? [], [risks]);
  const shown = useMemo(
    () => list.flatMap((one, i) => (level === null || levelOf(one) === level ? [i] : [])),
    [list, level],
  );
  const walked = useMemo(() => shown.filter((i) => list[i]!.state !== 'same'), [list, shown]);
  const current = picked !== null && shown.includes(picked) ? picked : (walked[0] ?? null);
  const one = current === null ? undefined : list[current];
  const spot = useMemo(() => (one ? spotOf(one, texts) : null), [one, texts]);
  return { list, shown, walked, current, go: setPicked, level, setLevel, spot };
}
