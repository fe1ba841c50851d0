import { useMemo, useState } from 'react';
import type { CategoryName, Node } from '../contract.ts';
import { outlineOf, type Twig } from '../outline.ts';
import { above, foldedAtFirst, layOut, type Layout } from './layout.ts';
import type { MapResult } from './result.ts';

type View = { x: number; y: number; zoom: number };
/** How a map was left: who comes back from the source stands again where they were. */
type Left = { selected: string | null; folded: ReadonlySet<string>; outline: boolean | null; view: View | null };
const left = new Map<string, Left>();

/** What a map shows: its tree, what of it is folded, which node is chosen and which kinds are faded. */
export type MapState = {
  roots: readonly Twig[];
  layout: Layout;
  /** The layout of all of it, folded or not. */
  whole: () => Layout;
  folded: ReadonlySet<string>;
  fold: (id: string) => void;
  foldAll: (shut: boolean) => void;
  selected: Node | null;
  /** Chooses a node and unfolds what hides it; null chooses none. */
  select: (id: string | null) => void;
  only: CategoryName | null;
  setOnly: (category: CategoryName | null) => void;
  outline: boolean;
  setOutline: (outline: boolean) => void;
  view: View | null;
  keepView: (view: View) => void;
};

const phone = matchMedia('(max-width: 639px)');

/** The state of the map of a job; `result` has at least one node. */
export function useMap(job: string, result: MapResult): MapState {
  const before = left.get(job);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => before?.folded ?? foldedAtFirst(result.nodes));
  const [selected, setSelected] = useState<string | null>(before?.selected ?? null);
  const [outline, setOutline] = useState<boolean>(before?.outline ?? phone.matches);
  const [only, setOnly] = useState<CategoryName | null>(null);
  const roots = useMemo(() => outlineOf(result), [result]);
  const root = roots[0]!;
  const layout = useMemo(() => layOut(root, folded), [root, folded]);
  const keep = (now: Partial<Left>): void => {
    left.set(job, { selected, folded, outline, view: null, ...left.get(job), ...now });
  };
  const setNow = (next: ReadonlySet<string>): void => {
    setFolded(next);
    keep({ folded: next });
  };
  return {
    roots,
    layout,
    whole: () => layOut(root, new Set()),
    folded,
    fold: (id) => {
      const next = new Set(folded);
      if (!next.delete(id)) next.add(id);
      setNow(next);
    },
    foldAll: (shut) => setNow(new Set(shut ? root.children.map(({ node }) => node.id) : [])),
    selected: result.nodes.find(({ id }) => id === selected) ?? null,
    select: (id) => {
      setSelected(id);
      keep({ selected: id });
      const hiding = id === null ? [] : above(root, id).filter((one) => folded.has(one));
      if (hiding.length > 0) setNow(new Set([...folded].filter((one) => !hiding.includes(one))));
    },
    only,
    setOnly,
    outline,
    setOutline: (on) => {
      setOutline(on);
      keep({ outline: on });
    },
    view: before?.view ?? null,
    keepView: (view) => keep({ view }),
  };
}
