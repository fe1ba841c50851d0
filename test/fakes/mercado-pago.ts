import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A payment as the pretended Mercado Pago keeps it. */
export type Paid = {
  id: number;
  status: string;
  status_detail: string;
  external_reference: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  currency_id: string;
  collector_id: number;
  live_mode: boolean;
  date_created: string;
  date_last_updated: string;
  card: { last_four_digits: string };
};
/**
 * What goes wrong with the next calls to a path: a status (with a body that is none of ours), a connection cut before or within the answer, an answer that
 * never comes, or other words. `after`: it was done all the same, only its answer is lost.
 */
export type Fault = {
  status?: number;
  retryAfter?: number;
  cut?: true;
  broken?: true;
  hang?: true;
  raw?: string;
  after?: true;
};
type Preference = {
  external_reference: string;
  items: { unit_price: number; currency_id: string }[];
  notification_url: string;
  auto_return?: string;
};
type Answer = { status: number; body: unknown };

export const [TOKEN, COLLECTOR] = ['TEST-token', 44_444];
const at = (): string => new Date().toISOString().replace('Z', '+00:00');
const refusal = (status: number, error: string): Answer => ({
  status,
  body: { message: error, error, status, cause: [] },
});

/** Mercado Pago at the wire: preferences, payments, search and refunds with the refusals that bite in practice; unkind where it is told to be. */
export class MercadoPagoFake {
  readonly payments = new Map<string, Paid>();
  readonly preferences: Preference[] = [];
  readonly asked: { method: string; path: string; key: string | undefined }[] = [];
  /** Faults by the beginning of a path, taken in turn. */
  readonly faults = new Map<string, Fault[]>();
  private readonly kept = new Map<string, { body: string; answer: Answer }>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The buyer pays, or tries to. Answers the number of the payment. */
  pay(reference: string, status = 'approved', changed: Partial<Paid> = {}): string {
    const { items } = this.preferences.find((one) => one.external_reference === reference)!;
    const id = randomInt(1_000_000_000, 2_000_000_000);
    this.payments.set(String(id), {
      id,
      status,
      status_detail: status === 'approved' ? 'accredited' : 'other',
      external_reference: reference,
      transaction_amount: items[0]!.unit_price,
      transaction_amount_refunded: 0,
      currency_id: items[0]!.currency_id,
      collector_id: COLLECTOR,
      live_mode: true,
      date_created: at(),
      date_last_updated: at(),
      card: { last_four_digits: '2580' },
      ...changed,
    });
    return String(id);
  }
  /** What happens to a payment later. */
  change(id: string, changed: Partial<Paid>): void {
    this.payments.set(id, { ...this.payments.get(id)!, date_last_updated: at(), ...changed });
  }

  private fault(path: string): Fault | undefined {
    for (const [start, faults] of this.faults) if (path.startsWith(start)) return faults.shift();
    return undefined;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    const body = await text(request);
    const key = request.headers['x-idempotency-key'] as string | undefined;
    this.asked.push({ method: request.method!, path: pathname, key });
    const fault = this.fault(pathname);
    if (fault?.after) this.once(key, body, () => this.handle(request, pathname, searchParams, body));
    if (fault?.hang) return;
    if (fault?.cut) return void request.socket.destroy();
    if (fault?.broken) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id": 1');
      return void setImmediate(() => request.socket.destroy());
    }
    if (fault) {
      const retry = fault.retryAfter ? { 'retry-after': String(fault.retryAfter) } : {};
      return void response
        .writeHead(fault.status ?? 200, { 'content-type': 'text/html', ...retry })
        .end(fault.raw ?? '<html>Oops</html>');
    }
    const { status, body: said } = this.once(key, body, () => this.handle(request, pathname, searchParams, body));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }

  /** A write with the same key is done once; with the same key and other words it is a conflict. */
  private once(key: string | undefined, body: string, work: () => Answer): Answer {
    if (key === undefined) return work();
    const before = this.kept.get(key);
    if (before) return before.body === body ? before.answer : refusal(409, 'idempotency_key_conflict');
    const answer = work();
    if (answer.status < 300) this.kept.set(key, { body, answer });
    return answer;
  }

  private handle({ method, headers }: IncomingMessage, path: string, query: URLSearchParams, body: string): Answer {
    if (headers.authorization !== `Bearer ${TOKEN}`) return refusal(401, 'invalid_access_token');
    if (method === 'POST' && path === '/checkout/preferences') return this.prefer(JSON.parse(body) as Preference);
    if (method === 'GET' && path === '/v1/payments/search') {
      const results = [...this.payments.values()].filter(
        (one) => one.external_reference === query.get('external_reference'),
      );
      return { status: 200, body: { paging: { total: results.length, limit: 50, offset: 0 }, results } };
    }
    const [, id, refunds] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(path) ?? [];
    const payment = this.payments.get(id ?? '');
    if (!payment) return refusal(404, 'Payment not found');
    return refunds
      ? this.refund(payment, (JSON.parse(body || '{}') as { amount?: number }).amount)
      : { status: 200, body: payment };
  }

  private prefer(preference: Preference): Answer {
    const [item] = preference.items;
    if (!item || preference.items.length === 0) return refusal(400, 'invalid_items');
    if (item.currency_id !== 'CLP') return refusal(400, 'invalid currency_id');
    if (!Number.isInteger(item.unit_price)) return refusal(400, 'The value of unit_price must be an integer');
    this.preferences.push(preference);
    const id = `${COLLECTOR}-${preference.external_reference}`;
    return {
      status: 201,
      body: { id, init_point: `https://mercadopago.test/checkout?pref_id=${id}`, collector_id: COLLECTOR },
    };
  }

  private refund(payment: Paid, amount = payment.transaction_amount - payment.transaction_amount_refunded): Answer {
    const left = payment.transaction_amount - payment.transaction_amount_refunded;
    if (payment.status !== 'approved' || amount > left || amount <= 0) return refusal(400, 'invalid refund amount');
    const refunded = payment.transaction_amount_refunded + amount;
    const whole = refunded === payment.transaction_amount;
    this.change(String(payment.id), {
      transaction_amount_refunded: refunded,
      ...(whole ? { status: 'refunded', status_detail: 'refunded' } : { status_detail: 'partially_refunded' }),
    });
    return { status: 201, body: { id: randomInt(1_000_000), payment_id: payment.id, amount, status: 'approved' } };
  }
}
