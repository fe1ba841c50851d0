import type { Language } from '#contract/language.ts';
import type { Source } from '#contract/sources.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { replace } from './add.ts';
import { FETCHED } from './receive.ts';
import { place, rowOf, versionPlace } from './rows.ts';
import { openStored } from './stored.ts';

type Needs = Parameters<typeof replace>[0];

/**
 * Reads the file of a completed source again, as its next version: what reads files here may have changed since. The one before stays readable for what
 * cites it. A page of the web and a pasted text have no file to read again: CONFLICT.
 */
export async function readAgain(
  deps: Needs & Pick<Deps, 'storage'>,
  notebook: OwnedNotebook,
  id: string,
  language: Language,
): Promise<Source> {
  const row = await rowOf(deps.db, notebook, id);
  const { status, file_key: key, version, media_type: mediaType, type } = row.newest;
  if (status !== 'completed' || key === null || FETCHED.includes(type) || type === 'copied-text')
    throw new Problem('CONFLICT');
  const keys = await deps.vault.of(notebook.userId);
  const stream = await openStored(deps, keys, key, versionPlace('file', id, version));
  const name = keys.openText(row.display_name_sealed, place('display_name', id));
  return replace(deps, notebook, id, {}, { name, mediaType, stream, fields: async () => ({}) }, language);
}
