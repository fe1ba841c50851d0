import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../bench/client.ts';

const TEXT = (n: number): string =>
  `Cláusula primera.\nLa renta mensual es de ${n} UF.\nEl plazo es de doce meses, contados desde la firma.`;
const QUESTION = '¿Cuánto es la renta mensual?';
/** Statuses that say "not now", and must say when. */
const LATER = [429, 503, 507];
/** No answer is waited for longer than this, in milliseconds: a request that hangs is as wrong as a 500. */
const PATIENCE = 30_000;

export type Seen = { what: string; status: number; ms: number; at: number; code: string };
export type Person = { client: Client; notebook: string; email: string };

/** Seconds that a call takes, what it said, and its body where that is JSON. Status 0: no answer. */
type Answer = { status: number; body: Record<string, unknown> & { error_code?: string }; ms: number };

/**
 * A little load over HTTP by a few people, who remember every write that was acknowledged and every answer that was neither done nor a clear "later".
 */
export class Light {
  readonly seen: Seen[] = [];
  readonly wrong: string[] = [];
  /** How often they had to sign in again. */
  signedIn = 0;
  private readonly notes = new Map<string, { by: Person; content: string }>();
  private readonly notebooks = new Map<string, Person>();
  private readonly files = new Map<string, { by: Person; hash: string; key: string }>();
  private readonly answers = new Map<string, Person>();
  /** Uploads that are sent again with the same key until they are acknowledged. */
  private readonly unsure = new Map<string, { by: Person; bytes: Buffer }>();
  private stopping = false;
  private pressing: Promise<unknown> = Promise.resolve();
  private n = 0;

  private constructor(
    private base: string,
    readonly people: Person[],
    private readonly uploads: boolean,
  ) {}

  static async of(base: string, count = 3, uploads = true): Promise<Light> {
    const people: Person[] = [];
    for (let n = 0; n < count; n++) {
      const email = `p${n}-${randomUUID().slice(0, 8)}@example.com`;
      const client = await Client.join(base, email);
      const notebook = (await client.notebook('Contratos')).id;
      await client.upload(notebook, 'arriendo.txt', Buffer.from(TEXT(20 + n)));
      people.push({ client, notebook, email });
    }
    for (const { client, notebook } of people)
      while ((await client.sources(notebook)).some((one) => one.processing_status !== 'completed')) await pause(100);
    return new Light(base, people, uploads);
  }

  /** Where the server is now. */
  at = (base: string): void => void (this.base = base);

  /** One call; who is not known any more signs in again and repeats it, as a page does. */
  async call(what: string, by: Person, method: string, to: string, body?: object | FormData): Promise<Answer> {
    const answer = await this.send(what, by, method, to, body);
    if (answer.status !== 401) return answer;
    this.signedIn++;
    try {
      by.client = await Client.join(this.base, by.email);
    } catch (error) {
      this.wrong.push(`signing in again: ${(error as Error).message}`);
      return answer;
    }
    return this.send(what, by, method, to, body);
  }

  private async send(what: string, by: Person, method: string, to: string, body?: object | FormData): Promise<Answer> {
    const begun = performance.now();
    const form = body instanceof FormData;
    const told = (status: number, ms: number, code = ''): void =>
      void this.seen.push({ what, status, ms, at: begun, code });
    try {
      const answer = await fetch(`${this.base}/api${to}`, {
        method,
        headers: {
          authorization: `Bearer ${by.client.access}`,
          ...(body && !form && { 'content-type': 'application/json' }),
        },
        body: form ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await answer.text();
      const parsed = (/^[{[]/.test(text) ? JSON.parse(text) : {}) as Answer['body'];
      const ms = performance.now() - begun;
      told(answer.status, ms, parsed.error_code ?? '');
      if (!answer.ok && answer.status !== 401 && !LATER.includes(answer.status))
        this.wrong.push(`${what}: ${answer.status} ${parsed.error_code}`);
      if (LATER.includes(answer.status) && !answer.headers.has('retry-after'))
        this.wrong.push(`${what}: ${answer.status} without Retry-After`);
      return { status: answer.status, body: parsed, ms };
    } catch (error) {
      const ms = performance.now() - begun;
      const { name, cause } = error as Error & { cause?: { code?: string } };
      told(0, ms, cause?.code ?? name);
      this.wrong.push(`${what}: no answer after ${Math.round(ms)} ms (${cause?.code ?? name})`);
      return { status: 0, body: {}, ms };
    }
  }

  async note(by: Person): Promise<boolean> {
    const content = `Nota ${randomUUID()}`;
    const answer = await this.call('note', by, 'POST', `/notebooks/${by.notebook}/notes/`, { title: 'Nota', content });
    if (answer.status >= 200 && answer.status < 300) this.notes.set(String(answer.body['id']), { by, content });
    return answer.status < 300 && answer.status > 0;
  }

  async notebook(by: Person): Promise<boolean> {
    const answer = await this.call('notebook', by, 'POST', '/notebooks/', { title: `Cuaderno ${this.n++}` });
    if (answer.status >= 200 && answer.status < 300) this.notebooks.set(String(answer.body['id']), by);
    return answer.status < 300 && answer.status > 0;
  }

  async ask(by: Person): Promise<boolean> {
    const body = { notebook_id: by.notebook, session_id: by.notebook, message: QUESTION };
    const answer = await this.call('question', by, 'POST', '/assistant/chat', body);
    if (answer.status >= 200 && answer.status < 300) this.answers.set(String(answer.body['id']), by);
    return answer.status < 300 && answer.status > 0;
  }

  /** Sends a file; one that was not acknowledged is sent again with its key before any other is. */
  async upload(by: Person, size = 2000): Promise<boolean> {
    const waiting = [...this.unsure].find(([, one]) => one.by === by);
    const [key, { bytes }] = waiting ?? [
      randomUUID(),
      { bytes: Buffer.from(`${TEXT(this.n++)}\n${'Se deja constancia. '.repeat(size / 20)}${randomUUID()}`) },
    ];
    this.unsure.set(key, { by, bytes });
    const form = new FormData();
    form.append('title', `Archivo ${key}`);
    form.append('upload_key', key);
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'text/plain' }), `${key}.txt`);
    const answer = await this.call('upload', by, 'POST', `/notebooks/${by.notebook}/sources/`, form);
    if (answer.status < 200 || answer.status >= 300) return false;
    this.unsure.delete(key);
    const hash = createHash('sha256').update(bytes).digest('hex');
    this.files.set(String(answer.body['id']), { by, hash, key });
    return true;
  }

  async read(by: Person): Promise<boolean> {
    return (await this.call('list', by, 'GET', '/notebooks/')).status === 200;
  }

  private async live(by: Person): Promise<void> {
    for (let round = 0; !this.stopping; round++) {
      await this.read(by);
      await this.note(by);
      if (round % 4 === 0) await this.ask(by);
      // Few: the last file waits for those before it.
      if (round % 30 === 0 && this.uploads) await this.upload(by);
      if (round % 40 === 0) await this.notebook(by);
      await pause(100);
    }
  }

  start(): void {
    this.stopping = false;
    this.pressing = Promise.all(this.people.map((by) => this.live(by)));
  }
  async stop(): Promise<void> {
    this.stopping = true;
    await this.pressing;
  }

  /** Seconds until everything goes again: a list, a note, a notebook, an answer and a file that is read. Looked at from the fault's end on. */
  async whole(limit = 60_000): Promise<number> {
    const begun = performance.now();
    const [by] = this.people as [Person];
    for (;;) {
      const done =
        (await this.read(by)) &&
        (await this.note(by)) &&
        (await this.notebook(by)) &&
        (await this.ask(by)) &&
        (!this.uploads || ((await this.upload(by)) && (await this.isRead(by, begun + limit))));
      if (done) break;
      if (performance.now() - begun > limit) {
        this.wrong.push(`not whole after ${limit} ms`);
        break;
      }
      await pause(200);
    }
    return (performance.now() - begun) / 1000;
  }

  private async isRead(by: Person, until: number): Promise<boolean> {
    const id = [...this.files.keys()].at(-1)!;
    while (performance.now() < until) {
      const sources = await by.client.sources(by.notebook).catch(() => []);
      const found = sources.find((one) => one.id === id);
      if (found?.processing_status === 'completed') return true;
      if (found?.processing_status === 'failed') {
        this.wrong.push(`a file could not be read: ${String(found.error_code)}`);
        return true;
      }
      await pause(150);
    }
    return false;
  }

  /** What was acknowledged and is not there, and what is there twice. */
  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for (const by of this.people) {
      const json = async <T>(to: string): Promise<T> => (await (await by.client.raw('GET', to)).json()) as T;
      const notes = new Map(
        (await all<{ id: string; content: string }>(json, `/notebooks/${by.notebook}/notes/`)).map((one) => [
          one.id,
          one.content,
        ]),
      );
      for (const [id, note] of this.notes)
        if (note.by === by && notes.get(id) !== note.content) lost.push(`note ${id}`);
      const sources = await by.client.sources(by.notebook);
      for (const [id, file] of this.files)
        if (file.by === by) {
          if (!sources.some((one) => one.id === id)) lost.push(`source ${id}`);
          if (sources.filter((one) => one.upload_key === file.key).length !== 1) lost.push(`source twice ${id}`);
        }
      const said = new Set((await by.client.conversation(by.notebook)).map(({ id }) => id));
      for (const [id, asker] of this.answers) if (asker === by && !said.has(id)) lost.push(`answer ${id}`);
      const titles = new Set((await all<{ id: string }>(json, '/notebooks/')).map(({ id }) => id));
      for (const [id, maker] of this.notebooks) if (maker === by && !titles.has(id)) lost.push(`notebook ${id}`);
    }
    // Of the files a few, from the newest: each is fetched whole.
    for (const [id, { by, hash }] of [...this.files].slice(-8)) {
      const bytes = await by.client.download(by.notebook, id).catch(() => Buffer.alloc(0));
      if (createHash('sha256').update(bytes).digest('hex') !== hash) lost.push(`file ${id}`);
    }
    return lost;
  }

  get acknowledged(): number {
    return this.notes.size + this.notebooks.size + this.files.size + this.answers.size;
  }
}

/** Lists answer with an array, or with an object that holds one. */
async function all<T>(json: <U>(to: string) => Promise<U>, to: string): Promise<T[]> {
  const answer = await json<T[] | Record<string, unknown>>(to);
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) as T[]);
}
