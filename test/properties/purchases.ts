import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { ProviderPayment } from '#server/ports/payments/port.ts';
import { tell } from '#server/tokens/buy.ts';
import { keepEvent, workEvents } from '#server/tokens/events.ts';
import { hold, settle } from '#server/tokens/ledger.ts';
import { pollPurchases, settlePurchase } from '#server/tokens/poll.ts';
import { sendRefunds } from '#server/tokens/refunds.ts';
import { withdraw } from '#server/tokens/withdraw.ts';
import { nobodyListens } from './ground.ts';
import { sound, type Runs } from './ledger.ts';
import { AMOUNT, judge, TOKENS, type Verdict } from './oracle.ts';
import { MemoryProvider, type Mood } from './provider.ts';

const [MINUTE, DAY] = [60, 86_400];

const mood: fc.Arbitrary<Mood> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ stale: 0, fails: false, lost: false }) },
  { weight: 2, arbitrary: fc.record({ stale: fc.nat(3), fails: fc.constant(false), lost: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ stale: 0, fails: true, lost: false }) },
);
const which = fc.nat(5);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      status: fc.constantFrom<'approved' | 'rejected' | 'pending'>('approved', 'approved', 'rejected', 'pending'),
      wrong: fc.constantFrom('', '', '', '', 'amount', 'currency', 'receiver'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('approve' as const, 'refund' as const, 'reverse' as const, 'reimburse' as const),
      which,
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('webhook' as const, 'poll' as const, 'return' as const, 'refunds' as const),
      which,
      mood,
      key: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('opened' as const, 'withdraw' as const, 'spend' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.constantFrom(15, 10 * MINUTE, DAY) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** What the code is wired with: a test of these tests wires it wrong. */
export type Wiring = { returned(schedule: Schedule): Promise<void>; provider(name: string): MemoryProvider };
export const RIGHT: Wiring = {
  returned: ({ deps, id }) => settlePurchase(deps, id),
  provider: (name) => new MemoryProvider(name),
};

/** One purchase, with a provider, a buyer and a clock of its own. */
export class Schedule {
  readonly id = randomUUID();
  readonly userId = randomUUID();
  readonly payments: string[] = [];
  private ahead = 0;
  readonly deps;
  constructor(
    readonly db: Kysely<Tables>,
    readonly wiring: Wiring,
    readonly provider = wiring.provider(`p-${randomUUID()}`),
  ) {
    const now = (): Date => new Date(Date.now() + this.ahead);
    this.deps = { ...nobodyListens(db), now, payments: this.provider };
  }

  /** Kept before the provider hears of it, as `buy` does. */
  async begin(): Promise<void> {
    await sql`insert into users (id, email_blind, email_sealed, full_name_sealed, password_hash, language)
      values (${this.userId}, ${randomBytes(32)}, '', '', '', 'es')`.execute(this.db);
    await sql`insert into purchases (id, user_id, package_id, name, tokens, amount_minor, currency, provider, next_poll_at)
      select ${this.id}::uuid, ${this.userId}::uuid, id, '', ${TOKENS}, ${AMOUNT}, 'CLP', ${this.provider.name}, now()
      from token_packages limit 1`.execute(this.db);
  }
  pass = (seconds: number): void => void (this.ahead += seconds * 1000);

  /** The buyer's money, or what looks like it. */
  pay(status: ProviderPayment['status'], wrong: string): void {
    const id = `${this.payments.length}-${this.id}`;
    this.payments.push(id);
    this.provider.add({
      id,
      reference: this.id,
      status,
      detail: null,
      amountMinor: wrong === 'amount' ? 1 : AMOUNT,
      currency: wrong === 'currency' ? 'USD' : 'CLP',
      refundedMinor: 0,
      ours: wrong !== 'receiver',
      reimbursed: false,
      last4: null,
      updated: new Date(1_800_000_000_000),
    });
  }

  /** What happens to a payment at the provider, where it can. */
  private change(what: 'approve' | 'refund' | 'reverse' | 'reimburse', id: string, part: number): void {
    const { status, amountMinor, refundedMinor, reimbursed } = this.provider.truth(id);
    if (what === 'approve' && status === 'pending') this.provider.change(id, { status: 'approved' });
    if (what === 'reverse' && status === 'approved') this.provider.change(id, { status: 'charged_back' });
    if (what === 'reimburse' && status === 'charged_back' && !reimbursed)
      this.provider.change(id, { reimbursed: true });
    if (what !== 'refund' || status !== 'approved') return;
    const refunded = refundedMinor + Math.ceil(((amountMinor - refundedMinor) * part) / 100);
    this.provider.change(id, { refundedMinor: refunded, ...(refunded === amountMinor && { status: 'refunded' }) });
  }

  /** What we do, as it is done when the provider is in such a mood. */
  private async act(what: 'webhook' | 'poll' | 'return' | 'refunds', id: string | undefined, mood: Mood, key: number) {
    this.provider.mood = mood;
    if (what === 'webhook' && id) {
      const hint = { dedupeKey: `${id}:${key}`, topic: 'payment', paymentId: id, signature: 'absent' as const };
      await keepEvent(this.deps, hint);
      await workEvents(this.deps);
    } else if (what === 'poll') await pollPurchases(this.deps);
    else if (what === 'refunds') await sendRefunds(this.deps);
    // The route of the return logs what fails and goes on.
    else if (what === 'return') await this.wiring.returned(this).catch(() => undefined);
    this.provider.mood = { stale: 0, fails: false, lost: false };
  }

  async take(step: Step): Promise<void> {
    const id = 'which' in step ? this.payments[step.which % this.payments.length] : undefined;
    if (step.do === 'pay') this.pay(step.status, step.wrong);
    else if (step.do === 'pass') this.pass(step.seconds);
    else if (step.do === 'opened') await tell(this.deps, this.id, 'pending', { init_point: 'https://pay.test/' });
    // Refused where the rules refuse.
    else if (step.do === 'withdraw') await withdraw(this.deps, this.userId, this.id).catch(() => undefined);
    else if (step.do === 'spend') await this.spend();
    else if ('mood' in step) await this.act(step.do, id, step.mood, step.key);
    else if (id !== undefined && 'part' in step) this.change(step.do, id, step.part);
  }

  private async spend(): Promise<void> {
    await this.db
      .transaction()
      .execute(async (trx) => {
        const { transferId } = await hold(trx, this.userId, { name: 'audio_summary', tokens: 20 }, randomUUID());
        await settle(trx, transferId, 20);
      })
      // Too few tokens.
      .catch(() => undefined);
  }

  /** Everything that comes by itself in the days after, once the provider is well. */
  async end(): Promise<void> {
    for (let day = 0; day < 4; day++) {
      this.pass(DAY);
      await workEvents(this.deps);
      await pollPurchases(this.deps);
      // The nightly reconciling, of this purchase.
      await settlePurchase(this.deps, this.id);
      await sendRefunds(this.deps);
    }
    await settlePurchase(this.deps, this.id);
  }
  /** Nothing is due any more, so that thousands of schedules do not wade through those before them. */
  async leave(): Promise<void> {
    await this.db.updateTable('purchases').set({ next_poll_at: null }).where('id', '=', this.id).execute();
    await this.db.deleteFrom('provider_events').where('provider', '=', this.provider.name).execute();
  }
}

const schedules = fc.array(step, { minLength: 2, maxLength: 20 });
/** Schedules that run beside each other. */
const BESIDE = 8;

/**
 * P4: whatever comes in whatever order, late, twice, stale or never, a purchase is credited once where its money came in and never where it did not,
 * what was paid twice goes back, and what went back took its tokens along. Answers how many schedules there were, and how many were paid.
 */
export async function creditsOnce(db: Kysely<Tables>, { runs, seed }: Runs, wiring = RIGHT): Promise<Verdict> {
  const total: Verdict = { schedules: 0, approved: 0, credits: 0, duplicates: 0, returned: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(schedules, { minLength: BESIDE, maxLength: BESIDE }), async (all) => {
      const verdicts = await Promise.all(
        all.map(async (steps) => {
          const schedule = new Schedule(db, wiring);
          await schedule.begin();
          for (const one of steps) await schedule.take(one);
          await schedule.end();
          const verdict = await judge(schedule);
          await schedule.leave();
          return verdict;
        }),
      );
      for (const verdict of verdicts)
        for (const key of Object.keys(total) as (keyof Verdict)[]) total[key] += verdict[key];
    }),
    { numRuns: Math.ceil(runs / BESIDE), seed, endOnFailure: true },
  );
  await sound(db);
  return total;
}
