import type { Generated } from 'kysely';
import type { Made } from './times.ts';

/** The keys of users, and what they are wrapped with (migration 029). */
export type KeyTables = {
  /** The key of a user, wrapped by the master key `key_id`; null where it was wrapped before keys had ids. */
  user_keys: { user_id: string; wrapped: Buffer; key_id: string | null; created_at: Made };
  /** One row: the master key that counts, and under it the root that all else follows from. */
  keyring: { one: Generated<boolean>; key_id: string; root_wrapped: Buffer };
  /** Files beside backups that hold wrapped keys: they are written anew when an account goes. `stale`: the last time they could not be. */
  key_copies: { path: string; host: string; written_at: Date; stale: Generated<boolean> };
};
