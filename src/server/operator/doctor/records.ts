import { sql } from 'kysely';
import { verifyChain } from '#server/audit/index.ts';
import { violations } from '#server/tokens/index.ts';
import { backups } from './backups.ts';
import { bad, ok, span, warn, type Check } from './check.ts';

/** Seconds that work may wait. */
const WAITS = { warn: 10 * 60, bad: 60 * 60 } as const;
/** An account should be gone within a day of its owner's asking. */
const DELETION_HOURS = 24;

const keys: Check = {
  part: 'keys',
  async look({ db }) {
    const { rows } = await sql<{ without: number; old: number; all: number }>`
      select count(*) filter (where k.user_id is null)::int as without,
        count(*) filter (where k.key_id is distinct from (select key_id from keyring))::int as old, count(*)::int as all
      from users u left join user_keys k on k.user_id = u.id where u.deleted_at is null`.execute(db);
    const { without, old, all } = rows[0]!;
    const found = [];
    if (without > 0) found.push(bad(`${without} accounts have no key`, 'restore the newest backup with its keys'));
    if (old > without)
      found.push(warn(`${old - without} keys are under an older master key`, 'run `keys rotate` to its end'));
    const copies = await db.selectFrom('key_copies').select('path').where('stale', '=', true).execute();
    for (const { path } of copies)
      found.push(
        bad(
          `the copy of the keys at ${path} may hold keys of deleted accounts`,
          'back up there again, or destroy that file',
        ),
      );
    return found.length > 0 ? found : [ok(`${all} users' keys under the master key`)];
  },
};

const queues: Check = {
  part: 'queues',
  async look({ db }) {
    const { rows } = await sql<{ kind: string; waiting: number; oldest: number }>`
      select name as kind, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as oldest
      from pgboss.job where state in ('created', 'retry') and start_after < now() and name not like '\\_\\_pgboss%'
      group by name order by oldest desc`.execute(db);
    const late = rows.filter(({ oldest }) => oldest > WAITS.warn);
    if (late.length === 0)
      return [ok(rows.length === 0 ? 'nothing waits' : `the oldest work waits for ${span(rows[0]!.oldest)}`)];
    return late.map(({ kind, waiting, oldest }) =>
      (oldest > WAITS.bad ? bad : warn)(
        `${kind}: ${waiting} wait, the oldest for ${span(oldest)}`,
        'start Fojas, or more of it (FOJAS_ROLE=worker)',
      ),
    );
  },
};

const deletions: Check = {
  part: 'deletions',
  async look({ db, now }) {
    const before = new Date(now().getTime() - DELETION_HOURS * 3600 * 1000);
    const late = await db
      .selectFrom('deletion_log')
      .select('id')
      .where('done_at', 'is', null)
      .where('asked_at', '<', before)
      .execute();
    if (late.length === 0) return [ok('none is late')];
    return [
      bad(
        `${late.length} accounts are not removed whole a day after they were deleted`,
        'start Fojas and read its log',
      ),
    ];
  },
};

const audit: Check = {
  part: 'audit log',
  async look(deps) {
    const { checked, broken } = await verifyChain(deps);
    return [
      broken
        ? bad(`broken at entry ${broken.seq}: ${broken.why}`, 'compare with a backup; somebody changed the database')
        : ok(`${checked} entries, whole`),
    ];
  },
};

const ledger: Check = {
  part: 'ledger',
  async look(deps) {
    const found = await violations(deps);
    return [
      found.length === 0 ? ok('sound') : bad(`${found.length} violations`, 'run `tokens verify` (docs/tokens.md)'),
    ];
  },
};

export const recordChecks: readonly Check[] = [keys, backups, queues, deletions, audit, ledger];
