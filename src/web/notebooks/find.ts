import type { Notebook } from '#contract/notebooks.ts';
import { fold } from '#web/i18n/fold.ts';

export const ORDERS = ['recent', 'opened', 'title'] as const;
export type Order = (typeof ORDERS)[number];

/** The notebooks that hold every word of the query in title or description; all of them for an empty query (specification 1, section 5). */
export function matching(notebooks: readonly Notebook[], query: string): Notebook[] {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  return notebooks.filter(({ title, description }) => {
    const text = fold(`${title} ${description}`);
    return asked.every((word) => text.includes(word));
  });
}

/** Pinned ones first; among each, the newest change first, or the one opened last, or by title as the language orders it. */
export const sorted = (notebooks: readonly Notebook[], order: Order, language: string): Notebook[] =>
  notebooks.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || compare(a, b, order, language));

function compare(a: Notebook, b: Notebook, order: Order, language: string): number {
  if (order === 'title') return a.title.localeCompare(b.title, language, { numeric: true });
  if (order === 'opened') return (b.opened_at ?? '').localeCompare(a.opened_at ?? '');
  return b.updated_at.localeCompare(a.updated_at);
}
