import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

const PEOPLE = 25;
/** Fewer than the failures after which an account is delayed. */
const TRIES_EACH = 4;
const ASKS_EACH = 6;
const REPLAYS = 10_000;
/** Requests under way at once: more sockets than that are refused by the machine before Fojas sees them. */
const WAVE = 500;

const emailOf = (who: string, n: number): string => `${who}${n}@example.com`;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Bodies of calls, sent to one server; each answers its status. */
class Caller {
  constructor(private readonly base: string) {}
  async send(place: string, body: object): Promise<number> {
    const answer = await fetch(`${this.base}/api${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** The same, sent again for as long as the server says that it is busy: each is judged in the end. */
  async judged(place: string, body: object): Promise<number> {
    for (;;) {
      const status = await this.send(place, body);
      if (status !== 503) return status;
      await pause(500);
    }
  }

  /** Milliseconds of a call at known addresses and at unknown ones, turn by turn, each while nothing else runs. */
  async times(
    place: string,
    each: number,
    bodyOf: (email: string) => object,
  ): Promise<[known: number, unknown: number]> {
    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < each; turn++)
      for (let n = 0; n < PEOPLE; n++)
        for (const who of (n + turn) % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const begun = performance.now();
          await this.send(place, bodyOf(emailOf(who, n)));
          taken[who].push(performance.now() - begun);
          // A letter that is written in the background must not fall upon the next one.
          await pause(40);
        }
    return [median(taken.known), median(taken.unknown)];
  }
}

async function tokenOf(base: string, address: string): Promise<string> {
  for (;;) {
    const letters = (await (await fetch(`${base}/dev/outbox.json?to=${address}`)).json()) as { text: string }[];
    const token = letters.map(({ text }) => /#access_token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    if (token) return token;
    await pause(100);
  }
}

/** Whether an answer tells by its time if there is an account, and how often one link can be used. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-account-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off', FOJAS_OUTBOX: 'open' });
  try {
    const caller = new Caller(server.base);
    for (let n = 0; n < PEOPLE; n++) await Client.join(server.base, emailOf('known', n));
    const ratio = (name: string, [known, unknown]: [number, number]): void =>
      report({
        name: `${name}: ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown, ratio`,
        value: Number((known / unknown).toFixed(3)),
        unit: '×',
        bar: { min: 0.9, max: 1.1 },
        goals: ['G20'],
      });
    ratio('sign-in', await caller.times('/users/login/', TRIES_EACH, (email) => ({ email, password: 'no es esta' })));
    ratio('asking for a link', await caller.times('/users/reset-password/', ASKS_EACH, (email) => ({ email })));

    await Client.join(server.base, 'replayed@example.com');
    await caller.send('/users/reset-password/', { email: 'replayed@example.com' });
    const access_token = await tokenOf(server.base, 'replayed@example.com');
    const answers = new Map<number, number>();
    for (let sent = 0; sent < REPLAYS; sent += WAVE)
      for (const status of await Promise.all(
        Array.from({ length: WAVE }, (_, i) =>
          caller.judged('/users/update-password/', { access_token, new_password: `clave número ${sent + i}` }),
        ),
      ))
        answers.set(status, (answers.get(status) ?? 0) + 1);
    report({
      name: `${REPLAYS} tries of one link: those that set a password`,
      value: answers.get(200) ?? 0,
      unit: '',
      bar: { min: 1, max: 1 },
    });
    report({ name: '… refused as invalid', value: answers.get(400) ?? 0, unit: '', bar: { min: REPLAYS - 1 } });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'account',
  goals: ['G19'],
  about: 'what the time of an answer tells, and tokens that are tried again',
  run,
};
