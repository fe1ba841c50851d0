import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { openSources, type Selected } from '#server/sources/index.ts';
import type { Document } from './tool.ts';

/** Characters of the other sources that a tool is handed, in the order in which they were added. */
const ROOM = 8 * 1024 * 1024;

/** The other completed sources of a notebook, opened, oldest first. */
export async function openOthers(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  sourceId: string,
): Promise<Selected[]> {
  try {
    return (await openSources(deps, notebook)).filter(({ id }) => id !== sourceId);
  } catch (error) {
    // The document is read in the version that its job is about; nothing else in the notebook may be.
    if (error instanceof Problem && error.code === 'NO_SOURCES') return [];
    throw error;
  }
}

/** What a tool gets of them, by the same numbers: what has no room any more keeps its title, and its text is empty. */
export function asDocuments(sources: readonly Selected[], room = ROOM): Document[] {
  let left = room;
  return sources.map(({ title, type, text, index }) => {
    const fits = text.length <= left;
    if (fits) left -= text.length;
    return { title, type, text: fits ? text : '', speaks: index.language };
  });
}
