import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Found } from '#contract/search.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { writeSegment } from '#reading/index/segment-file.ts';
import { canonical, lineStarts } from '#reading/lines.ts';
import { buildApp } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Deps } from '#server/deps.ts';
import { givenKeys } from '#server/vault/master.ts';
import { storageKey } from '#server/notebooks/stored.ts';
import { place, versionPlace } from '#server/sources/rows.ts';
import { Client } from '../bench/client.ts';
import { filesBelow, percentile, present, readText } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';

type Report = (figure: Figure) => void;
type Text = { title: string; text: string; index: Buffer; language: 'es' | 'en'; passages: number };

const SOURCES = 300;
const NOTEBOOKS = 6;
const BAR_MS = 100;
/** What lawyers type: words, words still being typed, numbers, phrases, a mistyped word, a pasted line. */
const QUERIES = [
  'término anticipado',
  'indemnización',
  'indemniz',
  'ley 19.496',
  'artículo 1545',
  'rol 1234-2020',
  '"buena fe"',
  '"de conformidad a la ley"',
  'prescripción de la acción civil',
  'responsabilidad del empleador por accidente del trabajo',
  'governing law',
  'termination for convenience',
  '"shall not be liable"',
  'multa a beneficio fiscal',
  'arrendatraio',
  'plazo',
  'los contratos deben ejecutarse de buena fe, y por consiguiente obligan no sólo a lo que en ellos se expresa',
];
const ROUNDS = 5;

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

function textsOf(places: readonly string[]): Text[] {
  return places.map((file) => {
    const text = canonical(readText(file));
    const segment = buildSegment({ text });
    const { language, passages } = segment;
    return { title: path.parse(file).name, text, index: Buffer.from(writeSegment(segment)), language, passages };
  });
}

/** Puts a text where reading it would have put it. */
async function add(deps: Deps, userId: string, notebookId: string, one: Text, title: string): Promise<void> {
  const id = randomUUID();
  const keys = await deps.vault.of(userId);
  const keep = async (kind: 'text' | 'index', bytes: Buffer): Promise<string> => {
    const key = storageKey({ userId, notebookId, sourceId: id, version: 1 }, kind);
    const sealing = keys.sealing(versionPlace(kind, id, 1));
    await Promise.all([pipeline(Readable.from([bytes]), sealing), deps.storage.put(key, sealing)]);
    return key;
  };
  const [text_key, index_key] = [await keep('text', Buffer.from(one.text)), await keep('index', one.index)];
  await deps.db
    .insertInto('sources')
    .values({
      id,
      notebook_id: notebookId,
      user_id: userId,
      type: 'md',
      title_sealed: keys.seal(title, place('title', id)),
      display_name_sealed: keys.seal(title, place('display_name', id)),
      url_sealed: null,
      summary_sealed: null,
    })
    .execute();
  await deps.db
    .insertInto('source_versions')
    .values({
      source_id: id,
      version: 1,
      user_id: userId,
      type: 'md',
      status: 'completed',
      text_key,
      index_key,
      media_type: 'text/markdown',
      characters: one.text.length,
      lines: lineStarts(one.text).length,
      language: one.language,
    })
    .execute();
}

/** Somebody with so many sources in several notebooks, cycling through the texts. */
async function person(deps: Deps, base: string, name: string, texts: readonly Text[]): Promise<Client> {
  const client = await Client.join(base, `${name}@example.com`);
  const { id } = (await (await client.raw('GET', '/users/profile/')).json()) as { id: string };
  const notebooks: string[] = [];
  for (let n = 1; n <= NOTEBOOKS; n++) notebooks.push((await client.notebook(`Cuaderno ${n}`)).id);
  for (let n = 0; n < SOURCES; n++) {
    const one = texts[n % texts.length]!;
    await add(deps, id, notebooks[n % NOTEBOOKS]!, one, `${one.title} ${Math.floor(n / texts.length) + 1}`);
  }
  return client;
}

async function timed(client: Client, query: string): Promise<{ ms: number; found: Found }> {
  const begun = performance.now();
  const found = (await (await client.raw('GET', `/search/?q=${encodeURIComponent(query)}`)).json()) as Found;
  return { ms: performance.now() - begun, found };
}

async function measure(deps: Deps, base: string, name: string, texts: readonly Text[], report: Report): Promise<void> {
  const slug = name.replaceAll(' ', '-');
  const client = await person(deps, base, slug, texts);
  const used = Array.from({ length: SOURCES }, (_, n) => texts[n % texts.length]!);
  const sum = (of: (one: Text) => number): number => used.reduce((total, one) => total + of(one), 0);
  const size = `${(sum(({ text }) => text.length) / 1e6).toFixed(0)} M characters, ${sum((one) => one.passages)} passages`;
  const cold = await timed(client, QUERIES[0]!);
  report({ name: `${name}: ${SOURCES} sources, ${size}: the first search`, value: Math.round(cold.ms), unit: 'ms' });
  for (const query of QUERIES) await timed(client, query);
  const times: number[] = [];
  const computing: number[] = [];
  let worst = { ms: 0, query: '' };
  for (let round = 0; round < ROUNDS; round++)
    for (const query of QUERIES) {
      const before = process.cpuUsage();
      const { ms } = await timed(client, query);
      const { user, system } = process.cpuUsage(before);
      times.push(ms);
      computing.push((user + system) / 1000);
      if (ms > worst.ms) worst = { ms, query };
    }
  report({
    name: `${name}: warm, median`,
    value: Math.round(percentile(times, 0.5)),
    unit: 'ms',
    bar: { max: BAR_MS },
  });
  report({ name: `${name}: warm, p95`, value: Math.round(percentile(times, 0.95)), unit: 'ms', bar: { max: BAR_MS } });
  // What other programs on the machine take does not count here; nor does PostgreSQL.
  const cpu = (p: number): number => Math.round(percentile(computing, p));
  report({ name: `${name}: warm, computing alone, median`, value: cpu(0.5), unit: 'ms' });
  report({ name: `${name}: warm, computing alone, p95`, value: cpu(0.95), unit: 'ms' });
  report({ name: `${name}: slowest "${worst.query.slice(0, 24)}"`, value: Math.round(worst.ms), unit: 'ms' });
}

/** The whole way over HTTP, in one process with who asks: sealed files on this disk (in its cache), real PostgreSQL. */
async function run(report: Report): Promise<void> {
  if (!present('leychile') || !present('cuad') || !present('pjud')) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-across-'));
  const postgres = await startEmbedded(dataDir);
  const { db, close } = connect(postgres.url, console);
  await prepare(db, postgres.url);
  const config = readConfig({ FOJAS_DATA_DIR: dataDir, FOJAS_RATE_LIMIT: 'off', FOJAS_OCR: 'off' });
  const composed = await compose({
    config,
    log: silent,
    db,
    databaseUrl: postgres.url,
    masterKeys: givenKeys(randomBytes(32)),
  });
  const app = await buildApp(composed.deps, { webDir: null, parts: composed.parts, shelf: composed.shelf });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  try {
    const laws = textsOf(filesBelow('leychile', 'md'));
    const others = textsOf([...filesBelow('pjud', 'txt'), ...filesBelow('cuad', 'full_contract_txt')]);
    await measure(composed.deps, base, 'laws rulings contracts', [...laws, ...others], report);
    await measure(composed.deps, base, 'laws only', laws, report);
  } finally {
    await app.close();
    await composed.close();
    await close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'search-across',
  about: 'what a keystroke in the search across notebooks costs, over HTTP',
  run,
};
