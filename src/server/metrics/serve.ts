import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { openStreams } from '#server/http/events.ts';
import { within, type Parts } from '#server/http/health.ts';
import { traceOf } from '#server/log.ts';
import { tallies } from '#server/recent.ts';
import type { Metrics } from './instruments.ts';
import { readRecords, readStored } from './records.ts';

/** Milliseconds that what was read of the database is told again, the second for what costs more to read. */
const FRESH = { records: 5000, stored: 300_000 } as const;

/** Milliseconds that the database may take: less than Prometheus waits. */
const PATIENCE = 5000;

/** What figures are read of, beside those that were counted. `pool`: the connections to the database; `log`: the lines that were lost. */
export type Watched = Pick<Deps, 'config' | 'db' | 'log'> & {
  parts: Parts;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  out: { readonly lost: number };
};

/** Does something no more often than that. */
function atMostEvery(ms: number, read: () => Promise<void>): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    until = performance.now() + ms;
    await read();
  };
}

/** Brings the figures up to date that are not counted as things happen. What cannot be read is absent, and never what it was before. */
function refresher(
  { registry, records, forget, cacheLookups, linesLost }: Metrics,
  watched: Watched,
): () => Promise<string> {
  const { db, pool, config, log, parts } = watched;
  const anew = () => [
    atMostEvery(FRESH.records, () => readRecords(db, records)),
    atMostEvery(FRESH.stored, () => readStored(db, records)),
  ];
  let fromDatabase = anew();
  return async () => {
    const read = Promise.all(fromDatabase.map((one) => one())).catch((error: unknown) => {
      log.warn({ error: traceOf(error) }, 'the figures could not be read from the database');
      throw error;
    });
    if ((await within(read, PATIENCE)) === 'down') {
      fromDatabase = anew();
      forget();
    }
    for (const [part, ask] of Object.entries(parts))
      records.partUp.set({ part }, ['down', 'recovering'].includes(await ask()) ? 0 : 1);
    records.pool.set({ state: 'in use' }, pool.totalCount - pool.idleCount);
    records.pool.set({ state: 'idle' }, pool.idleCount);
    records.pool.set({ state: 'waiting' }, pool.waitingCount);
    records.streams.set(openStreams());
    const disk = await statfs(config.dataDir).catch(() => null);
    if (disk) records.diskFree.set(disk.bavail * disk.bsize);
    cacheLookups.reset();
    for (const [cache, { hits, misses, bytes }] of tallies) {
      if (bytes !== undefined) records.cacheBytes.set({ cache }, bytes);
      cacheLookups.inc({ cache, outcome: 'hit' }, hits);
      cacheLookups.inc({ cache, outcome: 'miss' }, misses);
    }
    linesLost.reset();
    linesLost.inc(watched.out.lost);
    return registry.metrics();
  };
}

/** Answers `GET /metrics` at an address of its own, which is never that of the service. Answers how it ends. */
export async function serveMetrics(
  at: NonNullable<Config['metrics']>,
  metrics: Metrics,
  watched: Watched,
): Promise<{ port: number; close: () => Promise<void> }> {
  const refresh = refresher(metrics, watched);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    refresh().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(at.port, at.host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
