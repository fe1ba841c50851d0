import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import { releaseStale } from './paid.ts';
import { sweepEvents, workEvents } from './events.ts';
import { pollPurchases, type Settling } from './poll.ts';
import { sendRefunds } from './refunds.ts';

const SECOND_MS = 1000;
/** How often what nobody works on is given back, the accounts that moved are checked, payments are asked about and old notifications forgotten. */
const EVERY = {
  releaseMs: 15 * SECOND_MS,
  checkMs: 300 * SECOND_MS,
  wholeMs: 86_400 * SECOND_MS,
  payMs: 5 * SECOND_MS,
  sweepMs: 3600 * SECOND_MS,
} as const;

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
 * Checks the ledger. Where something is wrong it is locked: nothing is held until a whole check finds nothing. Answers what is wrong and how many
 * transfers, of how many accounts, were looked at. `since` is the last transfer of the check before; without it everything is looked at.
 */
export async function checkLedger(deps: Pick<Deps, 'db' | 'log'>, since?: string) {
  const { rows } = await sql<{ last: string; transfers: string; accounts: string[] | null }>`
    select coalesce(max(id), 0) as last, count(*) as transfers, array_agg(distinct user_account) as accounts
    from ledger_transfers where id > ${since ?? '0'}::bigint`.execute(deps.db);
  const { last, accounts, transfers } = rows[0]!;
  const found = since === undefined ? await violations(deps) : accounts ? await violations(deps, accounts) : [];
  if (found.length > 0) {
    deps.log.error({ violations: found.slice(0, 20) }, 'the ledger is not sound: nothing is held until it is');
    await sql`insert into ledger_lock (why) values (${found[0]!.violation}) on conflict do nothing`.execute(deps.db);
  } else if (since === undefined) await sql`delete from ledger_lock`.execute(deps.db);
  return {
    found,
    last: last === '0' ? (since ?? '0') : last,
    accounts: accounts?.length ?? 0,
    transfers: Number(transfers),
  };
}

/** Runs again and again, one run at a time; what fails comes to its next turn. */
function every(ms: number, log: Deps['log'], work: () => Promise<unknown>): NodeJS.Timeout {
  let running = false;
  return setInterval(() => {
    if (running) return;
    running = true;
    void work()
      .catch((error: unknown) => log.warn({ error: traceOf(error) }, 'the tokens could not be looked after'))
      .finally(() => (running = false));
  }, ms).unref();
}

/**
 * Looks after the tokens: checks the ledger at once and again and again, gives back what died processes held, asks about open purchases, works on
 * notifications and sends refunds. Ends by the function it answers.
 */
export async function watchTokens(deps: Settling): Promise<() => void> {
  const { log } = deps;
  let check = await checkLedger(deps);
  // After a crash: one that comes again and again must not put it off each time.
  void releaseStale(deps).catch(() => undefined);
  let whole = Date.now();
  const timers = [
    every(EVERY.checkMs, log, async () => {
      // Everything is looked at once a day, and while something is wrong: only a whole check unlocks the ledger.
      const all = check.found.length > 0 || Date.now() - whole >= EVERY.wholeMs;
      check = await checkLedger(deps, all ? undefined : check.last);
      if (all) whole = Date.now();
    }),
    every(EVERY.releaseMs, log, () => releaseStale(deps)),
    every(EVERY.payMs, log, async () => {
      await workEvents(deps);
      await pollPurchases(deps);
      await sendRefunds(deps);
    }),
    every(EVERY.sweepMs, log, () => sweepEvents(deps)),
  ];
  return () => timers.forEach(clearInterval);
}
