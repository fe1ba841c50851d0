import type { ChatAnswer, ChatMessage } from '#contract/chat.ts';
import type { Notebook } from '#contract/notebooks.ts';
import type { Source } from '#contract/sources.ts';

/** A signed-in caller of a running server, speaking HTTP as any client would. Each method throws on an answer that is not 2xx. */
export class Client {
  private constructor(
    readonly base: string,
    readonly access: string,
    readonly refresh: string,
  ) {}

  /** Registers (an address already taken is fine) and signs in. */
  static async join(base: string, email: string, password = 'una clave larga'): Promise<Client> {
    const send = (path: string, body: object) =>
      fetch(`${base}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await send('/users/register', { email, password, full_name: 'Ana Banco' });
    const answer = await send('/users/login/', { email, password });
    if (!answer.ok) throw new Error(`login answered ${answer.status}`);
    const { access, refresh } = (await answer.json()) as { access: string; refresh: string };
    return new Client(base, access, refresh);
  }

  /** The same caller at another process of the same installation. */
  at = (base: string): Client => new Client(base, this.access, this.refresh);

  async raw(method: string, path: string, body?: object | FormData): Promise<Response> {
    const form = body instanceof FormData;
    const headers: Record<string, string> = { authorization: `Bearer ${this.access}` };
    if (body && !form) headers['content-type'] = 'application/json';
    const answer = await fetch(`${this.base}/api${path}`, {
      method,
      headers,
      body: form ? body : body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  async json<T>(method: string, path: string, body?: object | FormData): Promise<T> {
    return (await (await this.raw(method, path, body)).json()) as T;
  }

  notebook = (title: string) => this.json<Notebook>('POST', '/notebooks/', { title });
  sources = (notebook: string) => this.json<Source[]>('GET', `/notebooks/${notebook}/sources/`);
  history = (notebook: string) => this.json<ChatMessage[]>('GET', `/assistant/chat/history/${notebook}`);
  /** A whole conversation, which is told in pages, the newest first. */
  async conversation(notebook: string): Promise<ChatMessage[]> {
    const all: ChatMessage[] = [];
    for (let page = await this.history(notebook); page.length > 0;) {
      all.unshift(...page);
      page = await this.json<ChatMessage[]>('GET', `/assistant/chat/history/${notebook}?before=${page[0]!.id}`);
    }
    return all;
  }
  ask = (notebook: string, message: string) =>
    this.json<ChatAnswer>('POST', '/assistant/chat', { notebook_id: notebook, session_id: notebook, message });

  upload(notebook: string, name: string, bytes: Uint8Array, type = 'application/octet-stream'): Promise<Source> {
    const form = new FormData();
    form.append('title', name);
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
    return this.json<Source>('POST', `/notebooks/${notebook}/sources/`, form);
  }

  async download(notebook: string, source: string): Promise<Buffer> {
    return Buffer.from(
      await (await this.raw('GET', `/notebooks/${notebook}/sources/${source}/download/`)).arrayBuffer(),
    );
  }
}
