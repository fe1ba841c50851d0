import type { Query } from '#contract/endpoint.ts';
import { TITLES_MAX, type Found, type searchApi } from '#contract/search.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { listNotebooks, own } from '#server/notebooks/index.ts';
import { listNoteTitles } from '#server/notes/index.ts';
import { turnsByUser } from '#server/places.ts';
import { listSources } from '#server/sources/index.ts';
import { passages } from './passages.ts';
import { titled } from './titles.ts';

/** Searches of one user wait for one another. */
const inTurn = turnsByUser();

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'threads'>;
type Asked = Query<(typeof searchApi)['search']>;
/** Sources that one search looks through, and notes: the newest. */
const MOST = { sources: 1000, notes: 2000 } as const;

/**
 * What of a user's, or of one of their notebooks, holds the words of a query. The searches of one user run one after another, so that typing fast costs no more
 * than typing slowly; throws as `signal` does when the asker has gone.
 */
export async function search(deps: Needs, user: Caller, asked: Asked, signal: AbortSignal): Promise<Found> {
  if (asked.notebook_id !== undefined) await own(deps, user, asked.notebook_id);
  return inTurn(user.id, signal, () => find(deps, user, asked, signal));
}

async function find(
  deps: Needs,
  user: Caller,
  { q, notebook_id: within, limit }: Asked,
  signal: AbortSignal,
): Promise<Found> {
  const [notebooks, sources, notes] = await Promise.all([
    listNotebooks(deps, user),
    listSources(deps, user.id, within, MOST.sources + 1),
    listNoteTitles(deps, user.id, within, MOST.notes + 1),
  ]);
  const titles = new Map(notebooks.map(({ id, title }) => [id, title]));
  // What was made after the list of notebooks was read is left for the next search.
  const inKnown = <T extends { notebookId: string }>(things: readonly T[], most: number): T[] =>
    things.slice(0, most).filter(({ notebookId }) => titles.has(notebookId));
  const [known, written] = [inKnown(sources, MOST.sources), inKnown(notes, MOST.notes)];
  const { hits, more } = await passages(deps, user.id, known, { q, limit }, signal);
  const fits = {
    notebooks: within === undefined ? titled(notebooks, q) : [],
    sources: titled(known, q),
    notes: titled(written, q),
  };
  const inside = (notebookId: string) => ({ notebook_id: notebookId, notebook_title: titles.get(notebookId)! });
  return {
    notebooks: fits.notebooks.slice(0, TITLES_MAX).map(({ id, title, icon, color }) => ({ id, title, icon, color })),
    sources: fits.sources
      .slice(0, TITLES_MAX)
      .map(({ id, notebookId, title, type }) => ({ ...inside(notebookId), id, title, type })),
    notes: fits.notes.slice(0, TITLES_MAX).map(({ id, notebookId, title }) => ({ ...inside(notebookId), id, title })),
    hits: hits.map((one) => ({ ...one, notebook_title: titles.get(one.notebook_id)! })),
    truncated:
      more ||
      Object.values(fits).some((list) => list.length > TITLES_MAX) ||
      sources.length > MOST.sources ||
      notes.length > MOST.notes,
  };
}
