import { unknownMigrations } from '#server/db/migrate.ts';
import { openRoot, placeOf, WrongMasterKey, wrapping } from '#server/vault/keyring.ts';
import { houseOf } from '#server/vault/keys.ts';
import type { MasterKeys } from '#server/vault/master.ts';
import { open, SealBroken } from '#server/vault/seal.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { Impossible, type Fresh } from '../command.ts';
import { readArchive, readHead, type Head } from './archive.ts';
import { BrokenBackup } from './frames.ts';
import { readKeys, type Keys } from './keys-file.ts';

/** A backup that was read whole, with the keys that open it. */
export type Backup = { file: string; line: string; head: Head; keys: Keys; house: UserVault; root: Buffer };
/** Finds out that a backup can be restored whole, before anything is made. Throws `BrokenBackup` or `Impossible`. */
export async function check({ keys: master }: Fresh, file: string, keysFile: string): Promise<Backup> {
  const { line, head } = await readHead(file);
  const strange = unknownMigrations(head.migrations);
  if (strange.length > 0) throw new BrokenBackup(`it was made by a newer Fojas, which knows ${strange.join(', ')}`);
  const keys = await readKeys(keysFile);
  if (keys.head.written_at < head.made_at)
    throw new Impossible(
      `The keys in ${keysFile} are older than this backup: name the newest copy with --keys. Keys of accounts deleted since would come back with old ones.`,
    );
  const key = master.find(keys.head.key_id);
  if (!key) throw new WrongMasterKey();
  const root = openRoot(key, keys.head.root_wrapped);
  checkKeys(master, keys, keysFile);
  const house = houseOf(root, 'backup');
  for await (const frame of readArchive(file, line, house)) void frame;
  return { file, line, head, keys, house, root };
}

/** That each user's key opens: one that does not would only be found once its owner signs in. */
function checkKeys(master: MasterKeys, { users }: Keys, file: string): void {
  const under = new Map<string | null, Buffer[]>();
  for (const { user, wrapped, key_id } of users.values()) {
    const known = key_id === null ? master.all() : [master.find(key_id)].filter((key) => key !== null);
    if (!under.has(key_id)) under.set(key_id, known.map(wrapping));
    if (!under.get(key_id)!.some((wrap) => opens(wrap, wrapped, placeOf(user))))
      throw new Impossible(
        known.length === 0
          ? `Some keys in ${file} are under another master key: it was written while \`keys rotate\` ran. Put that key back as a second line of master.key, or name a newer copy.`
          : `The key of account ${user} in ${file} is damaged: name another copy of it with --keys.`,
      );
  }
}

function opens(key: Buffer, wrapped: Buffer, place: string): boolean {
  try {
    return open(key, wrapped, place).length > 0;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}
