import type { Selectable } from 'kysely';
import type { SourceType } from '#contract/source-type.ts';
import type { Citation, Span } from '#contract/span.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Segment } from '#reading/index/segment.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { showSpan } from './show-span.ts';
import { openIndex, openVersion } from './open.ts';
import { place } from './rows.ts';

/** A source of any notebook of a user by its title, and by its newest readable version where there is one. */
export type Listed = {
  id: string;
  notebookId: string;
  title: string;
  type: SourceType;
  version: Pick<
    Selectable<Tables['source_versions']>,
    'user_id' | 'source_id' | 'version' | 'index_key' | 'text_key'
  > | null;
};

/** The sources of a user, or of one of their notebooks, newest first, `most` of them. */
export async function listSources(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  userId: string,
  notebookId: string | undefined,
  most: number,
): Promise<Listed[]> {
  const rows = await db
    .selectFrom('sources')
    .leftJoin('source_versions as v', (join) =>
      join
        .onRef('v.source_id', '=', 'sources.id')
        .onRef('v.version', '=', 'sources.version')
        .on('v.status', '=', 'completed'),
    )
    .select([
      'sources.id',
      'sources.notebook_id',
      'sources.type',
      'sources.title_sealed',
      'v.version',
      'v.index_key',
      'v.text_key',
    ])
    .where('sources.user_id', '=', userId)
    .$if(notebookId !== undefined, (query) => query.where('sources.notebook_id', '=', notebookId!))
    .orderBy('sources.created_at', 'desc')
    .orderBy('sources.id')
    .limit(most)
    .execute();
  const keys = await vault.of(userId);
  return rows.map(({ id, notebook_id, type, title_sealed, version, index_key, text_key }) => ({
    id,
    type,
    notebookId: notebook_id,
    title: keys.openText(title_sealed, place('title', id)),
    version: version === null ? null : { user_id: userId, source_id: id, version, index_key, text_key },
  }));
}

/** Throws NO_SOURCES where no source of a notebook was read, or none that was has words. Of all of them no version is named: null. */
export async function expectSources({ db }: Pick<Deps, 'db'>, notebook: OwnedNotebook): Promise<null> {
  const one = await db
    .selectFrom('sources')
    .innerJoin('source_versions as v', (join) =>
      join.onRef('v.source_id', '=', 'sources.id').onRef('v.version', '=', 'sources.version'),
    )
    .select('sources.id')
    .where('notebook_id', '=', notebook.id)
    .where('sources.user_id', '=', notebook.userId)
    .where('v.status', '=', 'completed')
    .where('v.words', '>', 0)
    .limit(1)
    .executeTakeFirst();
  if (!one) throw new Problem('NO_SOURCES');
  return null;
}

/** What is opened at once: a storage far away answers as fast, and a near one is not asked for hundreds of files together. */
const AT_ONCE = 16;

/** What was deleted in the meantime is null. */
async function unlessGone<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof StorageMissing) return null;
    throw error;
  }
}

/** The indexes of those listed sources that have been read, without their texts. Throws when `signal` says that nobody waits any more. */
export async function openIndexes(
  deps: Pick<Deps, 'vault' | 'storage'>,
  listed: readonly Listed[],
  signal: AbortSignal,
): Promise<{ source: Listed; index: Segment }[]> {
  const indexes: (Segment | null)[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < listed.length; at = next++) {
      signal.throwIfAborted();
      const { version } = listed[at]!;
      indexes[at] = version && (await unlessGone(openIndex(deps, version)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return listed.flatMap((source, at) => (indexes[at] ? [{ source, index: indexes[at] }] : []));
}

/** The words that stand at a place of a completed version, for a caller who looks for the place in its text. */
export type Opening = { text: string; cite: (span: Pick<Span, 'start' | 'end'>, number: number) => Citation };

/** Opens listed sources with their texts, each by its id. One that was deleted in the meantime is left out. */
export async function openListed(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  listed: readonly Listed[],
): Promise<Map<string, Opening>> {
  if (listed.length === 0) return new Map();
  const rows = await deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where(
      'source_id',
      'in',
      listed.map(({ id }) => id),
    )
    .where('status', '=', 'completed')
    .execute();
  const opened = await Promise.all(
    listed.map(async (source): Promise<[string, Opening] | null> => {
      const row = rows.find((one) => one.source_id === source.id && one.version === source.version?.version);
      const version = row && (await unlessGone(openVersion(deps, row)));
      if (!version) return null;
      const cite: Opening['cite'] = ({ start, end }, number) => ({
        citation_id: number,
        source_id: source.id,
        source_title: source.title,
        source_type: row.type,
        version: row.version,
        start,
        end,
        ...showSpan(version, { start, end }),
        state: 'exact',
        changes: [],
        cautions: [],
        newer: null,
      });
      return [source.id, { text: version.text, cite }];
    }),
  );
  return new Map(opened.filter((one) => one !== null));
}
