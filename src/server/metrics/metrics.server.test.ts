import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import { sourcesApi } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import { checkLedger } from '#server/tokens/index.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { World, type Person } from '#test/world.ts';
import { measuredEngine } from './engine.ts';
import { createMetrics, type Metrics } from './instruments.ts';
import { serveMetrics, type Watched } from './serve.ts';

let t: TestApp;
let ana: Person;
let metrics: Metrics;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  t = await testApp();
  metrics = createMetrics();
  const app = await buildApp(t.deps, { ...t.composed, webDir: null, metrics });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ends.push(() => app.close());
  ana = await new World(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`).user();
  // Opens her account of tokens.
  await ana.call(tokensApi.balance);
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  await t.close();
});

const pool = { totalCount: 3, idleCount: 1, waitingCount: 4 };
/** What Prometheus would read now. */
async function scraped(of: Metrics = metrics, watched: Partial<Watched> = {}): Promise<string> {
  const { parts } = t.composed;
  const served = await serveMetrics({ host: '127.0.0.1', port: 0 }, of, {
    ...t.deps,
    parts,
    pool,
    out: { lost: 7 },
    ...watched,
  });
  const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
  const text = await answer.text();
  expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
  await served.close();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  return text;
}
const skew = (by: number) =>
  sql`update ledger_accounts set credits_posted = credits_posted + ${by} where user_id = ${ana.id}::uuid`.execute(
    t.deps.db,
  );

test('tells calls by their pattern, work that waits and the state of parts; nothing of a user', async () => {
  const { id } = await ana.notebook('Palabra secreta');
  await ana.call(notebooksApi.one, { params: { id } });
  await ana.fetch('/api/notebooks/not-an-id/');
  const body = { type: 'copied-text', title: 'Renta', content: 'La renta se paga los días cinco.' } as const;
  await ana.call(sourcesApi.add, { params: { id }, body });
  const text = await scraped();
  for (const line of [
    /^fojas_http_request_seconds_count\{method="GET",route="\/api\/notebooks\/:id\/",status="200"\} 1$/m,
    /^fojas_http_request_seconds_count\{method="GET",route="\/api\/notebooks\/:id\/",status="404"\} 1$/m,
    /^fojas_jobs_waiting\{kind="source\.read"\} 1$/m,
    /^fojas_jobs_oldest_seconds\{kind="source\.read"\} [\d.]+$/m,
    /^fojas_part_up\{part="database"\} 1$/m,
    /^fojas_part_up\{part="storage"\} 1$/m,
    /^fojas_database_pool\{state="in use"\} 2$/m,
    /^fojas_database_pool\{state="waiting"\} 4$/m,
    /^fojas_cache_lookups_total\{cache="sessions",outcome="hit"\} [1-9]\d*$/m,
    /^fojas_stored_bytes [1-9]\d*$/m,
    /^fojas_audit_unsealed [1-9]\d*$/m,
    /^fojas_holds_without_job 0$/m,
    /^fojas_ledger_violated 0$/m,
    /^fojas_log_lines_lost_total 7$/m,
    /^fojas_disk_free_bytes \d/m,
    /^process_open_fds \d/m,
    /^nodejs_eventloop_lag_p99_seconds \d/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/^fojas_backup_age_seconds /m);
  for (const private_ of [id, ana.id, ana.email, 'secreta', 'not-an-id']) expect(text).not.toContain(private_);
});

test('the watcher of the ledger says when it is not sound, and when it is again', async () => {
  await skew(1);
  await checkLedger(t.deps);
  expect(await scraped(createMetrics())).toMatch(/^fojas_ledger_violated 1$/m);
  await skew(-1);
  await checkLedger(t.deps);
  expect(await scraped(createMetrics())).toMatch(/^fojas_ledger_violated 0$/m);
});

test('tokens that are held for nothing are seen', async () => {
  const { rows } = await sql<{ id: string; account: string }>`
    select transfer_id as id, ledger_open(${ana.id}::uuid) as account
    from ledger_hold(${ana.id}::uuid, 5, 'orphan', 'answer', 'orphan')`.execute(t.deps.db);
  await t.deps.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update ledger_transfers set created_at = now() - interval '5 minutes' where id = ${rows[0]!.id}`.execute(
      trx,
    );
  });
  expect(await scraped(createMetrics())).toMatch(/^fojas_holds_without_job 1$/m);
  await sql`select ledger_resolve(${rows[0]!.id}, 0, 'refund')`.execute(t.deps.db);
  expect(await scraped(createMetrics())).toMatch(/^fojas_holds_without_job 0$/m);
});

test('what cannot be read is absent, and the figures are told all the same', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/none', t.deps.log);
  const text = await scraped(metrics, { db: gone.db, parts: { database: async () => 'down' } });
  await gone.close();
  expect(text).toMatch(/^fojas_part_up\{part="database"\} 0$/m);
  expect(text).not.toMatch(/^fojas_(ledger_violated|jobs_waiting|stored_bytes)\b.* \d/m);
});

test('an engine is measured by what came of it', async () => {
  const of = createMetrics();
  const failing = { ...embedded, answer: () => Promise.reject(new Error('no')) };
  const engine = measuredEngine(failing, of);
  const stop = new AbortController();
  const asked = { text: '', language: 'es', sources: [], history: [] } as const;
  await expect(engine.answer(asked, stop.signal)).rejects.toThrow('no');
  stop.abort();
  await expect(engine.answer(asked, stop.signal)).rejects.toThrow('no');
  const text = await of.registry.metrics();
  for (const outcome of ['failed', 'stopped'])
    expect(text).toContain(`fojas_engine_call_seconds_count{engine="embedded",call="answer",outcome="${outcome}"} 1`);
});

test('every figure that an alert speaks of is there', async () => {
  const rules = readFileSync('docs/alerts.yml', 'utf8');
  const exprs = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr!);
  expect(exprs.length).toBe([...rules.matchAll(/^ +- alert: \w+$/gm)].length);
  const known = (await metrics.registry.getMetricsAsJSON()).flatMap(({ name }) => [
    name,
    `${name}_count`,
    `${name}_bucket`,
  ]);
  for (const expr of exprs)
    for (const [name] of expr.matchAll(/\b(?:fojas|process|nodejs)_\w+/g)) expect(known).toContain(name);
});
