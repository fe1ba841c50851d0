import { randomUUID } from 'node:crypto';
import { accountApi } from '#contract/account.ts';
import type { AnswerOut, BodyIn, Endpoint, Params, QueryIn } from '#contract/endpoint.ts';
import { errorBody, type ErrorBody } from '#contract/errors.ts';
import { notebooksApi, type Notebook } from '#contract/notebooks.ts';

/** What a call takes: the parameters, query and body of its row, and only those. `form` is sent instead of `body` where a file goes along. */
export type Input<E extends Endpoint> = (unknown extends Params<E['path']>
  ? { params?: undefined }
  : { params: Params<E['path']> }) &
  (QueryIn<E> extends undefined ? { query?: undefined } : { query?: QueryIn<E> }) &
  (BodyIn<E> extends undefined
    ? { body?: undefined; form?: undefined }
    : { body: BodyIn<E>; form?: undefined } | { body?: undefined; form: FormData }) & {
    headers?: Record<string, string>;
  };
type Loose = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

/** An answer that is not 2xx. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly answer: ErrorBody,
  ) {
    super(`${status} ${answer.error_code}: ${answer.error} ${JSON.stringify(answer.fields ?? {})}`);
    this.name = 'Refused';
  }
}

const addressOf = (base: string, endpoint: Endpoint, { params = {}, query = {} }: Loose): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, v]) => v !== undefined)
      .map(([k, v]) => [k, String(v)]),
  ).toString();
  return `${base}/api${path}${search && `?${search}`}`;
};

/** Somebody who speaks HTTP to the app: signed in, or nobody (`access` null). */
export class Caller {
  constructor(
    readonly base: string,
    public access: string | null = null,
  ) {}

  /** The call as its row states it: typed going in, parsed coming out; throws `Refused` for anything but success. */
  async call<E extends Endpoint>(
    endpoint: E,
    ...[input]: Record<string, never> extends Input<E> ? [Input<E>?] : [Input<E>]
  ): Promise<AnswerOut<E>> {
    const answer = await this.send(endpoint, input as Loose | undefined);
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Refused(answer.status, errorBody.parse(body));
    return endpoint.answer.parse(body) as AnswerOut<E>;
  }

  /** The same call with any input, right or wrong, answered raw. */
  send(endpoint: Endpoint, input: Loose = {}): Promise<Response> {
    const { body, form, headers } = input;
    const json = body === undefined ? undefined : JSON.stringify(body);
    return this.fetch(addressOf(this.base, endpoint, input), {
      method: endpoint.method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: form ?? json ?? null,
    });
  }

  /** Any request at all, with this caller's token. A path is taken below the app's address. */
  fetch(url: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const headers = { ...(this.access && { authorization: `Bearer ${this.access}` }), ...init.headers };
    return fetch(url.startsWith('/') ? this.base + url : url, { redirect: 'manual', ...init, headers });
  }
}

/** A registered user who is signed in. */
export class Person extends Caller {
  constructor(
    base: string,
    access: string,
    readonly id: string,
    readonly email: string,
    readonly password: string,
    readonly refresh: string,
  ) {
    super(base, access);
  }

  notebook = (title = 'Arriendo Los Robles'): Promise<Notebook> => this.call(notebooksApi.create, { body: { title } });
}

/** Makes people in one app. */
export class World {
  constructor(readonly base: string) {}

  nobody = (): Caller => new Caller(this.base);

  /** Registers somebody new and signs them in, over HTTP like everybody. */
  async user(name = 'Ana Rojas'): Promise<Person> {
    const email = `${randomUUID()}@example.com`;
    const password = 'correct horse';
    await this.nobody().call(accountApi.register, { body: { email, password, full_name: name } });
    const { access, refresh, user } = await this.nobody().call(accountApi.login, { body: { email, password } });
    return new Person(this.base, access, user.id, email, password, refresh);
  }
}
