import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { Model, op, PLAYER, type Op, type Told } from './model.ts';

type Db = Kysely<Tables>;
/** How many histories, and from which seed they are made. */
export type Runs = { runs: number; seed: number };
type Account = { credits_posted: number; debits_posted: number; debits_pending: number; debt: number; seq: number };
type Played = { told: (Told & { hold: number | null })[]; account: Account | null };

const history = fc.array(op, { minLength: 1, maxLength: 40, size: 'max' });

/** Makes the functions that the properties play with; once for each scratch database. */
export const preparePlay = async (db: Db): Promise<void> => void (await sql.raw(PLAYER).execute(db));

async function play(db: Db, user: string, ops: readonly object[]): Promise<Played> {
  const { rows } = await sql<{
    played: Played;
  }>`select play(${user}::uuid, ${JSON.stringify(ops)}::jsonb) as played`.execute(db);
  return rows[0]!.played;
}

/** Throws where the ledger says of itself that it is not sound. */
export async function sound(db: Db): Promise<void> {
  const { rows } = await sql<object>`select * from ledger_violations limit 3`.execute(db);
  if (rows.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(rows)}`);
}

/** P1: whatever is called in whatever order, the ledger answers as the model does, and is sound. Answers the calls that were made. */
export async function equalsModel(db: Db, { runs, seed }: Runs): Promise<number> {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(history, async (ops) => {
      const model = new Model();
      const expected = ops.map((one) => model.tell(one));
      const { told, account } = await play(db, randomUUID(), ops);
      calls += ops.length;
      const got = told.map(({ outcome, balance }) => ({ outcome, balance }));
      if (!isDeepStrictEqual(got, expected)) throw new Error(JSON.stringify({ got, expected }));
      const left = account && account.credits_posted - account.debits_posted - account.debits_pending;
      if ((left ?? 0) !== model.available || (account?.debt ?? 0) !== model.debt)
        throw new Error(JSON.stringify(account));
    }),
    { numRuns: runs, seed },
  );
  await sound(db);
  return calls;
}

/** P6: what was done once changes nothing when it is done again under the same keys. */
export async function repeatsNothing(db: Db, { runs, seed }: Runs): Promise<void> {
  await fc.assert(
    fc.asyncProperty(history, async (ops) => {
      const user = randomUUID();
      const first = await play(db, user, ops);
      const again = ops.flatMap((one, n) =>
        first.told[n]!.outcome === 'ok' ? [{ ...one, hold: first.told[n]!.hold }] : [],
      );
      const second = await play(db, user, again);
      if (second.told.some(({ outcome }) => outcome !== 'duplicate')) throw new Error(JSON.stringify(second.told));
      if (!isDeepStrictEqual(second.account, first.account)) throw new Error('the account changed');
    }),
    { numRuns: runs, seed },
  );
  await sound(db);
}

const LANES = 4;
const lanes = fc.array(fc.array(op, { minLength: 1, maxLength: 2 }), { minLength: LANES, maxLength: LANES });
const SETTING: Op[] = [
  { kind: 'credit', key: 100, amount: 80 },
  { kind: 'hold', key: 101, amount: 30 },
  { kind: 'hold', key: 102, amount: 20 },
];

/**
 * P2: what four connections do to one account at once could have been done one after the other. Resolutions are of two holds made before, so that
 * an index means the same in every order.
 */
export async function isSerial(db: Db, { runs, seed }: Runs): Promise<void> {
  await fc.assert(
    fc.asyncProperty(lanes, async (made) => {
      const user = randomUUID();
      const { told } = await play(db, user, SETTING);
      if (told.some(({ outcome }) => outcome !== 'ok')) throw new Error(JSON.stringify(told));
      const { rows } = await sql<{
        id: string;
      }>`select t.id from ledger_transfers t join ledger_accounts a on a.id = t.user_account
        where a.user_id = ${user}::uuid and t.kind = 'hold' order by t.id`.execute(db);
      const done = await Promise.all(
        made.map(async (ops) => {
          const answers: [Op, Told][] = [];
          for (const one of ops) {
            const hold = one.kind === 'resolve' ? rows[one.index % 2]!.id : null;
            const { outcome, balance } = (await play(db, user, [{ ...one, hold }])).told[0]!;
            answers.push([one, { outcome, balance }]);
          }
          return answers;
        }),
      );
      const start = new Model();
      for (const one of SETTING) start.tell(one);
      if (!someOrder(start, done)) throw new Error(`no order explains ${JSON.stringify(done)}`);
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
  await sound(db);
}

/** Whether the answers are those of the model in some order that keeps each lane's own. */
function someOrder(model: Model, left: [Op, Told][][]): boolean {
  if (left.every((lane) => lane.length === 0)) return true;
  return left.some(([first, ...rest], n) => {
    if (!first) return false;
    const next = model.copy();
    const [one, told] = first;
    return isDeepStrictEqual(next.tell(one, 2), told) && someOrder(next, left.with(n, rest));
  });
}
