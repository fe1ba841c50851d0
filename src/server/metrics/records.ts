import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Records } from './instruments.ts';

type Db = Kysely<Tables>;

/** Work by its kind; that which has no row has none of it. */
async function readJobs(db: Db, { jobsWaiting, jobsActive, jobsOldest, jobsGivenUp }: Records): Promise<void> {
  const { rows } = await sql<{ kind: string; waiting: number; active: number; oldest: number; given_up: number }>`
    select regexp_replace(name, '\\.given-up$', '') as kind,
      count(*) filter (where alive and state < 'active' and start_after < now())::int as waiting,
      count(*) filter (where alive and state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(start_after) filter (where alive and state < 'active' and start_after < now())), 0)::float8 as oldest,
      count(*) filter (where not alive and created_on > now() - interval '1 day')::int as given_up
    from (select *, name not like '%.given-up' as alive from pgboss.job
      where name not like '\\_\\_pgboss%' and (state < 'completed' or name like '%.given-up')) jobs
    group by 1`.execute(db);
  for (const gauge of [jobsWaiting, jobsActive, jobsOldest, jobsGivenUp]) gauge.reset();
  for (const { kind, waiting, active, oldest, given_up } of rows) {
    jobsWaiting.set({ kind }, waiting);
    jobsActive.set({ kind }, active);
    jobsOldest.set({ kind }, oldest);
    jobsGivenUp.set({ kind }, given_up);
  }
}

/**
 * Tokens and money. A hold is worked on while its lease runs, or the job of the Studio that it pays for does; the sweep of leases gives back what is left
 * within seconds (tokens/watch.ts), so a minute after its end nothing of it should be there.
 */
async function readTokens(db: Db, records: Records): Promise<void> {
  const { rows } = await sql<{ violated: number; orphans: number; events: number; oldest: number; uncredited: number }>`
    select (select count(*)::int from ledger_lock) as violated,
      (select count(*)::int from ledger_transfers h where h.kind = 'hold' and h.created_at < now() - interval '2 minutes'
        and not exists (select from ledger_transfers r where r.pending_id = h.id)
        and not exists (select from ledger_leases l where l.hold_id = h.id and l.until > now() - interval '1 minute')
        and not exists (select from studio_jobs j where j.hold_id = h.id and j.status in ('pending', 'processing'))) as orphans,
      (select count(*)::int from provider_events where processed_at is null) as events,
      (select coalesce(extract(epoch from now() - min(received_at)), 0)::float8 from provider_events
        where processed_at is null) as oldest,
      (select count(*)::int from provider_payments p join purchases on purchases.id = p.purchase_id
        where p.status = 'approved' and p.role = 'primary' and credited_transfer is null
        and p.seen_at < now() - interval '10 minutes') as uncredited`.execute(db);
  const { violated, orphans, events, oldest, uncredited } = rows[0]!;
  records.ledgerViolated.set(violated > 0 ? 1 : 0);
  records.holdsWithoutJob.set(orphans);
  records.eventsWaiting.set(events);
  records.eventsOldest.set(oldest);
  records.uncredited.set(uncredited);
}

/** Letters, the audit log and the last backup. */
async function readRest(db: Db, records: Records): Promise<void> {
  const { rows } = await sql<{ letters: number; oldest: number; unsealed: number; backup: number | null }>`
    select (select count(*)::int from letters where kept_at is null) as letters,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from letters where kept_at is null) as oldest,
      (select count(*)::int from audit_log where seq is null) as unsealed,
      (select extract(epoch from now() - max(at))::float8 from audit_log
        where action = 'operator.acted' and details::json->>'why' = 'backup') as backup`.execute(db);
  const { letters, oldest, unsealed, backup } = rows[0]!;
  records.lettersWaiting.set(letters);
  records.lettersOldest.set(oldest);
  records.auditUnsealed.set(unsealed);
  records.backupAge.remove();
  if (backup !== null) records.backupAge.set(backup);
}

/** What the database tells, once; throws where it does not answer. */
export async function readRecords(db: Db, records: Records): Promise<void> {
  await readJobs(db, records);
  await readTokens(db, records);
  await readRest(db, records);
}

/** The bytes of all files: every row of them is looked at, so less often. */
export async function readStored(db: Db, { storedBytes }: Pick<Records, 'storedBytes'>): Promise<void> {
  const { kept } = await db
    .selectFrom('source_versions')
    .select((of) => of.fn.sum<string | null>('bytes').as('kept'))
    .executeTakeFirstOrThrow();
  storedBytes.set(Number(kept ?? 0));
}
