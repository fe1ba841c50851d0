import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer, type Running } from '../bench/server.ts';

/** The world that is lost and brought back: people, files of each, and bytes of a file. */
const WORLD = { people: 5, files: 5, bytes: 10 * 1024 * 1024 } as const;
const ENV = { FOJAS_RATE_LIMIT: 'off' };
const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10;

/** One command of the operator, as they type it; throws with what it said where it does not end well. */
async function fojas(dataDir: string, ...line: string[]): Promise<string> {
  const child = spawn(process.execPath, ['dist/server/fojas.js', ...line], {
    env: { PATH: process.env.PATH, FOJAS_DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${line[0]} ended with ${String(code)}: ${out}${error}`);
  return out;
}

/** A text of real length whose lines differ: it is read, indexed and kept as a file. */
const lettersOf = (n: number): Buffer => {
  const clause = `Cláusula ${n}. La renta se paga dentro de los cinco primeros días de cada mes. ${randomBytes(20).toString('hex')}\n`;
  return Buffer.from(clause.repeat(200));
};
/** Bytes of a picture that nothing can read: a file that only has to come back as it was. */
const picture = (): Buffer => {
  const bytes = randomBytes(WORLD.bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  return bytes;
};

type Person = { email: string; notebook: string };

async function fill(base: string): Promise<{ people: Person[]; bytes: number }> {
  const people: Person[] = [];
  let bytes = 0;
  for (let n = 0; n < WORLD.people; n++) {
    const email = `drill${n}@example.com`;
    const client = await Client.join(base, email);
    const { id } = await client.notebook(`Arriendo ${n}`);
    for (let file = 0; file < WORLD.files; file++) {
      const sent = picture();
      bytes += sent.length;
      await client.upload(id, `lámina-${file}.png`, sent);
    }
    await client.upload(id, 'contrato.txt', lettersOf(n));
    await client.raw('POST', `/notebooks/${id}/notes/`, { title: 'Nota', content: `Plazo ${n}` });
    while ((await client.sources(id)).some(({ processing_status: now }) => now === 'pending' || now === 'processing'))
      await pause(200);
    const unread = (await client.sources(id)).find(
      ({ title, processing_status: now }) => title.endsWith('.txt') && now === 'failed',
    );
    if (unread) throw new Error(`a text could not be read: ${JSON.stringify(unread)}`);
    await client.ask(id, '¿Cuándo se paga la renta?');
    people.push({ email, notebook: id });
  }
  return { people, bytes };
}

/** What the people of an installation see, each answer and each file as a hash. */
async function seen(base: string, people: readonly Person[]): Promise<string[]> {
  const hashes: string[] = [];
  const hash = (of: string | Buffer): void => void hashes.push(createHash('sha256').update(of).digest('hex'));
  for (const { email, notebook } of people) {
    const client = await Client.join(base, email);
    for (const address of [
      '/notebooks/',
      `/notebooks/${notebook}/sources/`,
      `/notebooks/${notebook}/notes/`,
      `/assistant/chat/history/${notebook}`,
      '/tokens/balance',
    ])
      hash(await (await client.raw('GET', address)).text());
    for (const { id } of await client.sources(notebook)) hash(await client.download(notebook, id));
  }
  return hashes;
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'fojas-drill-'));
  const [lost, found, backups] = ['lost', 'found', 'backups'].map((name) => path.join(root, name)) as [string, string, string]; // prettier-ignore
  let server: Running | undefined;
  try {
    server = await startServer(lost, ENV);
    const { people, bytes } = await fill(server.base);
    report({ name: 'files of the world', value: Math.round(bytes / 1024 / 1024), unit: 'MB', bar: { min: 100 } });
    const before = await seen(server.base, people);
    // The last backup, while people go on; what they do after it is what a loss costs.
    let failed = 0;
    const reading = new AbortController();
    const goOn = (async () => {
      for (; !reading.signal.aborted; await pause(50))
        await seen(server.base, people.slice(0, 1)).catch(() => failed++);
    })();
    let begun = performance.now();
    const { file } = JSON.parse(await fojas(lost, 'backup', backups, '--json')) as { file: string };
    report({ name: 'backup beside the running server', value: seconds(begun), unit: 's' });
    reading.abort();
    await goOn;
    report({ name: 'readings that failed meanwhile', value: failed, unit: '', bar: { max: 0 } });
    report({ name: 'the backup', value: Math.round((await stat(file)).size / 1024 / 1024), unit: 'MB' });
    await Client.join(server.base, 'after@example.com');

    await mkdir(found, { mode: 0o700 });
    await copyFile(path.join(lost, 'master.key'), path.join(found, 'master.key'));
    await server.kill9();
    // What the killed database still writes comes and goes meanwhile.
    await rm(lost, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    const down = performance.now();
    begun = performance.now();
    await fojas(found, 'restore', file);
    report({ name: 'restore into an empty folder', value: seconds(begun), unit: 's' });
    server = await startServer(found, ENV);
    report({ name: 'from the loss to the first healthy answer', value: seconds(down), unit: 's', goals: ['F50'] });
    begun = performance.now();
    const after = await seen(server.base, people);
    const differ = before.filter((hash, at) => after[at] !== hash).length + Math.abs(after.length - before.length);
    report({ name: 'answers and files compared', value: before.length, unit: '', bar: { min: 50 }, goals: ['F50'] });
    report({ name: 'of them not as before the loss', value: differ, unit: '', bar: { max: 0 }, goals: ['F50'] });
    report({ name: 'comparing', value: seconds(begun), unit: 's' });
    const { findings } = JSON.parse(await fojas(found, 'doctor', '--json')) as { findings: { state: string }[] };
    const bad = findings.filter(({ state }) => state === 'bad').length;
    report({ name: 'what doctor finds bad', value: bad, unit: '', bar: { max: 0 }, goals: ['F50'] });
    const ledger = JSON.parse(await fojas(found, 'tokens', 'verify', '--json')) as { sound: boolean };
    report({ name: 'ledger unsound', value: ledger.sound ? 0 : 1, unit: '', bar: { max: 0 }, goals: ['F50'] });
    await server.stop();
    server = undefined;
  } finally {
    await server?.kill9().catch(() => undefined);
    await rm(root, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'drill',
  about: 'a notebook world backed up beside its server, destroyed, restored and compared',
  run,
};
