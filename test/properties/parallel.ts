import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { available, credit } from '#server/tokens/ledger.ts';
import { paid } from '#server/tokens/paid.ts';
import { sound, type Runs } from './ledger.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'live' | 'log'>;

/** P8: of so many pieces of work at once as many are done as can be paid, the rest is refused before any work, and what is left is the rest. */
export async function sellsWhatThereIs(deps: Needs, { runs, seed }: Runs): Promise<{ done: number; refused: number }> {
  const count = { done: 0, refused: 0 };
  const prices = fc.integer({ min: 1, max: 20 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 100 }), fc.nat(120), prices, async (many, tokens, price) => {
      const userId = randomUUID();
      if (tokens > 0)
        await deps.db
          .transaction()
          .execute((trx) => credit(trx, { userId, tokens, key: `test:${userId}`, reason: 'bonus' }));
      let worked = 0;
      const one = () =>
        paid(deps, { userId, price: { name: 'work', tokens: price }, id: randomUUID() }, async (settle) => {
          worked++;
          return deps.db.transaction().execute((trx) => settle(trx, true));
        });
      const ended = await Promise.allSettled(Array.from({ length: many }, one));
      const done = ended.filter(({ status }) => status === 'fulfilled').length;
      for (const end of ended)
        if (end.status === 'rejected' && !(end.reason instanceof Problem && end.reason.code === 'INSUFFICIENT_TOKENS'))
          throw end.reason;
      const expected = Math.min(many, Math.floor(tokens / price));
      const left = await available(deps.db, userId);
      if (done !== expected || worked !== expected || left !== tokens - done * price)
        throw new Error(JSON.stringify({ many, tokens, price, done, worked, left }));
      count.done += done;
      count.refused += many - done;
    }),
    { numRuns: runs, seed },
  );
  await sound(deps.db);
  return count;
}
