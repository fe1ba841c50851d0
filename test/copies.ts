import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Source } from '#contract/sources.ts';
import { storageKey } from '#server/notebooks/index.ts';
import { openStored } from '#server/sources/index.ts';
import { place, versionPlace } from '#server/sources/rows.ts';
import type { TestApp } from './app.ts';

/** Makes another source of the same text in the same notebook, without reading it again, which takes a process each time. Answers its id. */
export async function copySource({ deps }: TestApp, of: Pick<Source, 'id'>, title: string): Promise<string> {
  const { db, vault, storage } = deps;
  const source = await db.selectFrom('sources').selectAll().where('id', '=', of.id).executeTakeFirstOrThrow();
  const version = await db.selectFrom('source_versions').selectAll().where('source_id', '=', of.id).executeTakeFirstOrThrow(); // prettier-ignore
  const keys = await vault.of(source.user_id);
  const id = randomUUID();
  const files: Record<string, string> = {};
  for (const kind of ['file', 'text', 'index'] as const) {
    const key = version[`${kind}_key`]!;
    const to = storageKey({ userId: source.user_id, notebookId: source.notebook_id, sourceId: id, version: 1 }, kind);
    const plain = await openStored(deps, keys, key, versionPlace(kind, of.id, 1));
    await storage.put(to, Readable.from(plain.pipe(keys.sealing(versionPlace(kind, id, 1)))));
    files[`${kind}_key`] = to;
  }
  const sealed = (column: 'title' | 'display_name'): Buffer => keys.seal(title, place(column, id));
  const report_sealed = keys.seal(keys.open(version.report_sealed!, versionPlace('report', of.id, 1)), versionPlace('report', id, 1)); // prettier-ignore
  const named = { title_sealed: sealed('title'), display_name_sealed: sealed('display_name'), summary_sealed: null };
  await db.insertInto('sources').values({ ...source, ...named, id, upload_key: null, wanted_twice: true }).execute(); // prettier-ignore
  await db.insertInto('source_versions').values({ ...version, ...files, bytes: Number(version.bytes), source_id: id, report_sealed, fingerprint: null, references_key: null }).execute(); // prettier-ignore
  return id;
}
