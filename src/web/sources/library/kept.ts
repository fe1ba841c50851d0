import { useState } from 'react';
import { SORTS, type Sort } from './arrange.ts';

const SORT = 'sources-sort';
const foldedKey = (notebookId: string): string => `folded-folders:${notebookId}`;

/** The order of sources, kept in this browser. */
export function useSort(): [Sort, (sort: Sort) => void] {
  const [sort, set] = useState<Sort>(() => SORTS.find((one) => one === localStorage.getItem(SORT)) ?? 'oldest');
  return [
    sort,
    (next) => {
      localStorage.setItem(SORT, next);
      set(next);
    },
  ];
}

function stored(notebookId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(foldedKey(notebookId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The folders of a notebook that are folded, kept in this browser. */
export function useFoldedFolders(notebookId: string): [ReadonlySet<string>, (id: string, on: boolean) => void] {
  const [folded, set] = useState<ReadonlySet<string>>(() => new Set(stored(notebookId)));
  return [
    folded,
    (id, on) => {
      const next = on ? [...folded, id] : [...folded].filter((one) => one !== id);
      localStorage.setItem(foldedKey(notebookId), JSON.stringify(next));
      set(new Set(next));
    },
  ];
}
