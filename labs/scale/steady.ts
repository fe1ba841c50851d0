import { setTimeout as pause } from 'node:timers/promises';
import type { Note } from '#contract/notes.ts';
import { Client } from '../../bench/client.ts';
import type { External } from '../faults/postgres.ts';

const QUESTION = '¿Qué es la competencia desleal?';
/** What each user waits between two requests, in milliseconds. */
const THINK_MS = 60;

/** What a load did: requests by what came of them, and what was acknowledged of what it wrote. */
export type Done = {
  requests: number;
  failed: string[];
  notes: Map<string, string[]>;
  uploads: Map<string, Set<string>>;
  answers: Map<string, Set<string>>;
};

/** Some users who read, write, upload and ask all the time through one address. */
export class Steady {
  private ended = false;
  private readonly running: Promise<unknown>[] = [];
  readonly done: Done = { requests: 0, failed: [], notes: new Map(), uploads: new Map(), answers: new Map() };
  readonly clients = new Map<string, Client>();

  /** Lets `users` people begin, each with a notebook and one source that was read. */
  static async begin(
    base: string,
    users: number,
    prefix: string,
    law: Buffer,
    read: (c: Client, n: string) => Promise<unknown>,
  ) {
    const steady = new Steady();
    for (let n = 0; n < users; n++) {
      const client = await Client.join(base, `${prefix}-${n}@example.com`);
      const { id } = await client.notebook('Carga');
      await client.upload(id, 'ley.txt', law);
      await read(client, id);
      steady.clients.set(id, client);
    }
    for (const [notebook, client] of steady.clients) steady.running.push(steady.live(client, notebook, law));
    return steady;
  }

  async end(): Promise<Done> {
    this.ended = true;
    await Promise.all(this.running);
    return this.done;
  }

  private async live(client: Client, notebook: string, law: Buffer): Promise<void> {
    const { notes, uploads, answers } = this.done;
    notes.set(notebook, []);
    uploads.set(notebook, new Set());
    answers.set(notebook, new Set());
    const steps: (() => Promise<unknown>)[] = [
      () => client.raw('GET', '/notebooks/').then((r) => r.arrayBuffer()),
      () => client.sources(notebook),
      async () => {
        const note = { title: 'Nota', content: 'Un plazo de diez días.' };
        notes.get(notebook)!.push((await client.json<Note>('POST', `/notebooks/${notebook}/notes/`, note)).id);
      },
      () => client.raw('GET', '/tokens/balance').then((r) => r.arrayBuffer()),
      async () => void answers.get(notebook)!.add((await client.ask(notebook, QUESTION)).id),
      () => client.raw('GET', '/search/?q=competencia').then((r) => r.arrayBuffer()),
    ];
    for (let n = 0; !this.ended; n++) {
      const step =
        n % 40 === 39
          ? async () => void uploads.get(notebook)!.add((await client.upload(notebook, `ley-${n}.txt`, law)).id)
          : steps[n % steps.length]!;
      this.done.requests++;
      await step().catch((error: unknown) => this.done.failed.push((error as Error).message.slice(0, 200)));
      await pause(THINK_MS);
    }
  }

  /** What was acknowledged and is not in the database. */
  async lost(postgres: External): Promise<{ notes: number; uploads: number; answers: number }> {
    const gone = async (table: 'notes' | 'sources' | 'chat_messages', ids: Iterable<string>[]): Promise<number> => {
      const all = ids.flatMap((some) => [...some]);
      const there = await postgres.ask(`select id from ${table} where id = any($1::uuid[])`, [all]);
      return new Set(all).size - there.length;
    };
    const { notes, uploads, answers } = this.done;
    return {
      notes: await gone('notes', [...notes.values()]),
      uploads: await gone('sources', [...uploads.values()]),
      answers: await gone('chat_messages', [...answers.values()]),
    };
  }

  /** Of how much it is known that it was acknowledged. */
  get acknowledged(): number {
    const { notes, uploads, answers } = this.done;
    const count = (all: Iterable<{ length: number } | { size: number }>): number =>
      [...all].reduce((sum, one) => sum + ('size' in one ? one.size : one.length), 0);
    return count(notes.values()) + count(uploads.values()) + count(answers.values());
  }

  /** Sources that are neither read nor failed, once all had their time. */
  async unfinished(base: string): Promise<number> {
    for (const end = Date.now() + 120_000; ; await pause(500)) {
      let open = 0;
      for (const [notebook, by] of this.clients)
        open += (await by.at(base).sources(notebook)).filter(
          ({ processing_status: s }) => s !== 'completed' && s !== 'failed',
        ).length;
      if (open === 0 || Date.now() > end) return open;
    }
  }
}
