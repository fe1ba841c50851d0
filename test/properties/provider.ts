import { PaymentRefused, type Payments, type ProviderPayment } from '#server/ports/payments/port.ts';

/** How the provider behaves for the calls of one step: it answers, with what was true some changes ago, or fails; or does it and its answer is lost. */
export type Mood = { stale: number; fails: boolean; lost: boolean };
const GOOD: Mood = { stale: 0, fails: false, lost: false };

/** A provider in memory that remembers every state in which a payment ever was, so that it can answer with an old one; and what is true at last. */
export class MemoryProvider implements Payments {
  readonly currencies = ['CLP'] as const;
  readonly realMoney = true;
  mood: Mood = GOOD;
  private readonly past = new Map<string, ProviderPayment[]>();
  private readonly keys = new Map<string, { id: string }>();

  constructor(readonly name: string) {}

  /** What is true of a payment now, and of all. */
  truth = (id: string): ProviderPayment => this.past.get(id)!.at(-1)!;
  all = (): ProviderPayment[] => [...this.past.keys()].map(this.truth);
  /** Whether its money ever came in. */
  cameIn = (id: string): boolean => this.past.get(id)!.some(({ status }) => status === 'approved');

  add(payment: ProviderPayment): void {
    this.past.set(payment.id, [payment]);
  }
  change(id: string, changed: Partial<ProviderPayment>): void {
    const last = this.truth(id);
    this.past.get(id)!.push({ ...last, ...changed, updated: new Date(last.updated.getTime() + 1000) });
  }

  private said(id: string): ProviderPayment | null {
    const states = this.past.get(id) ?? [];
    return states[Math.max(0, states.length - 1 - this.mood.stale)] ?? null;
  }
  private answer<T>(value: () => T): Promise<T> {
    if (this.mood.fails) return Promise.reject(new Error('the provider is in trouble'));
    return Promise.resolve(value());
  }

  checkout = ({ reference }: { reference: string }) =>
    this.answer(() => ({ ref: reference, initPoint: 'https://pay.test/' }));
  payment = (id: string) => this.answer(() => this.said(id));
  search = (reference: string) =>
    this.answer(() =>
      [...this.past.keys()].map((id) => this.said(id)!).filter((payment) => payment.reference === reference),
    );
  async refund(id: string, { amountMinor, key }: { amountMinor: number; key: string }): Promise<{ id: string }> {
    if (this.mood.fails) throw new Error('the provider is in trouble');
    const before = this.keys.get(key);
    if (before) return before;
    const payment = this.truth(id);
    const refundedMinor = payment.refundedMinor + amountMinor;
    if (payment.status !== 'approved' || refundedMinor > payment.amountMinor) throw new PaymentRefused('no');
    this.change(id, { refundedMinor, ...(refundedMinor === payment.amountMinor && { status: 'refunded' }) });
    this.keys.set(key, { id: key });
    if (this.mood.lost) throw new Error('the answer was lost');
    return { id: key };
  }
  hint = () => ({ dedupeKey: '', topic: 'payment', paymentId: null, signature: 'absent' as const });
}
