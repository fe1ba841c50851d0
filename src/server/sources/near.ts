import { setImmediate as rest } from 'node:timers/promises';
import { fuse, type Place } from '#reading/retrieve/fuse.ts';
import { nearest, type Near, type Vectors } from '#reading/search/vectors.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { askToEmbed } from './embed.ts';
import type { Selected } from './open.ts';
import { openVectors } from './vectors.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'queue' | 'embedding' | 'log'>;

/** Milliseconds that a question waits for its vector; then words alone are searched. */
const LIMIT = 1500;
/** Passages that vectors may add to a search. */
const NEAREST = 60;
/** Vectors that are compared before others are served: some twenty milliseconds. */
const AT_ONCE = 10_000;
/**
 * The passages of the opened sources that are nearest by their vectors to what is asked, in one or several wordings, best first. Empty where there is no
 * model of vectors, where it fails or is slow, and for sources that it has not read yet: those are handed to it for the next time. Throws nothing but the
 * reason of the signal.
 */
export async function near(
  deps: Needs,
  notebook: OwnedNotebook,
  selected: readonly Selected[],
  wordings: readonly string[],
  signal: AbortSignal,
): Promise<Place[]> {
  const { embedding } = deps;
  if (!embedding) return [];
  try {
    const vectors = await vectorsOf(deps, notebook, selected, embedding.about.model);
    if (vectors.every((one) => one === null)) return [];
    const within = AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]);
    const asked = await embedding.embed(wordings, 'question', within);
    const found: Place[][] = [];
    for (const question of asked) found.push(await nearestTo(question, vectors));
    return fuse(found).slice(0, NEAREST);
  } catch (error) {
    signal.throwIfAborted();
    deps.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a question was searched without vectors',
    );
    return [];
  }
}

/** The nearest passages of all sources, looked for in parts, so that others are served in between. */
async function nearestTo(question: Float32Array, vectors: readonly (Vectors | null)[]): Promise<Place[]> {
  const found: Near[] = [];
  for (let from = 0, to = 0; from < vectors.length; from = to) {
    let count = 0;
    while (to < vectors.length && (to === from || count < AT_ONCE)) count += vectors[to++]?.count ?? 0;
    const part = vectors.map((one, at) => (at >= from && at < to ? one : null));
    found.push(...nearest(question, part, NEAREST));
    await rest();
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ source, passage }) => ({ source, passage }));
}

/** The vectors of each source that this model has read, opened; null for the others, which it is asked to read. */
async function vectorsOf(
  deps: Needs,
  { userId }: OwnedNotebook,
  selected: readonly Selected[],
  model: string,
): Promise<(Vectors | null)[]> {
  const rows = await deps.db
    .selectFrom('source_versions')
    .select(['source_id', 'version', 'vectors_key'])
    .where(
      'source_id',
      'in',
      selected.map(({ id }) => id),
    )
    .where('vectors_model', '=', model)
    .where('vectors_key', 'is not', null)
    .execute();
  const keyOf = new Map(rows.map(({ source_id, version, vectors_key }) => [`${source_id}:${version}`, vectors_key!]));
  const unread = selected.filter(({ id, version }) => !keyOf.has(`${id}:${version}`));
  await askToEmbed(
    deps,
    unread.map(({ id: sourceId, version }) => ({ userId, sourceId, version })),
  );
  const keys = await deps.vault.of(userId);
  return Promise.all(
    selected.map(async ({ id, version, index }) => {
      const key = keyOf.get(`${id}:${version}`);
      if (key === undefined) return null;
      const vectors = await openVectors(deps, keys, { id, version, key });
      return vectors.count === index.passages ? vectors : null;
    }),
  );
}
