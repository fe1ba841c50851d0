import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { derive } from './derive.ts';
import type { MasterKey, MasterKeys } from './master.ts';
import { open, seal, SealBroken } from './seal.ts';

const ROOT = 32;
const PLACE = 'keyring.root_wrapped';

/** What an installation is sealed with. All that is its own (blind indexes, signatures, access tokens) follows from `root`, which no rotation changes. */
export type Keyring = { root: Buffer; keys: MasterKeys };

/** Thrown where none of the master keys is this installation's; its message is one line for a person. */
export class WrongMasterKey extends Error {
  constructor() {
    super(
      'The master key is not the one that this installation was sealed with: set FOJAS_MASTER_KEY, or put back master.key in the data folder.',
    );
    this.name = 'WrongMasterKey';
  }
}

/** The root, under a master key. */
export const wrapRoot = ({ bytes }: MasterKey, root: Uint8Array): Buffer => seal(derive(bytes, 'root'), root, PLACE);

/** Opens what `wrapRoot` made. Throws `SealBroken` with another key. */
export const openRoot = ({ bytes }: MasterKey, wrapped: Uint8Array): Buffer =>
  open(derive(bytes, 'root'), wrapped, PLACE);

/** A user's key, under a master key; bound to that user. */
export const placeOf = (userId: string): string => `user_keys.wrapped:${userId}`;
export const wrapping = ({ bytes }: MasterKey): Buffer => derive(bytes, 'user-keys');

/** The master key that opens one of the keys that were there before there was a root; the newest where there is none. Null where none of them does. */
async function keyBefore(db: Kysely<Tables>, keys: MasterKeys): Promise<{ key: MasterKey; bare: boolean } | null> {
  const sample = await db.selectFrom('user_keys').select(['user_id', 'wrapped']).limit(1).executeTakeFirst();
  if (!sample) {
    const sealed = await db.selectFrom('audit_chain').select('one').executeTakeFirst();
    return { key: keys.all()[0]!, bare: !sealed };
  }
  for (const key of keys.all()) {
    try {
      open(wrapping(key), sample.wrapped, placeOf(sample.user_id));
      return { key, bare: false };
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
    }
  }
  return null;
}

/**
 * Opens the keyring of an installation, making it at first. An installation of before had its master key for a root, and keeps it. Throws
 * `WrongMasterKey`.
 */
export async function openKeyring(db: Kysely<Tables>, keys: MasterKeys): Promise<Keyring> {
  const kept = () => db.selectFrom('keyring').selectAll().executeTakeFirst();
  let row = await kept();
  if (!row) {
    const before = await keyBefore(db, keys);
    if (!before) throw new WrongMasterKey();
    const { key, bare } = before;
    const values = { key_id: key.id, root_wrapped: wrapRoot(key, bare ? randomBytes(ROOT) : key.bytes) };
    // Processes that start at once all take the first one's.
    await db
      .insertInto('keyring')
      .values(values)
      .onConflict((clash) => clash.column('one').doNothing())
      .execute();
    row = (await kept())!;
  }
  const key = keys.find(row.key_id);
  if (!key) throw new WrongMasterKey();
  return { root: openRoot(key, row.root_wrapped), keys };
}
