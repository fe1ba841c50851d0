import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { paymentsApi, type PurchaseStatus } from '#contract/payments.ts';
import { tokensApi } from '#contract/tokens.ts';
import { createMercadoPago } from '#server/ports/payments/mercado-pago.ts';
import { workEvents } from '#server/tokens/events.ts';
import { available } from '#server/tokens/ledger.ts';
import { testApp, type TestApp } from './app.ts';
import { COLLECTOR, MercadoPagoFake, TOKEN } from './fakes/mercado-pago.ts';
import type { Person } from './world.ts';

const SECRET = 'a secret of the panel';
/** What the package of the shop costs, in pesos, for 1,000 tokens. */
export const PRICE = 9990;
const WELCOME = 50;
export type Bought = { ana: Person; id: string };
type Notice = { signature?: 'valid' | 'invalid' | 'absent'; kind?: 'webhook' | 'ipn'; action?: string; wait?: boolean };

/** The app that sells through the pretended Mercado Pago. */
export class Shop {
  private constructor(
    readonly fake: MercadoPagoFake,
    readonly t: TestApp,
  ) {}

  static async open(): Promise<Shop> {
    const fake = new MercadoPagoFake();
    const settings = { accessToken: TOKEN, collectorId: String(COLLECTOR), webhookSecret: SECRET, live: true };
    const payments = createMercadoPago({ ...settings, baseUrl: await fake.start() });
    const t = await testApp({ config: { billing: { welcomeTokens: WELCOME } }, adapters: { payments } });
    return new Shop(fake, t);
  }
  async close(): Promise<void> {
    await this.t.close();
    await this.fake.stop();
  }

  /** Presses the button of the package. */
  async press(person: Person): Promise<Response> {
    const { payment_types } = await person.call(tokensApi.paymentTypes);
    const body = { payment_type_id: payment_types.find((one) => one.tokens_amount === 1000)!.id };
    return person.send(paymentsApi.purchase, { body });
  }
  /** Somebody new who was led to the page of a purchase. */
  async buy(): Promise<Bought> {
    const ana = await this.t.world.user();
    const answer = await this.press(ana);
    expect(answer.status).toBe(201);
    return { ana, id: ((await answer.json()) as { transaction_id: string }).transaction_id };
  }
  /** … and paid there. */
  async bought(): Promise<Bought & { payment: string }> {
    const one = await this.buy();
    const payment = this.fake.pay(one.id);
    await this.notify(payment);
    return { ...one, payment };
  }

  balanceOf = ({ ana }: Bought): Promise<number> => available(this.t.deps.db, ana.id);
  rowOf = ({ id }: Bought) =>
    this.t.deps.db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Where a purchase stands, and what its buyer can spend. */
  stateOf = async (one: Bought): Promise<[PurchaseStatus, number]> => [
    (await this.rowOf(one)).status,
    await this.balanceOf(one),
  ];
  /** What the operator is told of something. */
  errorsOf = (id: string): string[] =>
    this.t.logged().filter((line) => line.includes('"level":"error"') && line.includes(id));

  /** A notification at the wire, and the work on it. */
  async notify(paymentId: string, notice: Notice = {}): Promise<void> {
    const { signature = 'valid', kind = 'webhook', action = 'updated', wait = true } = notice;
    const ts = String(Date.now());
    const secret = signature === 'valid' ? SECRET : 'wrong';
    const v1 = createHmac('sha256', secret).update(`id:${paymentId};request-id:r;ts:${ts};`).digest('hex');
    const signed: Record<string, string> =
      signature === 'absent' ? {} : { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'r' };
    const query = kind === 'ipn' ? `topic=payment&id=${paymentId}` : `type=payment&data.id=${paymentId}`;
    const body = kind === 'ipn' ? { resource: paymentId, topic: 'payment' } : { action, data: { id: paymentId } };
    const answer = await fetch(`${this.t.base}/api/payments/webhook/mercado-pago?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed },
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    if (wait) await this.worked();
  }
  /** Until every notification was worked on, but those that are looked at again later. */
  async worked(): Promise<void> {
    await workEvents(this.t.deps);
    const open = this.t.deps.db.selectFrom('provider_events').select('id').where('processed_at', 'is', null);
    const due = () =>
      open.where((eb) => eb.or([eb('tries', '>', 0), eb('next_try_at', '<=', this.t.clock.now())])).execute();
    await expect.poll(due).toEqual([]);
  }
}
