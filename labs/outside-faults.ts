import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningAt } from '#server/db/embedded/embedded.ts';
import { COLLECTOR, MercadoPagoFake, TOKEN } from '#test/fakes/mercado-pago.ts';
import { PostOffice } from '#test/fakes/post-office.ts';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { count } from './kills/look.ts';
import { model, models } from './outside/models.ts';
import { flood, impatient, untold } from './outside/shop.ts';
import { startServer } from '../bench/server.ts';

const TEXT =
  'Contrato de arrendamiento.\n\nPrimero. La renta mensual es de 20 UF, que se paga por anticipado.\n\nSegundo. La garantía es de 20 UF y se devuelve al término.\n';

/** A letter at a mail server that says later first: seconds until it arrives. */
async function mail(client: Client, office: PostOffice, email: string, report: (figure: Figure) => void): Promise<void> {
  office.manner = { recipients: [451], cuts: 1 };
  const begun = performance.now();
  const answer = await fetch(`${client.base}/api/users/reset-password/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  report({ name: 'reset asked while the mail server is in trouble: other answers than 200', value: Number(answer.status !== 200), unit: '', bar: { max: 0 }, goals: ['F31'] });
  const arrived = (): number => office.arrived.filter(({ to }) => to.includes(email)).length;
  while (arrived() < 2 && performance.now() - begun < 240_000) await pause(250);
  report({ name: 'letter told later once and cut off once: arrived, a second time at most', value: arrived(), unit: '', bar: { min: 1, max: 2 }, goals: ['F31', 'F32'] });
  report({ name: '… after', value: Math.round((performance.now() - begun) / 1000), unit: 's', goals: ['F31'] });
} // prettier-ignore

async function run(report: (figure: Figure) => void): Promise<void> {
  const [shared, shop, office] = [await model(), new MercadoPagoFake(), new PostOffice()];
  const { port } = await office.open();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-outside-'));
  const server = await startServer(dataDir, {
    FOJAS_RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    FOJAS_AI_PROVIDER: 'openai-compatible',
    FOJAS_AI_MODEL: 'model-1',
    FOJAS_AI_BASE_URL: shared.provider.baseUrl,
    FOJAS_PAYMENTS: 'mercado-pago',
    MP_ACCESS_TOKEN: TOKEN,
    MP_COLLECTOR_ID: String(COLLECTOR),
    MP_WEBHOOK_SECRET: 'a secret of the panel',
    MP_BASE_URL: await shop.start(),
    FOJAS_MAIL: 'smtp',
    FOJAS_MAIL_FROM: 'Fojas <fojas@example.cl>',
    FOJAS_SMTP_URL: `smtp://127.0.0.1:${port}`,
    FOJAS_SMTP_SECURE: 'off',
  });
  const db = new pg.Pool({ connectionString: runningAt(dataDir)!, max: 1 });
  try {
    const client = await Client.join(server.base, 'ana@ejemplo.cl');
    const { id: notebook } = await client.notebook('Caso');
    const { id: source } = await client.upload(notebook, 'arriendo.txt', Buffer.from(TEXT));
    while ((await client.sources(notebook)).some((one) => one.processing_status !== 'completed')) await pause(100);
    const waiting = Promise.all([
      untold((n) => Client.join(server.base, `bruno${n}@ejemplo.cl`), shop, report),
      mail(client, office, 'ana@ejemplo.cl', report),
    ]);
    await models({ client, notebook, source }, shared, report);
    await waiting;
    const start = () => client.raw('POST', '/notebooks/analyze-quality/', { notebook_id: notebook, source_id: source });
    await impatient(client, start, report);
    await flood(client, shop, report);
    await pause(2000);
    const none = async (name: string, query: string, goals: string[]): Promise<void> =>
      report({ name, value: await count(db, query), unit: '', bar: { max: 0 }, goals });
    await none('violations of the ledger after all of it', 'select count(*) n from ledger_violations', ['G23', 'F34']);
    await none('answers kept and not paid, or paid and not kept',
      `select abs((select count(*) from chat_messages where role = 'ai') - (select count(*) from ledger_transfers spent join ledger_transfers held on held.id = spent.pending_id
           where held.reason = 'chat_message' and (spent.kind = 'post' or spent.reason = 'no_answer'))) n`, ['G23', 'F18']);
  } finally {
    await db.end();
    await server.stop();
    await Promise.all([shared.provider.close(), shop.stop(), office.close()]);
    await rm(dataDir, { recursive: true, force: true });
  }
} // prettier-ignore

export const bench: Bench = { name: 'outside-faults', about: 'the product while servers of others misbehave', run };
