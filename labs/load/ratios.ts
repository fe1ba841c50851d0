import autocannon from 'autocannon';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../bench/client.ts';
import { percentile } from '../../bench/data.ts';
import type { Figure } from '../../bench/figure.ts';
import { GOAL, withHello, type Kind } from './place.ts';

const [ROUNDS, SECONDS, CONNECTIONS] = [5, Number(process.env['RATIO_SECONDS'] ?? 2), 50];
const [NOTEBOOKS, SOURCES] = [20, 50];
/** Least shares of a hello, by what is asked. */
const BARS: Record<Kind, Record<string, number>> = {
  external: { balance: 0.2, 'list of 20 notebooks': 0.12, 'list of 50 sources': 0.08, 'note made': 0.06, index: 0.3, '20 notebooks as they were': 0.12, '50 sources as they were': 0.08 }, // prettier-ignore
  embedded: { balance: 0.04 },
};
const CALLS = {
  balance: '/api/tokens/balance',
  'list of 20 notebooks': '/api/notebooks/',
  'list of 50 sources': '',
  'note made': '',
  index: '/',
  '20 notebooks as they were': '/api/notebooks/',
  '50 sources as they were': '',
};
type Name = keyof typeof CALLS;
type Report = (figure: Figure) => void;

/** Requests a second of one address. Throws where an answer was not a good one. */
async function rate(url: string, headers: Record<string, string> = {}, body?: string): Promise<number> {
  const asked = { url, headers, duration: SECONDS, connections: CONNECTIONS, ...(body && { method: 'POST' as const, body }) }; // prettier-ignore
  const { non2xx, requests, statusCodeStats } = await autocannon(asked);
  // An answer that nothing changed is counted apart by its status alone.
  const [good, bad] = 'if-none-match' in headers ? [statusCodeStats['304']?.count ?? 0, 0] : [1, non2xx];
  if (bad > 0 || good === 0) throw new Error(`${url}: ${non2xx} answers were not 2xx`);
  return requests.average;
}

async function furnish(client: Client): Promise<string> {
  const { id } = await client.notebook('Cincuenta');
  for (let n = 1; n < NOTEBOOKS; n++) await client.notebook(`Otro ${n}`);
  for (let n = 0; n < SOURCES; n++) await client.upload(id, `${n}.txt`, Buffer.from(`Renta: ${n} UF.\n`));
  while ((await client.sources(id)).some((one) => one.processing_status !== 'completed')) await pause(200);
  return id;
}

/** Rates of our calls as shares of a bare Fastify hello that is measured beside each of them: the median of five rounds. */
export async function ratios(base: string, kind: Kind, report: Report): Promise<void> {
  const client = await Client.join(base, 'cociente@example.com');
  const id = await furnish(client);
  const other = (await client.notebook('Notas')).id;
  const sources = `/api/notebooks/${id}/sources/`;
  const paths = { ...CALLS, 'list of 50 sources': sources, '50 sources as they were': sources, 'note made': `/api/notebooks/${other}/notes/` }; // prettier-ignore
  const headers = { authorization: `Bearer ${client.access}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Nota', content: 'Renta: 20 UF.' });
  const shares = new Map<Name, number[]>();
  const bare: number[] = [];
  await withHello(async (hello) => {
    for (let round = 0; round < ROUNDS; round++)
      for (const name of Object.keys(paths) as Name[]) {
        const of = await rate(hello);
        bare.push(of);
        const tag = name.endsWith('as they were') && (await fetch(base + paths[name], { headers })).headers.get('etag');
        const sent = tag ? { ...headers, 'if-none-match': tag } : headers;
        const ours = await rate(base + paths[name], sent, name === 'note made' ? body : undefined);
        shares.set(name, [...(shares.get(name) ?? []), ours / of]);
      }
  });
  report({ name: `${kind}: bare Fastify hello`, value: Math.round(percentile(bare, 0.5)), unit: 'req/s' });
  for (const [name, values] of shares) {
    const min = BARS[kind][name];
    report({
      name: `${kind}: ${name}, share of a hello`,
      value: Number((100 * percentile(values, 0.5)).toFixed(1)),
      unit: '%',
      ...(min !== undefined && { bar: { min: 100 * min }, goals: [GOAL[kind]] }),
    });
  }
}
