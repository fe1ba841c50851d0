import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Body } from '#contract/endpoint.ts';
import { SOURCE_TITLE_MAX, titleFromText, websiteTitle, type sourcesApi } from '#contract/sources.ts';
import { typeOfName, type SourceType } from '#contract/source-type.ts';
import { line } from '#contract/words.ts';
import type { Deps } from '#server/deps.ts';
import type { Upload } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { storageKey, type OwnedNotebook } from '#server/notebooks/index.ts';
import { checkUrl } from '#server/ports/web/port.ts';
import { StorageUnavailable } from '#server/ports/storage/port.ts';
import { versionPlace } from './rows.ts';

export type Added = Body<(typeof sourcesApi)['add']>;
type Needs = Pick<Deps, 'vault' | 'storage'>;
/** What was sealed away: where, its bytes, and the fingerprint by which the same file is known again. */
export type Stored = { key: string; bytes: number; fingerprint: Buffer };
/** What was received, before any row speaks of it. An address of the web has nothing stored yet. */
export type Received = {
  fields: Added;
  type: SourceType;
  name: string;
  mediaType: string;
  url: string | null;
  stored: Stored | null;
};

/** Types of what a user pastes, and of what is fetched; every other kind of source is a file. */
const PASTED: readonly (SourceType | undefined)[] = ['text', 'copied-text', undefined];
export const FETCHED: readonly (SourceType | undefined)[] = ['website', 'youtube', 'multiple-websites'];
const oneLine = line(SOURCE_TITLE_MAX);
/** Characters that show nothing: a text of only these is blank. */
const UNSEEN = /\p{Cf}|\p{Cc}/gu;

/** The title of a text that nobody named. */
export function titleOf(content = ''): string {
  const read = oneLine.safeParse(titleFromText(content.replaceAll('\0', '')));
  return read.success ? read.data : 'text';
}

/** The name of a file as it may be shown: one line without folders, and without the points and spaces at its end that Windows drops. */
export function nameOf(raw: string | undefined, otherwise: string): string {
  const base = path.posix.basename((raw ?? '').replaceAll('\\', '/')).replace(/(?<![\s.])[\s.]+$/, '');
  const read = oneLine.safeParse([...base].slice(-SOURCE_TITLE_MAX).join(''));
  return read.success ? read.data : otherwise;
}

/**
 * Whether a title is to stay: an address without one, with the one that the dialog for addresses gives, or with one that is only for the time until it is read
 * (`metadata.provisional`), takes the title of its page.
 */
export function isTitled({ title, url: typed = '', metadata }: Added, url: string | null): boolean {
  if (url === null) return true;
  if (title === undefined || metadata?.['provisional'] === true) return false;
  const n = Number(/^Website (\d{1,4}): /.exec(title)?.[1]);
  return ![typed.trim(), url].some((address) => title === websiteTitle(n, address));
}

/** Which version of which source something belongs to. */
export type VersionOf = { id: string; version: number };

/**
 * Seals a stream into the storage, counting its plain bytes. What was stored of a stream that broke is removed. The key is this upload's own: of
 * several new versions that come at once one wins, and what the others take back must not be its file.
 */
export async function keep(
  { vault, storage }: Needs,
  { id: notebookId, userId }: Pick<OwnedNotebook, 'id' | 'userId'>,
  { id, version }: VersionOf,
  bytes: Readable,
): Promise<Stored> {
  const keys = await vault.of(userId);
  const key = `${storageKey({ userId, notebookId, sourceId: id, version }, 'file')}-${randomUUID()}`;
  const hash = createHash('sha256');
  let count = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const sealing = keys.sealing(versionPlace('file', id, version));
  try {
    await Promise.all([pipeline(bytes, counting, sealing), storage.put(key, sealing)]);
  } catch (error) {
    // A storage that does not answer is not asked again: what it may have kept the sweep finds.
    if (!(error instanceof StorageUnavailable)) await storage.remove([key]);
    throw error;
  }
  return { key, bytes: count, fingerprint: vault.blind(`${userId}:${hash.digest('hex')}`, 'file') };
}

/** An address of the web or a pasted text. */
async function receiveJson(deps: Needs, notebook: OwnedNotebook, of: VersionOf, fields: Added): Promise<Received> {
  if (FETCHED.includes(fields.type)) {
    const { href: url, hostname } = checkUrl(fields.url ?? '');
    // The specification lists the type of several addresses, but no call that takes more than one: it is a page like any other.
    const type = fields.type === 'youtube' ? 'youtube' : 'website';
    return { fields, type, name: hostname, mediaType: 'text/html', url, stored: null };
  }
  if (!PASTED.includes(fields.type)) throw new Problem('UNSUPPORTED_TYPE');
  if (!fields.content?.replace(UNSEEN, '').trim()) throw new Problem('INVALID', { fields: { content: 'missing' } });
  const stored = await keep(deps, notebook, of, Readable.from([Buffer.from(fields.content)]));
  const mediaType = 'text/plain; charset=utf-8';
  return { fields, type: fields.type ?? 'copied-text', name: '', mediaType, url: null, stored };
}

/** Takes in what a call brings: a file is sealed as it arrives. */
export async function receive(
  deps: Needs,
  notebook: OwnedNotebook,
  of: VersionOf,
  body: Added,
  upload: Upload<Added> | null,
): Promise<Received> {
  if (!upload) return receiveJson(deps, notebook, of, body);
  const stored = await keep(deps, notebook, of, upload.stream);
  try {
    const fields = await upload.fields();
    const name = nameOf(upload.name, 'file');
    return { fields, type: typeOfName(name), name, mediaType: upload.mediaType.slice(0, 200), url: null, stored };
  } catch (error) {
    await deps.storage.remove([stored.key]);
    throw error;
  }
}
