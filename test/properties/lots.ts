import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { ProviderPayment } from '#server/ports/payments/port.ts';
import { tokensBack } from '#server/tokens/apply.ts';
import { usedOf } from '#server/tokens/withdraw.ts';
import { sound, type Runs } from './ledger.ts';

type Op =
  | { kind: 'bonus' | 'spend' | 'hold'; tokens: number }
  | { kind: 'purchase'; id: string; tokens: number }
  | { kind: 'back'; index: number; permille: number };

const amount = fc.integer({ min: 1, max: 400 });
const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bonus' as const), tokens: amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('purchase' as const), id: fc.uuid(), tokens: amount }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('spend' as const, 'hold' as const), tokens: amount }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('back' as const),
      index: fc.nat(5),
      permille: fc.integer({ min: 1, max: 1000 }),
    }),
  },
);

/** Packages as they lie one behind the other: each use takes from the oldest that has something left. */
class Lots {
  readonly lots: { id: string | null; tokens: number; taken: number; left: number }[] = [];
  private debt = 0;

  do(op: Op): void {
    if (op.kind === 'back') return this.back(op.index, op.permille);
    if (op.kind === 'bonus' || op.kind === 'purchase') {
      const id = op.kind === 'purchase' ? op.id : null;
      this.lots.push({ id, tokens: op.tokens, taken: 0, left: op.tokens });
      this.debt = this.take(this.debt);
    } else if (this.lots.reduce((sum, { left }) => sum + left, 0) >= op.tokens) this.take(op.tokens);
  }
  /** Takes from the oldest on; answers what could not be taken. */
  private take(tokens: number): number {
    for (const lot of this.lots) {
      const part = Math.min(lot.left, tokens);
      lot.left -= part;
      tokens -= part;
    }
    return tokens;
  }
  /** Money went back: what is left of its own package goes first, then what others have, and the rest is owed. */
  private back(index: number, permille: number): void {
    const bought = this.lots.filter(({ id }) => id !== null);
    const lot = bought[index % bought.length];
    const goal = lot ? Math.floor((lot.tokens * permille) / 1000) : 0;
    if (!lot || goal <= lot.taken) return;
    const own = Math.min(lot.left, goal - lot.taken);
    lot.left -= own;
    this.debt += this.take(goal - lot.taken - own);
    lot.taken = goal;
  }
}

const PLAYER = `
create function play_lots(p_user uuid, p_ops jsonb) returns void language plpgsql as $$
declare op jsonb; r ledger_result; n bigint; p purchases; bought uuid[] := '{}'; pack token_packages;
begin
  select * into pack from token_packages limit 1;
  for op in select value from jsonb_array_elements(p_ops) with ordinality order by ordinality loop
    n := (op->>'tokens')::bigint;
    if op->>'kind' = 'bonus' then perform ledger_credit(p_user, n, gen_random_uuid()::text, 'bonus', null);
    elsif op->>'kind' = 'purchase' then
      r := ledger_credit(p_user, n, 'purchase:' || (op->>'id'), 'purchase', op->>'id');
      insert into purchases (id, user_id, package_id, name, tokens, amount_minor, currency, provider, status, credited_transfer)
        values ((op->>'id')::uuid, p_user, pack.id, '', n, 1000, 'CLP', 'test', 'approved', r.transfer_id);
      bought := bought || (op->>'id')::uuid;
    elsif op->>'kind' = 'back' then
      if cardinality(bought) > 0 then
        select * into p from purchases where id = bought[1 + (op->>'index')::int % cardinality(bought)];
        n := p.tokens * (op->>'permille')::int / 1000;
        if n > p.tokens_taken then
          perform ledger_clawback(p_user, n - p.tokens_taken, gen_random_uuid()::text, 'purchase_refund', p.id::text);
          update purchases set tokens_taken = n where id = p.id;
        end if;
      end if;
    else
      r := ledger_hold(p_user, n, gen_random_uuid()::text, 'chat_message', null);
      if r.outcome = 'ok' and op->>'kind' = 'spend' then perform ledger_resolve(r.transfer_id, n, 'adjustment'); end if;
    end if;
  end loop;
end $$`;

/** Makes what the property plays with; once for each scratch database. */
export const prepareLots = async (db: Kysely<Tables>): Promise<void> => void (await sql.raw(PLAYER).execute(db));

/** P9: which packages count as used is what taking them lot by lot comes to. Answers how many packages were judged, and how many of them used. */
export async function usesInOrder(db: Kysely<Tables>, { runs, seed }: Runs): Promise<{ judged: number; used: number }> {
  const count = { judged: 0, used: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 1, maxLength: 25 }), async (made) => {
      // A number of its own for each purchase, also where the same history is tried again.
      const ops = made.map((one) => (one.kind === 'purchase' ? { ...one, id: randomUUID() } : one));
      const user = randomUUID();
      const lots = new Lots();
      for (const one of ops) lots.do(one);
      await sql`select play_lots(${user}::uuid, ${JSON.stringify(ops)}::jsonb)`.execute(db);
      const used = await usedOf(db, user);
      // Of a package whose tokens all went back nothing can be used any more: no rule asks.
      for (const { id, tokens, taken, left } of lots.lots.filter((lot) => lot.id !== null && lot.taken < lot.tokens)) {
        if (used.has(id!) !== left < tokens - taken) throw new Error(`${id}: ${JSON.stringify(lots.lots)}`);
        count.judged++;
        count.used += Number(used.has(id!));
      }
    }),
    { numRuns: runs, seed },
  );
  await sound(db);
  return count;
}

const told: Omit<ProviderPayment, 'amountMinor' | 'refundedMinor' | 'status'> = {
  id: '1',
  reference: null,
  detail: null,
  currency: 'CLP',
  ours: true,
  reimbursed: false,
  last4: null,
  updated: new Date(0),
};

/** P7: money that goes back in any parts takes its share of the tokens, never more, and all of them with the last peso. */
export function sharesAddUp({ runs, seed }: Runs): void {
  const cents = fc.integer({ min: 1, max: 200_000 });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 50_000 }),
      (parts, tokens) => {
        const amountMinor = parts.reduce((sum, part) => sum + part, 0);
        let [refundedMinor, taken] = [0, 0];
        for (const part of parts) {
          refundedMinor += part;
          const back = tokensBack(tokens, { ...told, status: 'approved', amountMinor, refundedMinor });
          const share = (BigInt(tokens) * BigInt(refundedMinor)) / BigInt(amountMinor);
          if (back < taken || BigInt(back) !== share) throw new Error(`${back} of ${tokens}, after ${taken}`);
          taken = back;
        }
        if (taken !== tokens) throw new Error(`${taken} of ${tokens} at the end`);
      },
    ),
    { numRuns: runs, seed },
  );
}
