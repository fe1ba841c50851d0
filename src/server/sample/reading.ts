import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { addSource, retrySource } from '#server/sources/index.ts';
import type { Document } from './text.ts';

type Needs = Parameters<typeof addSource>[0];

/** How long reading is waited for before it is looked at again, where nobody told of it. */
const LOOK_EVERY_MS = 1000;

/** The documents of the sample become sources as any file does, once: the key of each says whether it came. Answers their ids, in order. */
export async function addDocuments(
  deps: Needs,
  notebook: OwnedNotebook,
  [first, second]: readonly [Document, Document],
  language: Language,
): Promise<[string, string]> {
  return [await addOne(deps, notebook, first, language), await addOne(deps, notebook, second, language)];
}

async function addOne(
  deps: Needs,
  notebook: OwnedNotebook,
  { key, name, title, text }: Document,
  language: Language,
): Promise<string> {
  const there = await deps.db
    .selectFrom('sources')
    .select('id')
    .where('notebook_id', '=', notebook.id)
    .where('upload_key', '=', key)
    .executeTakeFirst();
  if (there) return there.id;
  const body = { title, upload_key: key };
  const upload = {
    name,
    mediaType: 'text/plain; charset=utf-8',
    stream: Readable.from([Buffer.from(text)]),
    fields: async () => body,
  };
  return (await addSource(deps, notebook, body, upload, language)).id;
}

/** Thrown where a document could not be read, so that all is tried again. */
class Unread extends Error {}

/** Waits until the documents were read. One that failed is read again, and this throws, so that it is waited for with the next attempt. */
export async function whenRead(
  deps: Needs,
  notebook: OwnedNotebook,
  ids: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const changed = nextChange(deps, notebook, signal);
    const rows = await deps.db
      .selectFrom('source_versions')
      .select(['source_id', 'status'])
      .where('source_id', 'in', ids)
      .where('version', '=', 1)
      .execute();
    if (rows.filter(({ status }) => status === 'completed').length === ids.length) return;
    const failed = rows.find(({ status }) => status === 'failed');
    if (failed) await retrySource(deps, notebook, failed.source_id, undefined, language);
    if (failed || rows.length < ids.length) throw new Unread();
    await changed;
    signal.throwIfAborted();
  }
}

/** Until something of the user's sources changes, or a while has passed. */
async function nextChange({ live }: Pick<Deps, 'live'>, { userId }: OwnedNotebook, signal: AbortSignal): Promise<void> {
  const heard = new AbortController();
  const end = live.listen(userId, ({ type }) => type === 'source' && heard.abort());
  await pause(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([signal, heard.signal]) }).catch(() => undefined);
  end();
}
