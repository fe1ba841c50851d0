import type { Folder } from '#contract/folders.ts';
import type { Source } from '#contract/sources.ts';
import { fold } from '#web/i18n/fold.ts';

export const SORTS = ['oldest', 'newest', 'name', 'kind'] as const;
export type Sort = (typeof SORTS)[number];

const byName = (a: { title: string }, b: { title: string }): number =>
  a.title.localeCompare(b.title, undefined, { numeric: true, sensitivity: 'base' });

/** Sources in an order. They come oldest first. */
export function sorted(sources: readonly Source[], sort: Sort): readonly Source[] {
  if (sort === 'oldest') return sources;
  if (sort === 'newest') return [...sources].reverse();
  return [...sources].sort((a, b) => (sort === 'kind' && a.type.localeCompare(b.type)) || byName(a, b));
}

/** Those whose title or file has all words of a filter, whatever their accents. */
export function matching(sources: readonly Source[], filter: string): readonly Source[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  return sources.filter(({ title, display_name }) => {
    const text = fold(`${title} ${display_name}`);
    return words.every((word) => text.includes(word));
  });
}

/** Sources by their folder, folders by name; `null` holds those in none. A folder that is not known any more holds none. */
export function grouped(
  sources: readonly Source[],
  folders: readonly Folder[],
): { folder: Folder | null; sources: readonly Source[] }[] {
  const known = new Set(folders.map(({ id }) => id));
  const named = [...folders].sort((a, b) => byName({ title: a.name }, { title: b.name }));
  return [
    ...named.map((folder) => ({ folder, sources: sources.filter(({ folder_id }) => folder_id === folder.id) })),
    { folder: null, sources: sources.filter(({ folder_id }) => folder_id === null || !known.has(folder_id)) },
  ];
}
