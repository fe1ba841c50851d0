import { useMemo, useState } from 'react';
import type { Source } from '#contract/sources.ts';
import { isReady } from './use-sources.ts';

/** Which sources a question may read. New ones are in use until somebody takes them out. */
export type Selection = {
  /** Ids of the completed sources in use, in the order of the list. */
  ids: readonly string[];
  ready: number;
  has: (id: string) => boolean;
  set: (id: string, on: boolean) => void;
  setSome: (ids: readonly string[], on: boolean) => void;
  setAll: (on: boolean) => void;
};

const keyOf = (notebookId: string): string => `unused-sources:${notebookId}`;
function stored(notebookId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(notebookId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The choice of sources of a notebook, kept in this browser. */
export function useSelection(notebookId: string, sources: readonly Source[]): Selection {
  const [unused, setUnused] = useState(() => new Set(stored(notebookId)));
  return useMemo(() => {
    const ready = sources.filter(isReady);
    const keep = (next: Set<string>): void => {
      localStorage.setItem(keyOf(notebookId), JSON.stringify([...next]));
      setUnused(next);
    };
    const setSome = (ids: readonly string[], on: boolean): void =>
      keep(new Set(on ? [...unused].filter((one) => !ids.includes(one)) : [...unused, ...ids]));
    const has = (id: string): boolean => !unused.has(id);
    return {
      ids: ready.map(({ id }) => id).filter(has),
      ready: ready.length,
      has,
      set: (id, on) => setSome([id], on),
      setSome,
      setAll: (on) => keep(new Set(on ? [] : ready.map(({ id }) => id))),
    };
  }, [sources, unused, notebookId]);
}
