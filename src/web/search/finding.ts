import { createContext, use, useEffect } from 'react';
import type { Citation } from '#contract/span.ts';

/** The notebook on screen: what the search does within it. */
export type Here = {
  notebookId: string;
  open: (citation: Citation) => void;
  addSource: () => void;
  openTool: (kind: string) => void;
};
/** The search of whoever is signed in: how it is opened, and how a notebook says that it is on screen, until what is answered is called. */
export type Finding = { open: () => void; enter: (here: Here) => () => void };

export const FindingContext = createContext<Finding | null>(null);
/** Null where nobody is signed in. */
export const useFinding = (): Finding | null => use(FindingContext);

/** Says that this notebook is on screen. */
export function useHere(here: Here): void {
  const finding = useFinding();
  useEffect(() => finding?.enter(here), [finding, here]);
}
