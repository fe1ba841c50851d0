import { useMemo, useState } from 'react';
import { weights, type Comparison, type Kind } from '../contract.ts';
import { folded, itemsOf, type Shown } from './items.ts';
import { useRisks, type WalkedRisks } from './use-risks.ts';

type View = 'side' | 'inline';
type Panel = 'differences' | 'risks';
/** What is looked at of a comparison, and how. */
export type Compared = {
  result: Comparison;
  texts: readonly [string, string];
  /** The numbers of the differences that are walked through: what changes rights first. */
  shown: readonly number[];
  rows: readonly Shown[];
  current: number | null;
  go: (d: number) => void;
  /** To the next or the previous one of what is listed, differences or risks. */
  step: (by: 1 | -1) => void;
  /** Which one of those walked through is shown, from 1; 0: none of them. */
  at: number;
  of: number;
  panel: Panel;
  setPanel: (panel: Panel) => void;
  risks: WalkedRisks;
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
  const risks = useRisks(result, texts);
  const [panel, setPanel] = useState<Panel>('differences');
  const current = picked !== null && shown.includes(picked) ? picked : (shown[0] ?? null);
  const [list, now, go] = panel === 'risks' ? [risks.walked, risks.current, risks.go] : [shown, current, setPicked];
  const at = now === null ? -1 : list.indexOf(now);
  return {
    result,
    texts,
    shown,
    rows,
    current: panel === 'risks' ? null : current,
    go: (d) => {
      setPanel('differences');
      setPicked(d);
    },
    step: (by) => {
      const next = list[Math.min(list.length - 1, Math.max(0, at + by))];
      if (next !== undefined) go(next);
    },
    at: at + 1,
    of: list.length,
    panel,
    setPanel,
    risks,
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
