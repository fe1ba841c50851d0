import { createContext, use } from 'react';
import type { CategoryName } from '../contract.ts';

/** What the nodes of a map know of it, and what they do to it. */
export type Acting = {
  chosen: string | null;
  only: CategoryName | null;
  select: (id: string) => void;
  fold: (id: string) => void;
  /** Moves on along the tree by an arrow key. */
  walk: (id: string, key: string) => void;
};
const nothing = (): void => undefined;
export const ActingContext = createContext<Acting>({
  chosen: null,
  only: null,
  select: nothing,
  fold: nothing,
  walk: nothing,
});
export const useActing = (): Acting => use(ActingContext);
