import { useSyncExternalStore } from 'react';
import type { ReferenceKind } from '#contract/references.ts';

/** What is underlined in a text: nothing, what can be looked up, or dates, sums and RUT as well. */
export const LEVELS = ['none', 'authorities', 'all'] as const;
export type Level = (typeof LEVELS)[number];

const KEY = 'references';
const listeners = new Set<() => void>();
const chosen = (): Level => LEVELS.find((level) => level === localStorage.getItem(KEY)) ?? 'authorities';
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The choice of this browser, for all sources. */
export const useLevel = (): Level => useSyncExternalStore(subscribe, chosen);
export function setLevel(level: Level): void {
  localStorage.setItem(KEY, level);
  for (const listener of listeners) listener();
}

const FIGURES: ReadonlySet<ReferenceKind> = new Set(['date', 'amount', 'rut']);
/** Whether a kind is underlined at a level. */
export const isUnderlined = (kind: ReferenceKind, level: Level): boolean =>
  level === 'all' || (level === 'authorities' && !FIGURES.has(kind));
