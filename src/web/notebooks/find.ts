import type { Notebook } from '#contract/notebooks.ts';
import { fold } from '#web/i18n/fold.ts';

export type Order = 'recent' | 'title';

/** The notebooks that hold every word of the query in title or description; all of them for an empty query (specification 1, section 5). */
export function matching(notebooks: readonly Notebook[], query: string): Notebook[] {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  return notebooks.filter(({ title, description }) => {
    const text = fold(`${title} ${description}`);
    return asked.every((word) => text.includes(word));
  });
}

/** Newest change first, or by title as the language orders it. */
export const sorted = (notebooks: readonly Notebook[], order: Order, language: string): Notebook[] =>
  notebooks.toSorted((a, b) =>
    order === 'recent'
      ? b.updated_at.localeCompare(a.updated_at)
      : a.title.localeCompare(b.title, language, { numeric: true }),
  );
