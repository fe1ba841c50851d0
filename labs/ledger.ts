import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { MESSAGE } from '#contract/prices.ts';
import type { Tables } from '#server/db/tables.ts';
import { credit, hold, settle } from '#server/tokens/ledger.ts';
import { violations } from '#server/tokens/index.ts';
import { nobodyListens } from '#test/properties/ground.ts';
import { equalsModel, isSerial, preparePlay, repeatsNothing } from '#test/properties/ledger.ts';
import { prepareLots, sharesAddUp, usesInOrder } from '#test/properties/lots.ts';
import { sellsWhatThereIs } from '#test/properties/parallel.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { withScratch } from './ledger/scratch.ts';

type Report = (figure: Figure) => void;
const RUNS = { P1: 10_000, P2: 2000, P6: 2000, P7: 10_000, P8: 200, P9: 10_000 } as const;
const [ACCOUNTS, LANES, SECONDS] = [5, 16, 8];
const PAIRS_BAR = 400;
const OPERATIONS = 200_000;

/** The properties in full. One that does not hold throws, with its seed. */
async function properties(report: Report): Promise<void> {
  const seed = Number(process.env['SEED'] ?? 20_261_121);
  report({ name: 'seed of the properties', value: seed, unit: '' });
  const held = (name: keyof typeof RUNS, what: string): void =>
    report({ name: `${name} ${what}`, value: RUNS[name], unit: 'runs', bar: { min: RUNS[name] } });
  await withScratch({ hasty: true }, async (db) => {
    await preparePlay(db);
    await prepareLots(db);
    const calls = await equalsModel(db, { runs: RUNS.P1, seed });
    held('P1', `equals its model, ${calls} calls`);
    await isSerial(db, { runs: RUNS.P2, seed });
    held('P2', 'four connections at once equal some order');
    await repeatsNothing(db, { runs: RUNS.P6, seed });
    held('P6', 'done again, changes nothing');
    sharesAddUp({ runs: RUNS.P7, seed });
    held('P7', 'parts of refunds add up');
    const { done, refused } = await sellsWhatThereIs(nobodyListens(db), { runs: RUNS.P8, seed });
    held('P8', `floor(B/c) of N at once: ${done} done, ${refused} refused`);
    const { judged, used } = await usesInOrder(db, { runs: RUNS.P9, seed });
    held('P9', `used packages as lot by lot: ${used} of ${judged} used`);
    report({
      name: 'violations after all of them',
      value: (await violations({ db })).length,
      unit: '',
      bar: { max: 0 },
    });
  });
}

/** What is done with one account in one turn: a hold and its settling. */
type Pair = (db: Kysely<Tables>, userId: string) => Promise<unknown>;
/** As the app does it: each in the transaction of its work. */
const inTransactions: Pair = async (db, userId) => {
  const { transferId } = await db.transaction().execute((trx) => hold(trx, userId, MESSAGE, randomUUID()));
  await db.transaction().execute((trx) => settle(trx, transferId, MESSAGE.tokens));
};
/** The ledger alone: two calls, each a transaction of its own. */
const alone: Pair = async (db, userId) => {
  const key = `hold:${randomUUID()}`;
  const { rows } = await sql<{ id: string }>`
    select (ledger_hold(${userId}::uuid, 1, ${key}, 'chat_message', null)).transfer_id as id`.execute(db);
  // None where the account had nothing left.
  if (rows[0]?.id) await sql`select ledger_resolve(${rows[0].id}::bigint, 1, 'adjustment')`.execute(db);
};

/** As many operations at once as the goal asks for, each a hold or its settling, with no account that could pay for all. */
async function neverNegative(db: Kysely<Tables>, report: Report): Promise<void> {
  const users = await rich(db, OPERATIONS / 4 / ACCOUNTS);
  let done = 0;
  const lane = async (): Promise<void> => {
    for (; done < OPERATIONS; done += 2) await alone(db, users[Math.floor(Math.random() * ACCOUNTS)]!);
  };
  await Promise.all(Array.from({ length: ACCOUNTS + LANES }, lane));
  const { rows } = await sql<{ n: number; held: string }>`
    select count(*) filter (where credits_posted - debits_posted - debits_pending < 0)::int as n, sum(debits_pending) as held
    from ledger_accounts where code = 'user'`.execute(db);
  const goals = ['G1'];
  report({ name: 'operations at once on 5 accounts', value: done, unit: '', bar: { min: OPERATIONS }, goals });
  report({
    name: '… balances below zero, and refused by the database',
    value: rows[0]!.n,
    unit: '',
    bar: { max: 0 },
    goals,
  });
  const broken = (await violations({ db })).length;
  report({ name: '… violations', value: broken, unit: '', bar: { max: 0 }, goals: ['G1', 'G6'] });
}

/** Accounts with that many tokens each. */
async function rich(db: Kysely<Tables>, tokens: number): Promise<string[]> {
  const users = Array.from({ length: ACCOUNTS }, () => randomUUID());
  for (const userId of users)
    await db.transaction().execute((trx) => credit(trx, { userId, tokens, key: `bench:${userId}`, reason: 'bonus' }));
  return users;
}

/** Holds and settles for some seconds over a few accounts that everybody wants; every commit is on the disk. */
async function pairs(db: Kysely<Tables>, report: Report): Promise<void> {
  const users = await rich(db, 10_000_000);
  const perSecond = async (pair: Pair): Promise<number> => {
    const until = performance.now() + SECONDS * 1000;
    let done = 0;
    const lane = async (): Promise<void> => {
      for (; performance.now() < until; done++) await pair(db, users[Math.floor(Math.random() * ACCOUNTS)]!);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return Math.round(done / SECONDS);
  };
  const where = `${LANES} connections on ${ACCOUNTS} accounts`;
  const bar = { min: PAIRS_BAR };
  report({ name: `hold and settle, ${where}`, value: await perSecond(alone), unit: 'pairs/s', bar, goals: ['G34'] });
  report({
    name: '… in the transactions of their work',
    value: await perSecond(inTransactions),
    unit: 'pairs/s',
    bar,
    goals: ['G34'],
  });
  report({ name: 'violations after them', value: (await violations({ db })).length, unit: '', bar: { max: 0 } });
}

async function run(report: Report): Promise<void> {
  await properties(report);
  await withScratch({ hasty: true }, (db) => neverNegative(db, report));
  await withScratch({ hasty: false }, (db) => pairs(db, report));
}

export const bench: Bench = {
  name: 'ledger',
  about: 'the properties of the ledger in full, and how many holds and settles a second',
  run,
};
