import { Secret, TOTP } from 'otpauth';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

const TRIES = 10_000;
/** Requests under way at once: more sockets than that are refused by the machine before Fojas sees them. */
const WAVE = 500;
/** Sign-ins that wait for their code at once. */
const STEPS = 20;
const PASSWORD = 'una clave larga';
/** After a refresh token's successor was used it is still taken this long. */
const GRACE_MS = 10_000;

type Answer = { status: number; body: Record<string, string> };
const sender =
  (base: string) =>
  async (place: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${base}/api${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };

/** Sends the same thing many times, a wave at once; answers those that were taken. */
async function taken(send: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const good: Answer[] = [];
  for (let sent = 0; sent < TRIES; sent += WAVE) {
    const answers = await Promise.all(Array.from({ length: WAVE }, (_, i) => send(sent + i)));
    good.push(...answers.filter(({ status }) => status === 200));
  }
  return good;
}

/** Each kind of key that is good for one use, tried ten thousand times. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-replays-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
  const post = sender(server.base);
  const once = (what: string, good: readonly Answer[]): void =>
    report({ name: `${TRIES} uses of one ${what}: taken`, value: good.length, unit: '', bar: { min: 1, max: 1 } });

  /** Somebody new with a second factor, and sign-ins of theirs whose code is awaited. */
  async function awaited(email: string, steps: number) {
    const client = await Client.join(server.base, email, PASSWORD);
    const prepared = await client.raw('POST', '/users/second-factor/', { password: PASSWORD });
    const { secret } = (await prepared.json()) as { secret: string };
    const code = (step: number): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
    const confirmed = await client.raw('POST', '/users/second-factor/confirm/', { code: code(-1) });
    const { recovery_codes } = (await confirmed.json()) as { recovery_codes: string[] };
    const tokens: string[] = [];
    for (let n = 0; n < steps; n++)
      tokens.push((await post('/users/login/', { email, password: PASSWORD })).body.mfa_token!);
    return { tokens, code, recovery: recovery_codes[0]! };
  }
  const second = (mfa_token: string, code: string): Promise<Answer> => post('/users/login/mfa/', { mfa_token, code });

  try {
    const one = await awaited('token@example.com', 1);
    once('mfa_token', await taken((n) => second(one.tokens[0]!, n % 2 === 0 ? one.code(0) : one.recovery)));
    const two = await awaited('code@example.com', STEPS);
    const code = two.code(0);
    once('code of the application', await taken((n) => second(two.tokens[n % STEPS]!, code)));
    const three = await awaited('recovery@example.com', STEPS);
    once('recovery code', await taken((n) => second(three.tokens[n % STEPS]!, three.recovery)));

    const email = 'refresh@example.com';
    await Client.join(server.base, email, PASSWORD);
    const { refresh } = (await post('/users/login/', { email, password: PASSWORD })).body;
    const renew = (token: string | undefined): Promise<Answer> => post('/users/token/refresh/', { refresh: token });
    const next = new Set((await taken(() => renew(refresh))).map(({ body }) => body.refresh));
    report({
      name: `${TRIES} uses of one refresh token: successors`,
      value: next.size,
      unit: '',
      bar: { min: 1, max: 1 },
    });
    const [successor] = next;
    await renew(successor);
    await pause(GRACE_MS + 1000);
    const replayed = await taken(() => renew(refresh));
    report({ name: '… once its successor was used: taken', value: replayed.length, unit: '', bar: { max: 0 } });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'replays',
  goals: ['G19'],
  about: 'keys that are good for one use, tried again',
  run,
};
