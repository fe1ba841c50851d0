import { useSyncExternalStore } from 'react';
import { ORDERS, type Order } from './find.ts';

const VIEWS = ['cards', 'list'] as const;
export type View = (typeof VIEWS)[number];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** A choice of this browser, kept under `key`; the first one where none was made. */
function kept<T extends string>(key: string, choices: readonly [T, ...T[]]) {
  const now = (): T => choices.find((one) => one === localStorage.getItem(key)) ?? choices[0];
  const set = (value: T): void => {
    localStorage.setItem(key, value);
    for (const listener of listeners) listener();
  };
  return (): [T, (value: T) => void] => [useSyncExternalStore(subscribe, now), set];
}

/** Whether notebooks stand as cards or in a list. */
export const useView = kept<View>('notebooksView', VIEWS);
/** The order in which they stand. */
export const useOrder = kept<Order>('notebooksOrder', ORDERS);
