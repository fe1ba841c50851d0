import type { Language } from '#contract/language.ts';
import type { Note } from '#contract/notes.ts';
import { fold } from '#web/i18n/fold.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';

export type Order = 'recent' | 'title';

/** From so many notes on, they can be searched and sorted. */
export const MANY = 6;

/** The notes that hold every word of the query in title or text, in the order that was asked for. */
export function find(notes: readonly Note[], query: string, order: Order, language: Language): Note[] {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  const found = notes.filter(({ title, content }) => {
    const text = fold(`${title} ${typeof content === 'string' ? content : plainOf(content)}`);
    return asked.every((word) => text.includes(word));
  });
  if (order === 'title') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return found.sort((a, b) => compare(a.title, b.title));
  }
  return found.sort((a, b) => b.updated_at.localeCompare(a.updated_at));
}
