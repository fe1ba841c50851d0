import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { Recent } from '#server/recent.ts';
import { record } from './record.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Who is remembered as having been written down lately, and for how long: an account fills no log by trying. */
const LATELY = { users: 10_000, ms: 60_000 } as const;

/** What calls name by its id in their address, each row with the account that it is of. */
const NAMED = [
  'notebooks',
  'sources',
  'source_folders',
  'notes',
  'conversations',
  'chat_messages',
  'studio_jobs',
  'shared_links',
  'law_sets',
  'sessions',
  'program_keys',
  'passkeys',
] as const;

/** The ids that a call named in its address. */
const idsOf = ({ params }: FastifyRequest): string[] =>
  Object.values((params ?? {}) as Record<string, unknown>).filter(
    (one): one is string => typeof one === 'string' && UUID.test(one),
  );

/**
 * Writes down who named what is another account's, at most once a minute each: in the audit log under the account that asked, with the id, and in the log. It is
 * looked for after the answer, so that a stranger's id and one that never was take equally long.
 */
export function recordStrangers(app: FastifyInstance, { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): void {
  const lately = new Recent<true>(LATELY.users, LATELY.ms, now, 'strangers');
  const look = async (userId: string, ids: string[], ip: string): Promise<void> => {
    const looks = NAMED.map(
      (table) => sql`select id from ${sql.table(table)} where id = any(${ids}::uuid[]) and user_id <> ${userId}`,
    );
    const { rows } = await sql<{ id: string }>`${sql.join(looks, sql` union all `)} limit 1`.execute(db);
    const [theirs] = rows;
    if (!theirs || lately.get(userId)) return;
    lately.set(userId, true);
    log.warn({ user: userId, object: theirs.id }, 'an account asked for what is of another');
    await record(db, now(), { userId, action: 'account.strange-id', objectId: theirs.id, ip });
  };
  app.addHook('onResponse', (request, _reply, done) => {
    done();
    const { refusal, caller, ip } = request;
    const ids = idsOf(request);
    if (refusal !== 'NOT_FOUND' || !caller || ids.length === 0) return;
    // The answer is given: whoever cannot write it down now has lost a line, not a call.
    look(caller.id, ids, ip).catch(() => undefined);
  });
}
