import { accountApi } from '#contract/account.ts';
import type { AnswerOut, BodyIn, Endpoint, Params, QueryIn } from '#contract/endpoint.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Failure, failureOf } from './failure.ts';
import { end, keep, tokens, type Tokens } from './session.ts';

type Part<K extends string, T> = unknown extends T
  ? { [N in K]?: undefined }
  : [T] extends [undefined]
    ? { [N in K]?: undefined }
    : undefined extends T
      ? { [N in K]?: T }
      : { [N in K]: T };
/** What a row of the table of calls asks for. */
export type Input<E extends Endpoint> = Part<'params', Params<E['path']>> &
  Part<'query', QueryIn<E>> &
  Part<'body', BodyIn<E>>;
/** The same without its types, for the parts that only carry it. */
export type Sent = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** The address of a row with its parameters and query in place. */
export function addressOf(row: Endpoint, { params = {}, query = {} }: Sent): string {
  const path = row.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return `/api${path}${asked.length > 0 ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : ''}`;
}

/** Renews the session that `stale` belonged to: once for all calls and all tabs that found it stale together. Null when it has ended. */
async function renew(stale: string): Promise<Tokens | null> {
  return navigator.locks.request('fojas-session', async () => {
    const held = tokens();
    if (!held || held.access !== stale) return held;
    const answer = await fetch(`/api${accountApi.refresh.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh: held.refresh }),
    });
    if (answer.ok) {
      const renewed = (await answer.json()) as Tokens;
      keep(renewed);
      return renewed;
    }
    if (answer.status >= 500 || answer.status === 429) throw new Failure(answer.status, null);
    end();
    return null;
  });
}

/**
 * Runs `send` with the access token; on 401 the session is renewed once and `send` runs again. `send` answers its status and whatever it got.
 * Uploads and streams go through here as plain calls do.
 */
export async function authorized<T extends { status: number }>(
  send: (access: string | null) => Promise<T>,
): Promise<T> {
  const access = tokens()?.access ?? null;
  const first = await send(access);
  if (first.status !== 401 || access === null) return first;
  const renewed = await renew(access);
  return renewed ? send(renewed.access) : first;
}

/** The status that says that what is asked for is as it was; only whoever shows its tag is answered so. */
export const AS_IT_WAS = 304;

/**
 * Sends one row; answers the raw response. A refusal of an open one, such as a sign-in, says nothing of the session here. Throws a `Failure` for a broken
 * connection, a status that is no success, and, without asking, where somebody must be signed in and nobody is (specification 1, section 6).
 */
export async function send(row: Endpoint, { params, query, body }: Sent, init: RequestInit = {}): Promise<Response> {
  if (!row.open && tokens() === null)
    throw new Failure(401, { error: words[language()].notSignedIn, error_code: 'UNAUTHENTICATED' });
  const once = async (access: string | null): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language());
    if (access) headers.set('authorization', `Bearer ${access}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    return fetch(addressOf(row, { ...(params && { params }), ...(query && { query }) }), {
      ...init,
      method: row.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      throw new Failure(0, null);
    });
  };
  const answer = await (row.open ? once(null) : authorized(once));
  if (!answer.ok && answer.status !== AS_IT_WAS) throw failureOf(answer.status, await answer.text());
  return answer;
}

/** Makes a call of the table and answers what the server says. Throws a `Failure`. */
export async function call<E extends Endpoint>(row: E, input: Input<E>, signal?: AbortSignal): Promise<AnswerOut<E>> {
  const answer = await send(row, input as Sent, signal ? { signal } : {});
  return (await answer.json()) as AnswerOut<E>;
}
