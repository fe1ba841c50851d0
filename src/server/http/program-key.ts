import { createHash } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { KEY_PREFIX } from '#contract/programs.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Recent } from '#server/recent.ts';
import { bucket } from './bucket.ts';
import type { Caller } from './call.ts';

/** The last use is written down again no sooner than this. */
const USE_TOLD_MS = 5 * 60_000;
/** Calls of one key: at once, and from then on in a second. */
const BURST = 120;
const PER_SECOND = 2;
const REMEMBERED_MS = 10 * 60_000;

type Of = Pick<Caller, 'id' | 'sessionId'>;

/** What is kept of a key. It holds 256 random bits, so that a plain hash cannot be guessed from. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();
export const isProgramKey = (token: string): boolean => token.startsWith(KEY_PREFIX);

/** Whether a key was made after the last change of its user's password, however that changed. */
export const isOfThisPassword = (
  where: ExpressionBuilder<Pick<Tables, 'program_keys' | 'users'>, 'program_keys' | 'users'>,
) =>
  where.or([
    where('users.password_changed_at', 'is', null),
    where('users.password_changed_at', '<=', where.ref('program_keys.created_at')),
  ]);

/** Who asks with a key for programs: its id stands where a session's would. */
export function programKeys({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const buckets = new Recent<() => boolean>(10_000, REMEMBERED_MS, now, 'program keys');

  return {
    /** Whose a key is; null for one that was never made or was revoked. */
    async read(key: string): Promise<Of | null> {
      const row = await db
        .selectFrom('program_keys')
        .select(['id', 'user_id'])
        .where('hash', '=', hashOfKey(key))
        .executeTakeFirst();
      return row ? { id: row.user_id, sessionId: row.id } : null;
    },
    /** The caller while the key is good: not over, older than no change of the password, of an account that stands. */
    async callerOf({ id, sessionId }: Of): Promise<Caller | null> {
      const at = now();
      const row = await db
        .selectFrom('program_keys')
        .innerJoin('users', 'users.id', 'program_keys.user_id')
        .select(['users.language', 'users.frozen_at', 'users.models_refused_at'])
        .select(['program_keys.scopes', 'program_keys.last_used_at'])
        .where('program_keys.id', '=', sessionId)
        .where('program_keys.user_id', '=', id)
        .where('program_keys.expires_at', '>', at)
        .where('users.blocked_at', 'is', null)
        .where('users.deleted_at', 'is', null)
        .where(isOfThisPassword)
        .executeTakeFirst();
      if (!row) return null;
      const { language, frozen_at, models_refused_at, scopes, last_used_at } = row;
      if (!last_used_at || at.getTime() - last_used_at.getTime() > USE_TOLD_MS)
        await db.updateTable('program_keys').set({ last_used_at: at }).where('id', '=', sessionId).execute();
      const modelsRefused = models_refused_at !== null;
      return { id, sessionId, language, frozen: frozen_at !== null, modelsRefused, scopes };
    },
    hasRoom(keyId: string): boolean {
      const take = buckets.get(keyId) ?? bucket(BURST, PER_SECOND);
      buckets.set(keyId, take);
      return take();
    },
  };
}
