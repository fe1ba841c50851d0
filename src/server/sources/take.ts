import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { PortableSource, PortableVersion } from '#contract/portable.ts';
import { SOURCE_TITLE_MAX } from '#contract/sources.ts';
import { line } from '#contract/words.ts';
import { marksLoss } from '#server/db/held.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { recordWithin, type OwnedNotebook } from '#server/notebooks/index.ts';
import { checkUrl } from '#server/ports/web/port.ts';
import { checkRoom, hashOf } from './add.ts';
import { checkQuota } from './quota.ts';
import { keep, nameOf, type Stored } from './receive.ts';
import { place, versionPlace } from './rows.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'vault' | 'storage' | 'queue' | 'now'>;
/** A version that is brought in: what is believed of it, and its file, opened as it streams; null where it has none. */
type TakenVersion = Pick<PortableVersion, 'version' | 'type' | 'media_type' | 'error_code' | 'password'> & {
  file: (() => Promise<Readable>) | null;
};
export type TakenSource = Pick<
  PortableSource,
  'title' | 'titled' | 'display_name' | 'url' | 'wanted_twice' | 'watched'
> & {
  versions: TakenVersion[];
  /** The folder that it lies in here. */
  folderId: string | null;
  created: Date;
  updated: Date;
};

const oneLine = line(SOURCE_TITLE_MAX);
/** A title that was kept elsewhere, as it may be kept here. */
const titleAs = (title: string): string => oneLine.safeParse(title).data ?? nameOf(title, 'text');

/**
 * Takes in a source that was carried out of an account: its files are sealed as they come, and each version that has one is read again like any other. Of what was
 * read elsewhere nothing is taken over. SOURCE_LIMIT and STORAGE_QUOTA where there is no room; INVALID where its versions do not follow each other. Answers its id.
 */
export async function takeSource(deps: Needs, notebook: OwnedNotebook, source: TakenSource): Promise<string> {
  const { versions } = source;
  if (versions.some(({ version }, i) => version !== i + 1))
    throw new Problem('INVALID', { fields: { version: 'wrong' } });
  await checkRoom(deps, notebook);
  const id = randomUUID();
  const kept: (Stored | null)[] = [];
  try {
    for (const { version, file } of versions) {
      await checkQuota(
        deps,
        notebook.userId,
        kept.reduce((sum, one) => sum + (one?.bytes ?? 0), 0),
      );
      kept.push(file && (await keep(deps, notebook, { id, version }, await file())));
    }
    await checkQuota(
      deps,
      notebook.userId,
      kept.reduce((sum, one) => sum + (one?.bytes ?? 0), 0),
    );
    await insert(deps, notebook, id, source, kept);
  } catch (error) {
    // With the connection the answer is lost whether the rows stand: then the sweep finds out.
    if (!marksLoss(error)) await deps.storage.remove(kept.flatMap((one) => one?.key ?? []));
    throw error;
  }
  return id;
}

async function insert(
  { db, vault, queue, now }: Needs,
  notebook: OwnedNotebook,
  id: string,
  source: TakenSource,
  kept: readonly (Stored | null)[],
): Promise<void> {
  const { id: notebook_id, userId } = notebook;
  const keys = await vault.of(userId);
  const url = source.url === null ? null : checkUrl(source.url).href;
  const { created: created_at, updated: updated_at, versions } = source;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sources')
      .values({
        id,
        notebook_id,
        user_id: userId,
        type: versions[0]!.type,
        titled: source.titled,
        wanted_twice: source.wanted_twice,
        law_watched: source.watched,
        folder_id: source.folderId,
        title_sealed: keys.seal(titleAs(source.title), place('title', id)),
        display_name_sealed: keys.seal(nameOf(source.display_name, 'file'), place('display_name', id)),
        url_sealed: url === null ? null : keys.seal(url, place('url', id)),
        created_at,
        updated_at,
      })
      .execute();
    for (const [i, { version, type, media_type, error_code, password }] of versions.entries()) {
      const file = kept[i] ?? null;
      await trx
        .insertInto('source_versions')
        .values({
          source_id: id,
          version,
          user_id: userId,
          type,
          media_type,
          carried: file !== null,
          file_key: file?.key ?? null,
          bytes: file?.bytes ?? 0,
          fingerprint: file?.fingerprint ?? null,
          password_sealed: password === null ? null : keys.seal(password, versionPlace('password', id, version)),
          // What never had a file is not fetched behind anybody's back: its owner may try it again.
          ...(!file && { status: 'failed' as const, error_code: error_code ?? ('FILE_LOST' as const) }),
          created_at,
        })
        .execute();
      if (file) await queue.send(trx, 'source.read', { userId, sourceId: id, version }, { key: `${id}:${version}` });
      await recordWithin(trx, now(), notebook, {
        action: version === 1 ? 'source.added' : 'source.replaced',
        objectId: id,
        details: { kind: type, version, ...hashOf(file) },
      });
    }
  });
}

const LOOK_MS = 500;

/** Waits until no version in a notebook waits to be read, and answers how many of its sources have a newest version that could not be. */
export async function untilRead(
  { db }: Pick<Deps, 'db'>,
  notebook: OwnedNotebook,
  signal: AbortSignal,
): Promise<number> {
  for (;;) {
    const rows = await db
      .selectFrom('source_versions')
      .innerJoin('sources', 'sources.id', 'source_versions.source_id')
      .select(['source_id', 'source_versions.version', 'status'])
      .where('sources.notebook_id', '=', notebook.id)
      .orderBy('source_versions.version')
      .execute();
    if (rows.every(({ status }) => status === 'completed' || status === 'failed')) {
      const newest = new Map(rows.map(({ source_id, status }) => [source_id, status]));
      return [...newest.values()].filter((status) => status === 'failed').length;
    }
    await setTimeout(LOOK_MS, undefined, { signal });
  }
}
