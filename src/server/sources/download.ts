import type { FastifyReply } from 'fastify';
import { typeOfName, withoutEnding, type SourceType } from '#contract/source-type.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, type Problem } from '#server/http/problem.ts';
import { recordWithin, type OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { place, rowOf, versionPlace } from './rows.ts';
import { openStored } from './stored.ts';

/** `Content-Disposition` for any name (RFC 6266): a plain fallback, and the name itself in UTF-8 (RFC 8187). */
export function attachment(name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%/]/g, '_') || 'file';
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The endings of the types that have one only; what was pasted is kept as plain text. */
const ENDINGS: Partial<Record<SourceType, string>> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  pptx: 'pptx',
  rtf: 'rtf',
  eml: 'eml',
  msg: 'msg',
  doc: 'doc',
  xlsx: 'xlsx',
  txt: 'txt',
  md: 'md',
  text: 'txt',
  'copied-text': 'txt',
};

/** The endings of what was fetched, by what its server said that it is; a page in all other cases. */
const FETCHED: Record<string, string> = { 'application/pdf': 'pdf', 'text/plain': 'txt', 'text/markdown': 'md' };
const endingOf = (type: SourceType, mediaType: string): string | undefined =>
  type === 'website' ? (FETCHED[mediaType.split(';')[0]!] ?? 'html') : type === 'youtube' ? 'json' : ENDINGS[type];

/** What a version's file is called: the name of its source, with the ending of its own type, since versions may differ in it. */
export function fileName(name: string, type: SourceType, mediaType: string): string {
  if (typeOfName(name) === type && /\.\w+$/.test(name)) return name;
  const ending = endingOf(type, mediaType);
  return ending ? `${withoutEnding(name)}.${ending}` : withoutEnding(name);
}

/** A file that a row speaks of and that is not there: not found for who asks, an alarm for who runs the house. */
function lost({ log }: Pick<Deps, 'log'>, sourceId: string, version: number): Problem {
  log.error({ source: sourceId, version }, 'a stored file is missing');
  return notFound();
}

/** Sends the file of one version as it was uploaded, opened as it streams; never as a type that a browser would run. */
export async function download(
  deps: Pick<Deps, 'db' | 'vault' | 'storage' | 'log' | 'now'>,
  notebook: OwnedNotebook,
  id: string,
  asked: number | undefined,
  reply: FastifyReply,
): Promise<void> {
  const row = await rowOf(deps.db, notebook, id);
  const number = asked ?? row.newest.version;
  const version = await deps.db
    .selectFrom('source_versions')
    .select(['file_key', 'bytes', 'type', 'media_type'])
    .where('source_id', '=', id)
    .where('version', '=', number)
    .executeTakeFirst();
  if (!version?.file_key) throw notFound();
  const keys = await deps.vault.of(notebook.userId);
  const name = keys.openText(row.display_name_sealed, place('display_name', id));
  const stream = await openStored(deps, keys, version.file_key, versionPlace('file', id, number)).catch(
    (error: unknown) => {
      throw error instanceof StorageMissing ? lost(deps, id, number) : error;
    },
  );
  await recordWithin(deps.db, deps.now(), notebook, {
    action: 'source.downloaded',
    objectId: id,
    details: { version: number },
  });
  await reply
    .header('content-disposition', attachment(fileName(name, version.type, version.media_type)))
    .header('content-length', Number(version.bytes))
    .header('x-content-type-options', 'nosniff')
    .type('application/octet-stream')
    .send(stream);
}
