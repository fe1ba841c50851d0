import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { Recent } from '#server/recent.ts';
import { derive } from './derive.ts';
import { placeOf, wrapping, wrapRoot, WrongMasterKey, type Keyring } from './keyring.ts';
import type { MasterKey, MasterKeys } from './master.ts';
import { open, opening, seal, SealBroken, sealing } from './seal.ts';
import { KeyDestroyed, type UserVault, type Vault } from './vault.ts';

const KEY = 32;
/** Unwrapped user keys kept in memory, and for how long: a destroyed key is forgotten everywhere within a minute. */
const CACHE = { keys: 1000, ttl: 60_000 } as const;
/** Keys that are wrapped anew in one transaction. */
const BATCH = 200;

const userVault = (key: Buffer): UserVault => ({
  seal: (text, about) => seal(key, typeof text === 'string' ? Buffer.from(text) : text, about),
  open: (sealed, about) => open(key, sealed, about),
  openText: (sealed, about) => open(key, sealed, about).toString(),
  sealing: (about) => sealing(key, about),
  opening: (about) => opening(key, about),
});

/** A vault of the installation itself, for one purpose. */
export const houseOf = (root: Uint8Array, purpose: string): UserVault => userVault(derive(root, `house/${purpose}`));

type Wrapped = { wrapped: Buffer; key_id: string | null };

/** A user's key out of its wrap. One without a key id is of before there were any. */
function unwrap(keys: MasterKeys, userId: string, { wrapped, key_id }: Wrapped): Buffer {
  const known = key_id === null ? keys.all() : [keys.find(key_id)];
  for (const key of known)
    try {
      if (key) return open(wrapping(key), wrapped, placeOf(userId));
    } catch (error) {
      if (!(error instanceof SealBroken) || key_id !== null) throw error;
    }
  throw key_id === null ? new SealBroken() : new WrongMasterKey();
}

/** The vault over the `user_keys` table, under the keyring of the installation. */
export function createVault({ db, now }: Pick<Deps, 'db' | 'now'>, { root, keys }: Keyring): Vault {
  const cache = new Recent<UserVault>(CACHE.keys, CACHE.ttl, now, 'keys');

  /** The master key that counts now. It does not change before the transaction ends, so nothing is wrapped under one that was left. */
  async function current(trx: Deps['db']): Promise<MasterKey> {
    const row = await trx.selectFrom('keyring').select('key_id').forShare().executeTakeFirst();
    const key = row ? keys.find(row.key_id) : keys.all()[0];
    if (!key) throw new WrongMasterKey();
    return key;
  }

  return {
    async of(userId) {
      const known = cache.get(userId);
      if (known) return known;
      const row = await db
        .selectFrom('user_keys')
        .select(['wrapped', 'key_id'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) throw new KeyDestroyed(userId);
      const vault = userVault(unwrap(keys, userId, row));
      cache.set(userId, vault);
      return vault;
    },
    blind: (value, purpose) =>
      createHmac('sha256', derive(root, `blind/${purpose}`))
        .update(value)
        .digest(),
    mint(userId) {
      const key = randomBytes(KEY);
      return {
        vault: userVault(key),
        async keep(trx) {
          const under = await current(trx);
          const wrapped = seal(wrapping(under), key, placeOf(userId));
          await trx.insertInto('user_keys').values({ user_id: userId, wrapped, key_id: under.id }).execute();
        },
      };
    },
    house: (purpose) => houseOf(root, purpose),
    forget: (userId) => cache.delete(userId),
    masterKeys: keys,
    async turn(trx, to) {
      await trx
        .updateTable('keyring')
        .set({ key_id: to.id, root_wrapped: wrapRoot(to, root) })
        .execute();
    },
    rewrap: () =>
      db.transaction().execute(async (trx) => {
        const under = await current(trx);
        const rows = await trx
          .selectFrom('user_keys')
          .select(['user_id', 'wrapped', 'key_id'])
          .where((row) => row('key_id', 'is distinct from', under.id))
          .orderBy('user_id')
          .limit(BATCH)
          .forUpdate()
          .execute();
        const wrapped = rows.map((row) =>
          seal(wrapping(under), unwrap(keys, row.user_id, row), placeOf(row.user_id)).toString('hex'),
        );
        await sql`
          update user_keys set wrapped = decode(anew.wrapped, 'hex'), key_id = ${under.id}
          from unnest(${rows.map((row) => row.user_id)}::uuid[], ${wrapped}::text[]) as anew (user_id, wrapped)
          where user_keys.user_id = anew.user_id`.execute(trx);
        return rows.length;
      }),
  };
}
