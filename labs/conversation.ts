import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { pino } from 'pino';
import type { AnswerContent } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { buildApp } from '#server/app.ts';
import { FIRST as FIRST_CHAT } from '#server/chat/conversations.ts';
import { keepExchange } from '#server/chat/history.ts';
import { compose, type Composed } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepare } from '#server/db/prepare.ts';
import { own } from '#server/notebooks/index.ts';
import { masterKeys } from '#server/vault/master.ts';
import { chromium as carried } from '../e2e/chromium.ts';
import { Client } from '../bench/client.ts';
import { percentile } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { freePort } from '../bench/server.ts';

type Report = (figure: Figure) => void;
const MESSAGES = 10_000;
const [FIRST, OLDER] = [50, 100];
const RUNS = 40;
const QUESTIONS = [
  '¿Qué es un acto de competencia desleal?',
  '¿Qué sanción se aplica por los actos de competencia desleal?',
  '¿Qué dice el artículo 3?',
  '¿Qué plazo tiene la acción?',
];
type Server = { base: string; composed: Composed; stop: () => Promise<void> };

/** The whole server in this process, with its own PostgreSQL and the built pages. */
async function serve(dataDir: string): Promise<Server> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const postgres = await startEmbedded(dataDir);
  const log = pino({ level: 'silent' });
  const { db, close } = connect(postgres.url, log);
  await prepare(db, postgres.url);
  const config = readConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: base,
    FOJAS_DATA_DIR: dataDir,
    FOJAS_RATE_LIMIT: 'off',
    FOJAS_BILLING: 'off',
  });
  const composed = await compose({ config, log, db, databaseUrl: postgres.url, masterKeys: masterKeys(config) });
  const app = await buildApp(composed.deps, {
    webDir: path.resolve('dist/web'),
    parts: composed.parts,
    shelf: composed.shelf,
  });
  await app.listen({ port, host: '127.0.0.1' });
  await composed.work();
  const stop = async (): Promise<void> => {
    await app.close();
    await composed.close();
    await close();
    await postgres.stop();
  };
  return { base, composed, stop };
}

/** A conversation of true answers about a law, each kept many times, with their citations. Answers the notebook's id. */
async function converse({ composed: { deps } }: Server, client: Client): Promise<string> {
  const { id } = await client.notebook('Conversación larga');
  await client.upload(id, 'ley-20169.txt', await readFile('test/fixtures/documents/ley-20169.txt'), 'text/plain');
  while ((await client.sources(id)).some(({ processing_status: status }) => status !== 'completed')) await pause(100);
  const answers: AnswerContent[] = [];
  for (const question of QUESTIONS) {
    const { message } = await client.ask(id, question);
    if (message.type === 'ai' && typeof message.content !== 'string') answers.push(message.content);
  }
  const row = await deps.db.selectFrom('notebooks').select('user_id').where('id', '=', id).executeTakeFirstOrThrow();
  const notebook = await own(deps, { id: row.user_id }, id);
  for (let at = QUESTIONS.length; at < MESSAGES / 2; at++)
    await keepExchange(
      deps,
      notebook,
      {
        chat: FIRST_CHAT,
        question: `${QUESTIONS[at % QUESTIONS.length]} (${at})`,
        answer: answers[at % answers.length]!,
        by: deps.engine.about,
        asked: 1,
        price: 1,
      },
      async () => null,
    );
  return id;
}

/** The parts of the conversation over HTTP: the newest, and each one before it to the beginning. */
async function parts(client: Client, id: string, report: Report): Promise<void> {
  const part = async (query: string): Promise<{ ms: number; messages: ChatMessage[] }> => {
    const from = performance.now();
    const answer = await client.raw('GET', `/assistant/chat/history/${id}?${query}`);
    const messages = (await answer.json()) as ChatMessage[];
    return { ms: performance.now() - from, messages };
  };
  const first: number[] = [];
  for (let run = 0; run < RUNS; run++) first.push((await part(`limit=${FIRST}`)).ms);
  const older: number[] = [];
  let [before, count] = [(await part(`limit=${FIRST}`)).messages[0]!.id, FIRST];
  for (;;) {
    const { ms, messages } = await part(`limit=${OLDER}&before=${before}`);
    count += messages.length;
    if (messages.length === 0) break;
    older.push(ms);
    before = messages[0]!.id;
  }
  report({ name: 'messages read from the newest to the first', value: count, unit: '', bar: { min: MESSAGES } });
  const show = (name: string, times: readonly number[], bar: number): void => {
    report({ name: `${name}, median`, value: Math.round(percentile(times, 0.5)), unit: 'ms' });
    report({ name: `${name}, p95`, value: Math.round(percentile(times, 0.95)), unit: 'ms', bar: { max: bar } });
  };
  show(`the newest ${FIRST}`, first, 100);
  show(`${OLDER} before any`, older, 100);
  const whole: number[] = [];
  for (let run = 0; run < 5; run++) whole.push((await part('')).ms);
  show('the newest 1000, at once', whole, 500);
}

/** Notes tasks of the page that last over 50 ms. As text: what the runner compiles calls helpers that a page lacks. */
const WATCH = `(() => { window.long = []; new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.long.push(duration); }).observe({ type: 'longtask' }); })()`;
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { long } = window as unknown as { long: number[] };
    return Math.round(Math.max(0, ...long.splice(0)));
  });

/** How the page shows it: the time to the last answer, and the longest task while older parts come in, while it is scrolled and while a question is written. */
async function showing(page: Page, base: string, id: string, report: Report): Promise<void> {
  const shown: number[] = [];
  for (let run = 0; run < 5; run++) {
    await page.goto('about:blank');
    const from = performance.now();
    await page.goto(`${base}/notebook/${id}`, { waitUntil: 'commit' });
    await page.locator('article .cite').last().waitFor();
    shown.push(performance.now() - from);
  }
  report({
    name: 'from its address to the last answer, median',
    value: Math.round(percentile(shown, 0.5)),
    unit: 'ms',
  });
  const few = await using(page);
  await page.mouse.wheel(0, -300);
  const loaded = (): Promise<number> => page.locator('[data-message]').count();
  for (let part = 0; part < 20; part++) {
    const before = await loaded();
    await page.getByRole('log').evaluate((box) => box.scrollTo({ top: 0 }));
    while ((await loaded()) === before) await pause(20);
  }
  report({ name: 'longest task while 20 older parts come in', value: await longest(page), unit: 'ms' });
  const count = await loaded();
  report({ name: `elements in the page with ${count} messages`, value: await page.locator('*').count(), unit: '' });
  const many = await using(page);
  for (const what of ['scrolling', 'typing'] as const) {
    report({ name: `longest task while ${what}, ${FIRST} messages in the page`, value: few[what], unit: 'ms' });
    report({ name: `the same, ${count} messages`, value: many[what], unit: 'ms' });
  }
}

/** The longest task, in milliseconds, while a reader goes up and down, and while a question is written. */
async function using(page: Page): Promise<{ scrolling: number; typing: number }> {
  await page.getByRole('log').hover({ position: { x: 5, y: 100 } });
  await pause(500);
  await longest(page);
  for (let turn = 0; turn < 30; turn++) {
    await page.mouse.wheel(0, turn < 15 ? -350 : 350);
    await pause(50);
  }
  const scrolling = await longest(page);
  const field = page.getByRole('textbox').first();
  await field.pressSequentially('¿Qué plazo tiene la acción de competencia desleal?', { delay: 15 });
  const typing = await longest(page);
  await field.fill('');
  return { scrolling, typing };
}

async function run(report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-conversation-'));
  const server = await serve(dataDir);
  const { path: executablePath, args, env } = await carried();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const client = await Client.join(server.base, 'banco@ejemplo.cl');
    const id = await converse(server, client);
    await parts(client, id, report);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.addInitScript(WATCH);
    await page.goto(`${server.base}/theme.js`);
    await page.evaluate((access) => {
      localStorage.setItem('access', access);
      localStorage.setItem('refresh', access);
    }, client.access);
    await showing(page, server.base, id, report);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'conversation', about: `${MESSAGES} messages, read in parts and shown`, run };
