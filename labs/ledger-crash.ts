import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { running } from '#server/db/embedded/postmaster.ts';
import type { Tables } from '#server/db/tables.ts';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer, type Running } from '../bench/server.ts';

const [ACCOUNTS, CONNECTIONS] = [5, 32];
/** KILLS: each a few seconds after the app was there again, so that something was done in between. */
const KILLS = Number(process.env['KILLS'] ?? 60);
const PAUSE_MS = 4500;
/** Before every third kill PostgreSQL itself is stopped at once, as by `pg_ctl stop -m immediate`. */
const stopsDatabase = (n: number): boolean => n % 3 === 1;
const STOPS = Array.from({ length: KILLS }, (_, n) => n).filter(stopsDatabase).length;
const TEXT = 'Cláusula primera.\nLa renta mensual es de 20 UF.\nEl plazo es de doce meses.';
const QUESTION = '¿Cuánto es la renta mensual?';
const SETTINGS = { FOJAS_RATE_LIMIT: 'off', FOJAS_WELCOME_TOKENS: '150', LOG_LEVEL: 'fatal' };

type User = { client: Client; notebook: string; pack: string };
/** Where the server is now, until all kills are over. */
type Where = { base: string; over: boolean };
type Known = { answers: Set<string>; purchases: Set<string>; refused: number; failed: number };

async function join(base: string, n: number): Promise<User> {
  const client = await Client.join(base, `ana${n}@example.com`);
  const notebook = (await client.notebook('Caja')).id;
  await client.upload(notebook, 'arriendo.txt', Buffer.from(TEXT));
  while ((await client.sources(notebook)).some((one) => one.processing_status !== 'completed')) await pause(100);
  const types = await (await client.raw('GET', '/tokens/payment-types')).json();
  const { payment_types } = types as { payment_types: { id: string; tokens_amount: number }[] };
  return { client, notebook, pack: payment_types.find((one) => one.tokens_amount === 1000)!.id };
}

/** One connection: asks and buys until all kills are over, wherever the server is now, and remembers only what was answered. */
async function press(where: Where, user: User, known: Known): Promise<void> {
  const headers = { authorization: `Bearer ${user.client.access}`, 'content-type': 'application/json' };
  const send = (to: string, body: object): Promise<Response> =>
    fetch(`${where.base}/api${to}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
  const ask = async (): Promise<void> => {
    const answer = await send('/assistant/chat', { notebook_id: user.notebook, message: QUESTION });
    if (answer.status === 402) known.refused++;
    const { id } = (await answer.json()) as { id?: string };
    if (answer.ok && id) known.answers.add(id);
  };
  const buy = async (): Promise<void> => {
    const answer = await send('/tokens/purchase', { payment_type_id: user.pack });
    if (!answer.ok) return void (await answer.text());
    const { init_point } = (await answer.json()) as { init_point: string };
    const { pathname, search } = new URL(init_point);
    const paid = await fetch(where.base + pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ end: 'approved' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    const to = new URL(paid.headers.get('location') ?? 'http://x/');
    if (to.searchParams.get('payment_status') === 'success')
      known.purchases.add(to.searchParams.get('transaction_id')!);
  };
  while (!where.over)
    await (Math.random() < 0.03 ? buy() : ask()).catch(async () => {
      known.failed++;
      await pause(50);
    });
}

/** Kills the app again and again while it is used, and before every third kill the database under it. Answers the app that runs at the end. */
async function kill(dataDir: string, where: Where, first: Running): Promise<Running> {
  let server = first;
  for (let n = 0; n < KILLS; n++) {
    await pause(PAUSE_MS);
    if (stopsDatabase(n)) {
      process.kill(running(path.join(dataDir, 'postgres'))!.pid, 'SIGQUIT');
      await pause(300);
    }
    await server.kill9();
    server = await startServer(dataDir, SETTINGS);
    where.base = server.base;
  }
  await pause(PAUSE_MS);
  return server;
}

const count = async (db: Kysely<Tables>, query: ReturnType<typeof sql<{ n: string }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]!.n);

/** What is there in the end, asked of the database itself. */
async function audit(db: Kysely<Tables>, known: Known, report: (figure: Figure) => void): Promise<void> {
  const none = async (name: string, query: ReturnType<typeof sql<{ n: string }>>): Promise<void> =>
    report({ name, value: await count(db, query), unit: '', bar: { max: 0 } });
  const [answers, purchases] = [[...known.answers], [...known.purchases]];
  await none(
    'answers acknowledged and lost',
    sql`select count(*) n from unnest(${answers}::uuid[]) as known (answer)
    where not exists (select from chat_messages m where m.id = known.answer and m.role = 'ai')`,
  );
  await none(
    'purchases acknowledged and lost',
    sql`select count(*) n from unnest(${purchases}::uuid[]) as known (purchase)
    where not exists (select from ledger_transfers t where t.idem_key = 'purchase:' || known.purchase)`,
  );
  await none(
    'answers kept and not paid, or paid and not kept',
    sql`select coalesce(sum(abs(kept - paid)), 0) n from
    (select a.id, (select count(*) from chat_messages m where m.user_id = a.user_id and m.role = 'ai') kept,
      (select count(*) from ledger_transfers t where t.user_account = a.id and (t.kind = 'post' or t.reason = 'no_answer')) paid
     from ledger_accounts a where a.user_id is not null) b`,
  );
  await none(
    'purchases credited more than once, or called paid without',
    sql`select count(*) n from purchases p
    where (select count(*) from ledger_transfers t where t.kind = 'credit' and t.ref_id = p.id::text)
      <> (case when p.status in ('approved', 'partially_refunded', 'refunded', 'charged_back') then 1 else 0 end)`,
  );
  await none('violations', sql`select count(*) n from ledger_violations`);
  await none(
    'negative balances',
    sql`select count(*) n from ledger_accounts
    where code = 'user' and credits_posted - debits_posted - debits_pending < 0`,
  );
  await none(
    'tokens still held',
    sql`select coalesce(sum(debits_pending), 0) n from ledger_accounts where user_id is not null`,
  );
  report({
    name: 'rows of the journal',
    value: await count(db, sql`select count(*) n from ledger_transfers`),
    unit: '',
  });
}

/** 32 connections on 5 accounts while the app is killed sixty times and PostgreSQL stopped at once twenty times. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-ledger-'));
  const known: Known = { answers: new Set(), purchases: new Set(), refused: 0, failed: 0 };
  try {
    const first = await startServer(dataDir, SETTINGS);
    const where = { base: first.base, over: false };
    const users = await Promise.all(Array.from({ length: ACCOUNTS }, (_, n) => join(first.base, n)));
    const begun = performance.now();
    const pressing = Array.from({ length: CONNECTIONS }, (_, n) => press(where, users[n % ACCOUNTS]!, known));
    const last = await kill(dataDir, where, first).finally(() => (where.over = true));
    await Promise.all(pressing);
    const seconds = Math.round((performance.now() - begun) / 1000);
    // A lease of 30 seconds and a sweep of 15: what died processes held is back within the minute.
    await pause(60_000);
    await last.stop();
    report({ name: `seconds with ${CONNECTIONS} connections on ${ACCOUNTS} accounts`, value: seconds, unit: 's' });
    report({ name: 'kill -9 of the app', value: KILLS, unit: 'times', bar: { min: 50 } });
    report({ name: 'PostgreSQL stopped at once', value: STOPS, unit: 'times', bar: { min: 20 } });
    report({ name: 'answers acknowledged', value: known.answers.size, unit: '', bar: { min: 1 } });
    report({ name: 'purchases acknowledged', value: known.purchases.size, unit: '', bar: { min: 1 } });
    report({ name: 'questions refused for want of tokens', value: known.refused, unit: '' });
    report({ name: 'calls that failed with the app', value: known.failed, unit: '' });
    const postgres = await startEmbedded(dataDir);
    const { db, close } = connect(postgres.url, console);
    await audit(db, known, report);
    await close();
    await postgres.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'ledger-crash',
  about: 'tokens while the app and its database are killed',
  goals: ['G2', 'G5', 'F23'],
  run,
};
