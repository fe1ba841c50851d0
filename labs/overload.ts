import { hash, verify } from '@node-rs/argon2';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { Driver, type User } from './load/driver.ts';
import type { Calls } from './load/measured.ts';
import { PASSWORD, people, reading } from './load/mix.ts';
import { arrive } from './load/open.ts';
import { withServer } from './load/place.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 15);
/** Connections of the crowd, and of those who fill a server without a pause. */
const [CROWD, BUSY] = [1000, 64];
const TIMES = 3;
/** Answers in a row that are as fast as before, for a server to be well again; and how long it is waited for. */
const [IN_A_ROW, WAIT_MS] = [10, 30_000];
const [PEOPLE, SIGNING_IN] = [20, 30];
type Report = (figure: Figure) => void;

const good = ({ status }: { status: number }): boolean => status > 0 && status < 400;
const perSecond = (calls: Calls, seconds: number): number => calls.count(good) / seconds;

/** Seconds until a reader is answered as fast as twice what it took before, ten times in a row. */
async function recovery(driver: Driver, user: User, usual: number): Promise<number> {
  const from = performance.now();
  for (let row = 0; row < IN_A_ROW && performance.now() - from < WAIT_MS; await pause(20)) {
    await reading(driver, user);
    const last = driver.calls.all.at(-1)!;
    row = good(last) && last.ms <= Math.max(50, 2 * usual) ? row + 1 : 0;
  }
  return (performance.now() - from) / 1000;
}

/** Three times what the server can do arrives; how much of its best it still does, what the others are told, and how soon it is well. */
async function crowd(base: string, users: readonly User[], report: Report): Promise<void> {
  const driver = new Driver(base, CROWD);
  const busy = Array.from({ length: BUSY }, (_, at) => users[at % users.length]!);
  await driver.act(busy, { seconds: 3, thinkMs: 0 }, reading);
  const quiet = await driver.act(users.slice(0, 1), { seconds: 3, thinkMs: 0 }, reading);
  const peak = perSecond(await driver.act(busy, { seconds: SECONDS, thinkMs: 0 }, reading), SECONDS);
  const calls = await arrive(driver, users, { perSecond: TIMES * peak, seconds: SECONDS, open: CROWD }, reading);
  const well = await recovery(driver, users[0]!, quiet.at('read', 0.95));
  const told = calls.all.filter(({ status }) => status === 503 || status === 429);
  const goals = ['G33'];
  report({ name: `at its best, ${BUSY} connections`, value: Math.round(peak), unit: '/s' });
  report({ name: 'arrived', value: Math.round(calls.all.length / SECONDS), unit: '/s' });
  report({ name: `done under ${TIMES} times as much, of the best`, value: Number(((100 * perSecond(calls, SECONDS)) / peak).toFixed(1)), unit: '%', bar: { min: 80 }, goals }); // prettier-ignore
  report({ name: 'good answers meanwhile, p99', value: calls.at('read', 0.99), unit: 'ms' });
  report({ name: 'sent away, p95', value: Number(percentile(told.map(({ ms }) => ms), 0.95).toFixed(1)), unit: 'ms', bar: { max: 50 }, goals }); // prettier-ignore
  report({ name: `sent away without Retry-After, of ${told.length}`, value: told.filter(({ retryAfter }) => !retryAfter).length, unit: '', bar: { max: 0 }, goals }); // prettier-ignore
  report({ name: 'answered otherwise, or not at all', value: calls.all.length - told.length - calls.count(good), unit: '', bar: { max: 0 }, goals }); // prettier-ignore
  report({ name: 'well again after', value: Number(well.toFixed(1)), unit: 's', bar: { max: 5 }, goals });
  await driver.close();
}

/** What Argon2 allows here, two at once, in verifications a second. */
async function ceiling(seconds: number): Promise<number> {
  const kept = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const until = performance.now() + seconds * 1000;
  let n = 0;
  const lane = async (): Promise<void> => {
    for (; performance.now() < until; n++) await verify(kept, PASSWORD);
  };
  await Promise.all([lane(), lane()]);
  return n / seconds;
}

/** A flood of sign-ins, all of them right; how many are let in, and what others feel of it. */
async function flood(base: string, users: readonly User[], report: Report): Promise<void> {
  const [others, door] = [new Driver(base, PEOPLE), new Driver(base, SIGNING_IN)];
  const goals = ['G30'];
  const shares: number[] = [];
  const slower: number[] = [];
  const signIn = async (driver: Driver, { email }: User): Promise<void> =>
    void (await driver.ask(null, { sort: 'sign-in', what: 'sign-in', method: 'POST', path: '/users/login/', body: { email, password: PASSWORD } })); // prettier-ignore
  const read = (): Promise<Calls> => others.act(users, { seconds: 5, thinkMs: 200 }, reading);
  const crowd = Array.from({ length: SIGNING_IN }, (_, at) => users[at % users.length]!);
  for (let round = 0; round < 5; round++) {
    const most = await ceiling(2);
    const before = await read();
    const [during, admitted] = await Promise.all([read(), door.act(crowd, { seconds: 5, thinkMs: 0 }, signIn)]);
    shares.push((100 * perSecond(admitted, 5)) / most);
    slower.push(during.at('read', 0.99) / before.at('read', 0.99));
  }
  report({ name: 'sign-ins in a flood, of what Argon2 allows', value: Number(percentile(shares, 0.5).toFixed(1)), unit: '%', bar: { min: 60 }, goals }); // prettier-ignore
  report({ name: "others' p99 in the flood, to before", value: Number(percentile(slower, 0.5).toFixed(2)), unit: '×', bar: { max: 1.5 }, goals }); // prettier-ignore
  await others.close();
  await door.close();
}

async function run(report: Report): Promise<void> {
  await withServer('external', async ({ base }) => {
    const users = await people(base, PEOPLE, 'gentio');
    await crowd(base, users, report);
    await flood(base, users, report);
  });
}

export const bench: Bench = { name: 'overload', about: 'three times too much, and a flood of sign-ins', run };
