import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Selectable } from 'kysely';
import {
  MAX_REFERENCES,
  type Identity,
  type Reference,
  type SourceAuthorities,
  type SourceReferences,
} from '#contract/references.ts';
import { lineAt, rangeOfLines } from '#reading/lines.ts';
import { authorities, isHeading } from '#reading/references/authorities.ts';
import { isRuling, ownIdentity } from '#reading/references/own-identity.ts';
import { readReferences } from '#reading/references/references.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import { storageKey, type OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { openVersion, type Opened } from './open.ts';
import { rowOf, versionPlace } from './rows.ts';
import { inSlices } from '#server/slices.ts';
import { openStored } from './stored.ts';

type Version = Selectable<Tables['source_versions']>;
type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/** What is found in the text of a version: its references in their order, and what ruling it is. */
export type Found = { references: readonly Reference[]; identity: Identity };
/** The first line of what is stored: who made it, and of what text. Of another make or another text it is made anew. */
type Head = { make: number; characters: number; identity: Identity };

/** To be raised when the reading of references learns something: what was stored before is then made again. */
const MAKE = 1;
/** References of one stored line: as many as are written or read without a pause. */
const LINE = 500;

/** What was found in the versions that are open; it is forgotten with them. By their lines, which stay the same array. */
const known = new WeakMap<Uint32Array, Promise<Found>>();

/** The references of an opened version: from memory, from the storage, or read now and stored sealed. */
export function findIn(deps: Needs, notebook: OwnedNotebook, version: Version, opened: Opened): Promise<Found> {
  const before = known.get(opened.lines);
  if (before) return before;
  const found = load(deps, version, opened).then((stored) => stored ?? make(deps, notebook, version, opened));
  known.set(opened.lines, found);
  found.catch(() => known.delete(opened.lines));
  return found;
}

async function load(deps: Needs, version: Version, { text }: Opened): Promise<Found | null> {
  const { source_id: id, version: number, references_key: key } = version;
  if (key === null) return null;
  const keys = await deps.vault.of(version.user_id);
  try {
    const stored = await buffer(await openStored(deps, keys, key, versionPlace('references', id, number)));
    const [head = '', ...lines] = stored.toString().split('\n');
    const { make: by, characters, identity } = JSON.parse(head) as Head;
    if (by !== MAKE || characters !== text.length) return null;
    return { identity, references: await inSlices(parsed(lines)) };
  } catch (error) {
    // What was made of the text can be made of it again.
    if (error instanceof StorageMissing) return null;
    throw error;
  }
}

function* parsed(lines: readonly string[]): Generator<void, Reference[]> {
  const references: Reference[] = [];
  for (const line of lines) {
    references.push(...(JSON.parse(line) as Reference[]));
    yield;
  }
  return references;
}

function* written(head: Head, references: readonly Reference[]): Generator<string> {
  yield JSON.stringify(head);
  for (let at = 0; at < references.length; at += LINE) yield `\n${JSON.stringify(references.slice(at, at + LINE))}`;
}

async function make(deps: Needs, { id: notebookId }: OwnedNotebook, version: Version, opened: Opened): Promise<Found> {
  const { source_id: sourceId, version: number, user_id: userId } = version;
  const { text } = opened;
  const references = await inSlices(readReferences(text));
  const identity = ownIdentity(text, references);
  const key = storageKey({ userId, notebookId, sourceId, version: number }, 'references');
  const sealing = (await deps.vault.of(userId)).sealing(versionPlace('references', sourceId, number));
  const lines = Readable.from(written({ make: MAKE, characters: text.length, identity }, references));
  await Promise.all([pipeline(lines, sealing), deps.storage.put(key, sealing)]);
  const { numUpdatedRows } = await deps.db
    .updateTable('source_versions')
    .set({ references_key: key })
    .where('source_id', '=', sourceId)
    .where('version', '=', number)
    .executeTakeFirst();
  // Of a source that was deleted meanwhile nothing stays.
  if (numUpdatedRows === 0n) await deps.storage.remove([key]);
  return { references, identity };
}

/** One version of a source of the notebook, opened, with what is found in it. A version that is not read is 404. */
async function openOne(deps: Needs, notebook: OwnedNotebook, id: string, asked: number | undefined) {
  const row = await rowOf(deps.db, notebook, id);
  const version = await deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where('source_id', '=', id)
    .where('version', '=', asked ?? row.version)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (!version) throw notFound();
  const opened = await openVersion(deps, version);
  return { number: version.version, opened, found: await findIn(deps, notebook, version, opened) };
}

type Asked = { version?: number | undefined; from?: number | undefined; to?: number | undefined };

/** The references that touch the lines asked for, of one version; without lines, all. */
export async function references(
  deps: Needs,
  notebook: OwnedNotebook,
  id: string,
  asked: Asked,
): Promise<SourceReferences> {
  const { number, opened, found } = await openOne(deps, notebook, id, asked.version);
  const { text, lines } = opened;
  const [from, to] = [Math.min(asked.from ?? 1, lines.length), Math.min(asked.to ?? lines.length, lines.length)];
  if (to < from) throw new Problem('INVALID', { fields: { to: 'wrong' } });
  const range = rangeOfLines(lines, text, from, to);
  const touching = found.references.filter(({ start, end }) => start < range.end && end > range.start);
  return {
    version: number,
    from,
    to,
    total: touching.length,
    references: touching.slice(0, MAX_REFERENCES).map((reference) => ({
      line: lineAt(lines, reference.start),
      reference,
      heading: isHeading(text, reference),
    })),
    identity: isRuling(text, found.identity) ? found.identity : null,
  };
}

/** The authorities that a version names, each once. */
export async function authoritiesOf(
  deps: Needs,
  notebook: OwnedNotebook,
  id: string,
  asked: number | undefined,
): Promise<SourceAuthorities> {
  const { number, opened, found } = await openOne(deps, notebook, id, asked);
  const all = authorities(found.references);
  return {
    version: number,
    total: all.length,
    authorities: all
      .slice(0, MAX_REFERENCES)
      .map(({ reference, count }) => ({ reference, count, line: lineAt(opened.lines, reference.start) })),
  };
}
