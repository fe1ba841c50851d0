import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { Recent } from '#server/recent.ts';
import { open, opening, seal, sealing } from './seal.ts';
import type { UserVault, Vault } from './vault.ts';

const KEY = 32;
/** Unwrapped user keys kept in memory, and for how long: a destroyed key is forgotten everywhere within a minute. */
const CACHE = { keys: 1000, ttl: 60_000 } as const;

/** A key of 32 bytes for one purpose, from the installation's master key (HKDF-SHA256). */
export const derive = (masterKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, '', `fojas/${purpose}`, KEY));

const userVault = (key: Buffer): UserVault => ({
  seal: (text, about) => seal(key, typeof text === 'string' ? Buffer.from(text) : text, about),
  open: (sealed, about) => open(key, sealed, about),
  openText: (sealed, about) => open(key, sealed, about).toString(),
  sealing: (about) => sealing(key, about),
  opening: (about) => opening(key, about),
});

const place = (userId: string): string => `user_keys.wrapped:${userId}`;

/** The vault over the `user_keys` table, under a master key of 32 bytes or more. */
export function createVault({ db, now }: Pick<Deps, 'db' | 'now'>, masterKey: Uint8Array): Vault {
  const wrapping = derive(masterKey, 'user-keys');
  const cache = new Recent<UserVault>(CACHE.keys, CACHE.ttl, now);
  return {
    async of(userId) {
      const known = cache.get(userId);
      if (known) return known;
      const row = await db.selectFrom('user_keys').select('wrapped').where('user_id', '=', userId).executeTakeFirst();
      if (!row) throw new Error(`the key of user ${userId} has been destroyed`);
      const vault = userVault(open(wrapping, row.wrapped, place(userId)));
      cache.set(userId, vault);
      return vault;
    },
    blind: (value, purpose) =>
      createHmac('sha256', derive(masterKey, `blind/${purpose}`))
        .update(value)
        .digest(),
    mint(userId) {
      const key = randomBytes(KEY);
      return { wrapped: seal(wrapping, key, place(userId)), vault: userVault(key) };
    },
    house: (purpose) => userVault(derive(masterKey, `house/${purpose}`)),
    forget: (userId) => cache.delete(userId),
  };
}
