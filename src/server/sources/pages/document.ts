import type { ErrorCode } from '#contract/errors.ts';
import { Unreadable } from '#extract/extracted.ts';
import type { Deps } from '#server/deps.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { rowOf, versionPlace } from '../rows.ts';
import { openStored } from '../stored.ts';
import { holdPages } from './held.ts';
import type { PageProcess } from './process.ts';

/** A version of a source whose file is a PDF. `pages`: how many it has, where it was read. */
export type Document = {
  sourceId: string;
  version: number;
  fileKey: string;
  pages: number | null;
  sealedPassword: Buffer | null;
};

const held = holdPages();
/** Closes the file of a source that was deleted. */
export const letGoPages = (sourceId: string): void => held.drop(`${sourceId}:`);

const isPdf = (type: string, mediaType: string): boolean =>
  type === 'pdf' || (type === 'website' && mediaType.split(';')[0]!.trim() === 'application/pdf');

/** The newest version of a source of the notebook that was read, or the one asked for. 404 for a stranger's; WRONG_KIND for what is no PDF, SOURCE_NOT_READY before its file is there. */
export async function documentOf(
  { db }: Pick<Deps, 'db'>,
  notebook: OwnedNotebook,
  id: string,
  asked: number | undefined,
): Promise<Document> {
  const row = await rowOf(db, notebook, id);
  const number = asked ?? row.version;
  const version = await db
    .selectFrom('source_versions')
    .select(['type', 'media_type', 'file_key', 'pages', 'password_sealed'])
    .where('source_id', '=', id)
    .where('version', '=', number)
    .executeTakeFirst();
  if (!version) throw notFound();
  if (!isPdf(version.type, version.media_type)) throw new Problem('WRONG_KIND');
  if (!version.file_key) throw new Problem('SOURCE_NOT_READY');
  const { file_key: fileKey, pages, password_sealed: sealedPassword } = version;
  return { sourceId: id, version: number, fileKey, pages, sealedPassword };
}

/** What is told of a file that cannot be shown; a file that is lost is not there. */
const problemOf = (code: ErrorCode): Problem => (code === 'NOT_FOUND' ? notFound() : new Problem(code));

/**
 * Does something with the open pages of a document, in a process apart. `what` names it: what takes the process down is refused for a while. Throws the
 * reason as a `Problem`.
 */
export async function showing<T>(
  deps: Pick<Deps, 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  document: Document,
  what: string,
  signal: AbortSignal,
  work: (pages: PageProcess) => Promise<T>,
): Promise<T> {
  const { sourceId, version, fileKey, sealedPassword } = document;
  const open = async () => {
    const keys = await deps.vault.of(notebook.userId);
    const place = versionPlace('password', sourceId, version);
    return {
      bytes: await openStored(deps, keys, fileKey, versionPlace('file', sourceId, version)),
      password: sealedPassword && keys.openText(sealedPassword, place),
    };
  };
  try {
    return await held.work(signal, { who: notebook.userId, key: `${sourceId}:${version}`, what, open, work });
  } catch (error) {
    if (error instanceof Unreadable) throw problemOf(error.code);
    throw error instanceof StorageMissing ? notFound() : error;
  }
}
