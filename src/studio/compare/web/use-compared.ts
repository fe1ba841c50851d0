import { useMemo, useState } from 'react';
import { weights, type Comparison, type Kind } from '../contract.ts';
import { folded, itemsOf, type Shown } from './items.ts';

type View = 'side' | 'inline';
/** What is looked at of a comparison, and how. */
export type Compared = {
  result: Comparison;
  texts: readonly [string, string];
  /** The numbers of the differences that are walked through: what changes rights first. */
  shown: readonly number[];
  rows: readonly Shown[];
  current: number | null;
  go: (d: number) => void;
  step: (by: 1 | -1) => void;
  kind: Kind | null;
  setKind: (kind: Kind | null) => void;
  filtering: boolean;
  setFiltering: (on: boolean) => void;
  only: boolean;
  setOnly: (on: boolean) => void;
  view: View;
  setView: (view: View) => void;
  unfold: (id: string) => void;
};

/** The state of the screen of a comparison. */
export function useCompared(result: Comparison, a: string, b: string): Compared {
  const [kind, setKind] = useState<Kind | null>(null);
  const [filtering, setFiltering] = useState(false);
  const [only, setOnly] = useState(false);
  const [view, setView] = useState<View>('side');
  const [picked, setPicked] = useState<number | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const texts = useMemo(() => [a, b] as const, [a, b]);
  const items = useMemo(() => itemsOf(texts, result), [texts, result]);
  const shown = useMemo(
    () =>
      weights.flatMap((wanted) =>
        result.differences.flatMap(({ weight, kinds }, d) =>
          weight !== wanted || (only && weight !== 'rights') || (kind !== null && !kinds.includes(kind)) ? [] : [d],
        ),
      ),
    [result, only, kind],
  );
  const rows = useMemo(
    (): readonly Shown[] => (only ? folded(items, new Set(shown), opened) : items),
    [items, only, shown, opened],
  );
  const current = picked !== null && shown.includes(picked) ? picked : (shown[0] ?? null);
  return {
    result,
    texts,
    shown,
    rows,
    current,
    go: setPicked,
    step: (by) => {
      const at = current === null ? -1 : shown.indexOf(current);
      const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))];
      if (next !== undefined) setPicked(next);
    },
    kind,
    setKind,
    filtering,
    setFiltering,
    only,
    setOnly,
    view,
    setView,
    unfold: (id) => setOpened((now) => new Set([...now, id])),
  };
}
