import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import { releaseStale } from './paid.ts';

const SECOND_MS = 1000;
/** How often what nobody works on is given back, and the accounts that moved are checked. */
const EVERY = { releaseMs: 15 * SECOND_MS, checkMs: 300 * SECOND_MS } as const;

/** What is wrong with the ledger, by invariant; nothing where it is sound. `accounts`: those to look at; all when left out. */
export async function violations(
  { db }: Pick<Deps, 'db'>,
  accounts?: readonly string[],
): Promise<{ violation: string; what: string }[]> {
  const { rows } = await sql<{ violation: string; what: string }>`
    select violation, what from ledger_violations_of(${accounts ? sql`${[...accounts]}::bigint[]` : sql`null`})`.execute(
    db,
  );
  return rows;
}

/**
 * Checks the ledger. Where something is wrong it is locked: nothing is held until a whole check finds nothing. Answers what is wrong. `since` is the
 * last transfer of the check before; without it everything is looked at.
 */
export async function checkLedger(deps: Pick<Deps, 'db' | 'log'>, since?: string) {
  const { rows } = await sql<{ last: string; accounts: string[] | null }>`
    select coalesce(max(id), 0) as last, array_agg(distinct user_account) as accounts
    from ledger_transfers where id > ${since ?? '0'}::bigint`.execute(deps.db);
  const { last, accounts } = rows[0]!;
  const found = since === undefined ? await violations(deps) : accounts ? await violations(deps, accounts) : [];
  if (found.length > 0) {
    deps.log.error({ violations: found.slice(0, 20) }, 'the ledger is not sound: nothing is held until it is');
    await sql`insert into ledger_lock (why) values (${found[0]!.violation}) on conflict do nothing`.execute(deps.db);
  } else if (since === undefined) await sql`delete from ledger_lock`.execute(deps.db);
  return { found, last: last === '0' ? (since ?? '0') : last };
}

/** Checks the ledger at once, and then again and again; gives back what died processes held. Ends by the function it answers. */
export async function watchLedger(deps: Pick<Deps, 'db' | 'log'>): Promise<() => void> {
  const failed = (error: unknown): void =>
    deps.log.warn({ error: traceOf(error) }, 'the ledger could not be looked at');
  let { last } = await checkLedger(deps);
  const checking = setInterval(() => {
    void checkLedger(deps, last).then((checked) => (last = checked.last), failed);
  }, EVERY.checkMs);
  const releasing = setInterval(() => void releaseStale(deps).catch(failed), EVERY.releaseMs);
  void releaseStale(deps).catch(failed);
  return () => {
    clearInterval(checking);
    clearInterval(releasing);
  };
}
