import { setTimeout as pause } from 'node:timers/promises';
import type { MercadoPagoFake } from '#test/fakes/mercado-pago.ts';
import type { Client } from '../../bench/client.ts';
import { percentile } from '../../bench/data.ts';
import type { Figure } from '../../bench/figure.ts';

/** Seconds after the press of the button at which buyers pay, and that a payment nobody tells of may be unknown. */
const [PAID_AFTER, KNOWN] = [[0, 5, 15, 35, 90, 150], 120];
const FLOOD = { seconds: 8, each: 1000, lanes: 40 } as const;

async function press(client: Client): Promise<string> {
  const { payment_types } = (await (await client.raw('GET', '/tokens/payment-types')).json()) as {
    payment_types: { id: string }[];
  };
  const answer = await client.raw('POST', '/tokens/purchase', { payment_type_id: payment_types[0]!.id });
  return ((await answer.json()) as { transaction_id: string }).transaction_id;
}
const balanceOf = async (client: Client): Promise<number> =>
  ((await (await client.raw('GET', '/tokens/balance')).json()) as { balance: number }).balance;

/** Buyers who close the page after they paid, at a provider that tells nobody: seconds until each can spend. */
export async function untold(join: (n: number) => Promise<Client>, fake: MercadoPagoFake, report: (figure: Figure) => void): Promise<void> {
  const known = await Promise.all(
    PAID_AFTER.map(async (wait, n) => {
      const client = await join(n);
      const before = await balanceOf(client);
      const id = await press(client);
      await pause(wait * 1000);
      fake.pay(id);
      const paid = performance.now();
      while ((await balanceOf(client).catch(() => before)) === before && performance.now() - paid < 4 * KNOWN * 1000) await pause(500);
      return (performance.now() - paid) / 1000;
    }),
  );
  const value = Math.round(Math.max(...known));
  report({ name: `${PAID_AFTER.length} payments of which nobody tells: the last is known after`, value, unit: 's', bar: { max: KNOWN }, goals: ['G9', 'F34'] });
} // prettier-ignore

/** Notifications that nobody signed, a thousand a second. */
export async function flood(client: Client, fake: MercadoPagoFake, report: (figure: Figure) => void): Promise<void> {
  const reads = async (seconds: number): Promise<number> => {
    const times: number[] = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(20)) {
      const begun = performance.now();
      await balanceOf(client);
      times.push(performance.now() - begun);
    }
    return percentile(times, 0.99);
  };
  const quiet = await reads(4);
  const asked = fake.asked.length;
  const statuses: number[] = [];
  const begun = performance.now();
  const lane = async (): Promise<void> => {
    while (performance.now() - begun < FLOOD.seconds * 1000) {
      // No faster than asked for, however fast the answers come.
      if (statuses.length / FLOOD.each > (performance.now() - begun) / 1000) await pause(5);
      const at = statuses.push(0) - 1;
      const answer = await fetch(`${client.base}/api/payments/webhook/mercado-pago`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'payment', data: { id: String(1e9 + at) } }),
      });
      statuses[at] = answer.status;
      await answer.arrayBuffer();
    }
  };
  const [loud] = await Promise.all([reads(FLOOD.seconds), ...Array.from({ length: FLOOD.lanes }, lane)]);
  const told = (name: string, value: number, unit: string, max?: number): void =>
    report({ name, value: Number(value.toFixed(1)), unit, goals: ['F38'], ...(max !== undefined && { bar: { max } }) });
  told('forged notifications', statuses.length / FLOOD.seconds, '/s');
  told('… answered with 5xx', statuses.filter((status) => status >= 500).length, '', 0);
  told('… questions to the provider', (fake.asked.length - asked) / FLOOD.seconds, '/s', 5);
  told('… p99 of reading a balance meanwhile, to that before', loud / quiet, '×', 2);
} // prettier-ignore

/** Clients that do not wait for an answer and ask again: what comes of four of the same. */
export async function impatient(client: Client, start: () => Promise<Response>, report: (figure: Figure) => void): Promise<void> {
  const jobs = await Promise.all(
    Array.from({ length: 4 }, async () => ((await (await start()).json()) as { job_id: string }).job_id),
  );
  const purchases = await Promise.all(Array.from({ length: 4 }, () => press(client)));
  const one = (name: string, all: string[]): void =>
    report({ name, value: new Set(all).size, unit: '', bar: { min: 1, max: 1 }, goals: ['F54'] });
  one('generations of four starts at once', jobs);
  one('purchases of four presses at once', purchases);
} // prettier-ignore
