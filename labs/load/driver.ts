import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { Calls, type Sort } from './measured.ts';

const PATIENCE_MS = 60_000;
/** Age at which an access token is renewed, as the page does before it ends: it lives for fifteen minutes. */
const RENEWED_MS = 10 * 60_000;

/** One request of a virtual user. */
export type Ask = {
  sort: Sort;
  what: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
};
/** Somebody who asks. `since`: when their tokens were given. `notes`: what the server said it kept of theirs, looked for at the end. */
export type User = {
  email: string;
  access: string;
  refresh: string;
  since: number;
  notebooks: string[];
  source: string;
  notes: Set<string>;
};

/** Sends what virtual users ask over connections that stay open, and writes down how it went. It asks loopback alone. */
export class Driver {
  calls = new Calls();
  private readonly pool: Pool;
  private readonly renewing = new Map<User, Promise<void>>();

  constructor(base: string, connections: number) {
    if (new URL(base).hostname !== '127.0.0.1') throw new Error('load is made for this machine alone');
    this.pool = new Pool(base, { connections, pipelining: 1, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  }
  close = (): Promise<void> => this.pool.close();

  /** Asks once, with tokens that have not ended; answers the body of a good answer, else null. */
  async ask<T>(user: User | null, ask: Ask): Promise<T | null> {
    if (user && performance.now() - user.since > RENEWED_MS) await (this.renewing.get(user) ?? this.renew(user));
    return this.send(user, ask);
  }

  /** New tokens for a user, once for all who wait for them. */
  private renew(user: User): Promise<void> {
    const body = { refresh: user.refresh };
    const renewing = this.send<Pick<User, 'access' | 'refresh'>>(null, {
      sort: 'sign-in',
      what: 'renewal',
      method: 'POST',
      path: '/users/token/refresh/',
      body,
    }).then((tokens) => {
      if (tokens) Object.assign(user, tokens, { since: performance.now() });
      this.renewing.delete(user);
    });
    this.renewing.set(user, renewing);
    return renewing;
  }

  private async send<T>(user: User | null, { sort, what, method, path, body }: Ask): Promise<T | null> {
    const at = performance.now();
    const done = (status: number, retryAfter = false): void =>
      this.calls.add({ sort, what, status, ms: performance.now() - at, at, retryAfter });
    try {
      const answer = await this.pool.request({
        method,
        path: `/api${path}`,
        headers: {
          ...(user && { authorization: `Bearer ${user.access}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
      });
      const text = await answer.body.text();
      done(answer.statusCode, answer.headers['retry-after'] !== undefined);
      return answer.statusCode < 400 ? (JSON.parse(text) as T) : null;
    } catch {
      done(0);
      return null;
    }
  }

  /**
   * Everybody acts for a stretch of time, thinking between two actions: exponentially long, `thinkMs` on the average, so that they come as independent people
   * do. Ends when the last answer is there.
   */
  async act(
    users: readonly User[],
    { seconds, thinkMs }: { seconds: number; thinkMs: number },
    action: (driver: Driver, user: User) => Promise<void>,
  ): Promise<Calls> {
    this.calls = new Calls();
    const calls = this.calls;
    const until = performance.now() + seconds * 1000;
    const think = (): number => -Math.log(1 - Math.random()) * thinkMs;
    await Promise.all(
      users.map(async (user) => {
        await pause(Math.random() * thinkMs);
        while (performance.now() < until) {
          const from = performance.now();
          await action(this, user);
          // An action a second: the time that the answer took is part of it.
          await pause(Math.max(0, think() - (performance.now() - from)));
        }
      }),
    );
    return calls;
  }
}
