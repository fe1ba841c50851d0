import { DRAFTS } from '#web/api/drafts.ts';
import { COLUMNS_MAX, hasWords, type Column } from '../contract.ts';
import { columnNames } from '../names.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const keyOf = (notebookId: string): string => `${DRAFTS}table:${notebookId}`;
/** Whether what is kept is a column that may be asked today. */
const isColumn = ({ preset, question }: Column): boolean =>
  typeof question === 'string' && (preset === null ? hasWords(question) : preset in columnNames.en);

/** Keeps the columns that were last asked for in a notebook, until their person signs out. Where there is no room they are only on screen. */
export function keepColumns(notebookId: string, columns: readonly Column[]): void {
  try {
    localStorage.setItem(keyOf(notebookId), JSON.stringify({ at: Date.now(), columns }));
  } catch {
    // full, or forbidden
  }
}

/** The columns that were last asked for in a notebook; none where none were, or too long ago. */
export function keptColumns(notebookId: string): Column[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(notebookId)) ?? 'null') as {
      at: number;
      columns: Column[];
    } | null;
    return kept && Date.now() - kept.at < KEPT_MS ? kept.columns.filter(isColumn).slice(0, COLUMNS_MAX) : [];
  } catch {
    return [];
  }
}

/** What another table is asked: the sources and the columns of one that stands. */
export type Another = { sources: string[]; columns: Column[] };
const waiting = new Map<string, Another>();
const listeners = new Set<() => void>();

/** Has the form of a notebook hold what another table is asked. */
export function askAnother(notebookId: string, another: Another): void {
  waiting.set(notebookId, another);
  for (const listener of listeners) listener();
}

/** What waits for the form of a notebook, once. */
export function takeAnother(notebookId: string): Another | undefined {
  const another = waiting.get(notebookId);
  waiting.delete(notebookId);
  return another;
}

/** Hears of what waits for a form; answers how to stop. */
export function hearAnother(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
