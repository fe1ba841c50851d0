import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../bench/client.ts';
import type { Driver, User } from './driver.ts';

export const PASSWORD = 'una clave larga';
const LAW = 'test/fixtures/documents/ley-20169.txt';
const CONTRACT = 'test/fixtures/documents/contrato-arrendamiento.txt';
const QUESTIONS = ['¿Qué es competencia desleal?', '¿Qué actos son de competencia desleal?', '¿Quién puede demandar?'];
/** How often a user does what, in a minute: polls 12, lists and details 10, chat 1, a note 1, an upload 0.2, a generation 0.1, a sign-in 0.05. */
const WEIGHTS = { poll: 12, look: 10, chat: 1, note: 1, upload: 0.2, generate: 0.1, signIn: 0.05 } as const;

const one = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

const read = (what: string, path: string) => ({ sort: 'read', what, method: 'GET', path }) as const;

const ACTIONS: Record<keyof typeof WEIGHTS, (driver: Driver, user: User) => Promise<unknown>> = {
  poll: (driver, user) => {
    const [id] = user.notebooks;
    return driver.ask(user, one([
      read('sources', `/notebooks/${id}/sources/`),
      read('jobs', `/notebooks/${id}/studio-jobs/`),
      read('balance', '/tokens/balance'),
    ])); // prettier-ignore
  },
  look: (driver, user) => {
    const [id] = user.notebooks;
    return driver.ask(user, one([
      read('notebooks', '/notebooks/'),
      read('notebook', `/notebooks/${id}/`),
      read('notes', `/notebooks/${id}/notes/`),
      read('history', `/assistant/chat/history/${id}`),
      read('text', `/notebooks/${id}/sources/${user.source}/`),
      read('search', '/search/?q=competencia%20desleal'),
      read('profile', '/users/profile/'),
    ])); // prettier-ignore
  },
  chat: (driver, user) =>
    driver.ask(user, {
      sort: 'chat',
      what: 'chat',
      method: 'POST',
      path: '/assistant/chat',
      body: { notebook_id: user.notebooks[0], message: one(QUESTIONS) },
    }),
  note: async (driver, user) => {
    const note = await driver.ask<{ id: string }>(user, {
      sort: 'write',
      what: 'note',
      method: 'POST',
      path: `/notebooks/${user.notebooks[0]}/notes/`,
      body: { title: 'Nota', content: 'La acción prescribe en un año.' },
    });
    if (note) user.notes.add(note.id);
  },
  upload: (driver, user) =>
    driver.ask(user, {
      sort: 'upload',
      what: 'upload',
      method: 'POST',
      path: `/notebooks/${user.notebooks.at(-1)}/sources/`,
      body: { type: 'copied-text', title: 'Pegado', content: `Renta mensual: ${Math.random()} UF.\n`.repeat(40) },
    }),
  generate: (driver, user) =>
    driver.ask(user, {
      sort: 'generation',
      what: 'generation',
      method: 'POST',
      path: '/notebooks/legal-risk-analysis/',
      body: { notebook_id: user.notebooks[0], source_id: user.source },
    }),
  signIn: (driver, user) =>
    driver.ask(null, {
      sort: 'sign-in',
      what: 'sign-in',
      method: 'POST',
      path: '/users/login/',
      body: { email: user.email, password: PASSWORD },
    }),
};

const TOTAL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** What a user does next, by the weights. */
export async function mixed(driver: Driver, user: User): Promise<void> {
  let at = Math.random() * TOTAL;
  for (const [name, weight] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][]) {
    at -= weight;
    if (at < 0) return void (await ACTIONS[name](driver, user));
  }
}

/** Reading alone, for a load that grows with nothing. */
export const reading = async (driver: Driver, user: User): Promise<void> =>
  void (await (Math.random() < 0.5 ? ACTIONS.poll : ACTIONS.look)(driver, user));

/** Signs people up, each with notebooks and two documents that have been read. */
export async function people(base: string, n: number, tag: string): Promise<User[]> {
  const [law, contract] = [await readFile(LAW), await readFile(CONTRACT)];
  const users: User[] = [];
  for (let at = 0; at < n; at++) {
    const email = `${tag}${at}@example.com`;
    const client = await Client.join(base, email, PASSWORD);
    const notebooks = [(await client.notebook('Uno')).id, (await client.notebook('Dos')).id];
    const source = (await client.upload(notebooks[0]!, 'arriendo.txt', contract)).id;
    await client.upload(notebooks[0]!, 'ley-20169.txt', law);
    const { access, refresh } = client;
    users.push({ email, access, refresh, since: performance.now(), notebooks, source, notes: new Set() });
    while (at === n - 1 && (await client.sources(notebooks[0]!)).some((one) => one.processing_status !== 'completed'))
      await pause(100);
  }
  return users;
}

/** Notes that the server said it kept and that are not there. */
export async function lostNotes(driver: Driver, users: readonly User[]): Promise<number> {
  let lost = 0;
  for (const user of users) {
    const [id] = user.notebooks;
    const there = (await driver.ask<{ id: string }[]>(user, read('notes', `/notebooks/${id}/notes/`))) ?? [];
    const ids = new Set(there.map((note) => note.id));
    lost += [...user.notes].filter((note) => !ids.has(note)).length;
  }
  return lost;
}

type Job = { status: string; created_at: string; completed_at: string | null };
/** Milliseconds from asking for a generation to its result, of those that came to their end; and how many failed. */
export async function generations(driver: Driver, users: readonly User[]): Promise<{ took: number[]; failed: number }> {
  const took: number[] = [];
  let failed = 0;
  for (const user of users) {
    const path = `/notebooks/${user.notebooks[0]}/studio-jobs/`;
    for (const job of (await driver.ask<{ jobs: Job[] }>(user, read('jobs', path)))?.jobs ?? [])
      if (job.status === 'failed') failed++;
      else if (job.completed_at) took.push(Date.parse(job.completed_at) - Date.parse(job.created_at));
  }
  return { took, failed };
}
