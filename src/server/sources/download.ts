import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { place, rowOf, versionPlace } from './rows.ts';

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

/** Sends the file of one version as it was uploaded, opened as it streams; never as a type that a browser would run. */
export async function download(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  id: string,
  asked: number | undefined,
  reply: FastifyReply,
): Promise<void> {
  const row = await rowOf(deps.db, notebook, id);
  const number = asked ?? row.newest.version;
  const version = await deps.db
    .selectFrom('source_versions')
    .select(['file_key', 'bytes', 'type'])
    .where('source_id', '=', id)
    .where('version', '=', number)
    .executeTakeFirst();
  if (!version?.file_key) throw notFound();
  const keys = await deps.vault.of(notebook.userId);
  const name = keys.openText(row.display_name_sealed, place('display_name', id));
  const pasted = version.type === 'copied-text' || version.type === 'text';
  const stream = (await deps.storage.get(version.file_key)).pipe(keys.opening(versionPlace('file', id, number)));
  await reply
    .header('content-disposition', attachment(pasted && !/\.\w+$/.test(name) ? `${name}.txt` : name))
    .header('content-length', Number(version.bytes))
    .header('x-content-type-options', 'nosniff')
    .type('application/octet-stream')
    .send(stream);
}
