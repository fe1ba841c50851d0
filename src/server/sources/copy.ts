import type { Language } from '#contract/language.ts';
import type { Source } from '#contract/sources.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { place, rowOf, showOne, versionPlace } from './rows.ts';
import { openStored } from './stored.ts';
import { takeSource } from './take.ts';

/**
 * Puts a source into another notebook of its owner too: the file of its newest readable version is sealed for its new place and read there. Of older versions and
 * its folder nothing goes along. CONFLICT where none was read or its file is gone; SOURCE_LIMIT and STORAGE_QUOTA where there is no room.
 */
export async function copySource(
  deps: Parameters<typeof takeSource>[0] & Pick<Deps, 'live'>,
  from: OwnedNotebook,
  to: OwnedNotebook,
  id: string,
  language: Language,
): Promise<Source> {
  const row = await rowOf(deps.db, from, id);
  const { version } = row;
  const read = await deps.db
    .selectFrom('source_versions')
    .select(['type', 'media_type', 'file_key', 'password_sealed'])
    .where('source_id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  const key = read?.file_key;
  if (!read || !key) throw new Problem('CONFLICT');
  const keys = await deps.vault.of(from.userId);
  const { type, media_type, password_sealed } = read;
  const password = password_sealed && keys.openText(password_sealed, versionPlace('password', id, version));
  const file = () => openStored(deps, keys, key, versionPlace('file', id, version));
  const now = deps.now();
  const copied = await takeSource(deps, to, {
    title: keys.openText(row.title_sealed, place('title', id)),
    titled: row.titled,
    display_name: keys.openText(row.display_name_sealed, place('display_name', id)),
    url: row.url_sealed && keys.openText(row.url_sealed, place('url', id)),
    wanted_twice: false,
    watched: row.law_watched,
    folderId: null,
    versions: [{ version: 1, type, media_type, error_code: null, password, file }],
    created: now,
    updated: now,
  });
  deps.live.tell(to.userId, { type: 'source', notebook_id: to.id, source_id: copied });
  return showOne(deps, to, copied, language);
}
