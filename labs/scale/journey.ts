import { setTimeout as pause } from 'node:timers/promises';
import type { Note } from '#contract/notes.ts';
import type { Found } from '#contract/search.ts';
import { Client } from '../../bench/client.ts';
import type { Figure } from '../../bench/figure.ts';
import { hear } from './hear.ts';

type Report = (figure: Figure) => void;
const PASSWORD = 'una clave larga';
/** Changes of which it is measured how long they take to the other process. */
const TOLD = 20;

/** Asks again until something is there; throws after a minute. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const end = Date.now() + 90_000; ; await pause(100)) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} did not come about`);
  }
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Uploads at one web, asks at the other, and so on: what each step answers must be what the step before made elsewhere. Answers how many steps were done. */
async function walk(a: Client, b: Client, law: Buffer): Promise<string[]> {
  const steps: string[] = [];
  const notebook = await a.notebook('Dos procesos');
  steps.push('register and sign in at A');
  const source = await b.upload(notebook.id, 'ley-20169.txt', law);
  steps.push('upload at B');
  await until('a source that is read', async () =>
    (await a.sources(notebook.id)).find(
      ({ id, processing_status }) => id === source.id && processing_status === 'completed',
    ),
  );
  steps.push('read by a worker, seen at A');
  const asked = await b.ask(notebook.id, '¿Qué es la competencia desleal?');
  const { content } = asked.message;
  if (typeof content === 'string' || content.citations.length === 0) throw new Error('the answer has no citation');
  if (!(await a.history(notebook.id)).some(({ id }) => id === asked.id))
    throw new Error('the answer is not known at A');
  steps.push('question at B, its answer at A');
  const note = await a.json<Note>('POST', `/notebooks/${notebook.id}/notes/`, { title: 'Nota', content: 'Desleal.' });
  if (!(await b.json<Note[]>('GET', `/notebooks/${notebook.id}/notes/`)).some(({ id }) => id === note.id))
    throw new Error('the note is not known at B');
  steps.push('note at A, seen at B');
  const found = await b.json<Found>('GET', '/search/?q=competencia');
  if (found.hits.length === 0) throw new Error('nothing was found');
  steps.push('search at B');
  await a.json('POST', '/notebooks/analyze-quality/', { notebook_id: notebook.id, source_id: source.id });
  await until('a generation that is done', async () =>
    (await b.json<{ jobs: { status: string }[] }>('GET', `/notebooks/${notebook.id}/studio-jobs/`)).jobs.find(
      ({ status }) => status === 'completed',
    ),
  );
  steps.push('generation asked at A, made by a worker, seen at B');
  const file = await b.download(notebook.id, source.id);
  if (!file.equals(law)) throw new Error('the file came back with other bytes');
  steps.push('file back at B, byte for byte');
  return steps;
}

/** An export asked at one web, prepared by a worker, its address given by the other and fetched at the first. Answers its bytes. */
async function takeAlong(a: Client, b: Client): Promise<number> {
  await a.json('POST', '/users/export/', { password: PASSWORD });
  await until('an export that is ready', async () => {
    const { export: state } = await b.json<{ export: { status: string } | null }>('GET', '/users/export/');
    return state?.status === 'ready';
  });
  const { url } = await b.json<{ url: string }>('POST', '/users/export/link/');
  const zip = Buffer.from(await (await fetch(a.base + url)).arrayBuffer());
  if (zip.subarray(0, 2).toString() !== 'PK') throw new Error('the export is no ZIP');
  const again = await fetch(b.base + url);
  if (again.status !== 404) throw new Error('the address of an export was good twice');
  return zip.length;
}

/** How long a change at A takes until a page that hangs at B hears of it, in milliseconds. */
async function tellings(a: Client, b: Client): Promise<number[]> {
  const ear = await hear(b);
  const times: number[] = [];
  for (let n = 0; n < TOLD; n++) {
    const begun = performance.now();
    const { id } = await a.notebook(`Oído ${n}`);
    times.push((await ear.until(id)) === Infinity ? Infinity : performance.now() - begun);
  }
  ear.close();
  return times;
}

/** How long a session that ended at A is still let in at B, in milliseconds, while it is used there all the time. */
async function signOut(a: string, b: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    const email = `sale-${n}@example.com`;
    const there = (await Client.join(a, email)).at(b);
    const login = await fetch(`${a}/api/users/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const { access, refresh } = (await login.json()) as { access: string; refresh: string };
    const ask = () =>
      fetch(`${there.base}/api/users/profile/`, { headers: { authorization: `Bearer ${access}` } }).then(
        (r) => r.status,
      );
    if ((await ask()) !== 200) throw new Error('a session made at A is not known at B');
    await fetch(`${a}/api/users/logout/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
    });
    const out = performance.now();
    while ((await ask()) !== 401 && performance.now() - out < 20_000);
    times.push(performance.now() - out);
  }
  return Math.max(...times);
}

/** The whole journey over two webs, each step at the other one. */
export async function journey(a: string, b: string, law: Buffer, report: Report): Promise<void> {
  const client = await Client.join(a, 'ana@example.com');
  const there = client.at(b);
  const steps = await walk(client, there, law);
  report({ name: 'steps of one journey, each at the other web', value: steps.length, unit: '', bar: { min: 8 } });
  report({
    name: 'export: asked at A, address at B, fetched at A',
    value: await takeAlong(client, there),
    unit: 'bytes',
  });
  const told = await tellings(client, there);
  const lost = told.filter((ms) => ms === Infinity).length;
  report({ name: 'live changes that the other web did not hear', value: lost, unit: `of ${TOLD}`, bar: { max: 0 } });
  report({ name: 'a change asked at A is heard at B, median', value: Math.round(median(told)), unit: 'ms' });
  report({ name: 'a change asked at A is heard at B, slowest', value: Math.round(Math.max(...told)), unit: 'ms' });
  report({
    name: 'a session that ended at A is still let in at B, at most',
    value: Math.round(await signOut(a, b)),
    unit: 'ms',
    bar: { max: 5000 },
  });
}
