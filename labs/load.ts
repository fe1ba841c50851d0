import { percentile } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { Driver } from './load/driver.ts';
import type { Sort } from './load/measured.ts';
import { generations, lostNotes, mixed, people } from './load/mix.ts';
import { withServer, type Kind } from './load/place.ts';
import { ratios } from './load/ratios.ts';

/** MINUTES: how long the hundred act (15 is what the goal asks for); one and twenty act for a minute at most. */
const MINUTES = Number(process.env['MINUTES'] ?? 1.25);
const KINDS = (process.env['ON'] ?? 'external embedded').split(' ') as Kind[];
const LEVELS = [1, 20, 100];
const MOST = Math.max(...LEVELS);
/** An action a second each. */
const THINK_MS = 1000;
const SORTS: readonly Sort[] = ['read', 'write', 'chat', 'generation', 'upload', 'sign-in'];
/** Milliseconds of the 99th percentile, at a hundred users. */
const BARS: Partial<Record<Sort, number>> = { read: 150, write: 300 };

type Report = (figure: Figure) => void;

async function level(driver: Driver, all: Awaited<ReturnType<typeof people>>, n: number, kind: Kind, report: Report) {
  const users = all.slice(0, n);
  const seconds = 60 * (n === MOST ? MINUTES : Math.min(1, MINUTES));
  const calls = await driver.act(users, { seconds, thinkMs: THINK_MS }, mixed);
  const whole = n === MOST;
  const goals = whole && kind === 'external' ? ['G31'] : undefined;
  const tell = (name: string, value: number, unit: string, bar?: Figure['bar'], of = goals): void =>
    report({ name: `${kind}, ${n} users: ${name}`, value, unit, ...(bar && { bar }), ...(bar && of && { goals: of }) });
  if (whole) tell('minutes', MINUTES, 'min', { min: 15 });
  tell('actions a second', Number((calls.all.length / seconds).toFixed(1)), '/s');
  for (const sort of SORTS) {
    if (calls.times(sort).length === 0) continue;
    const max = whole ? BARS[sort] : undefined;
    const about = `${sort}, p99 (p50 ${calls.at(sort, 0.5)}, p95 ${calls.at(sort, 0.95)}, of ${calls.times(sort).length})`;
    tell(about, calls.at(sort, 0.99), 'ms', max === undefined ? undefined : { max });
  }
  if (n === 20 && kind === 'embedded') {
    const balance = calls.all.filter(({ what }) => what === 'balance').map(({ ms }) => ms);
    tell('balance, p99', Number(percentile(balance, 0.99).toFixed(1)), 'ms', { max: 250 }, ['G29']);
  }
  tell('5xx and calls without an answer', calls.failed(), '', { max: 0 });
  tell('4xx', calls.refused(), '', { max: 0 });
  if (calls.wrong()) process.stdout.write(`  ${calls.wrong()}\n`);
  tell('notes that were kept and are gone', await lostNotes(driver, users), '', { max: 0 });
  const { took, failed } = await generations(driver, users);
  if (took.length > 0) tell(`generation until its result, p95 of ${took.length}`, percentile(took, 0.95), 'ms');
  tell('generations that failed', failed, '', { max: 0 });
}

async function run(report: Report): Promise<void> {
  for (const kind of KINDS)
    await withServer(kind, async ({ base }) => {
      await ratios(base, kind, report);
      const users = await people(base, MOST, 'carga');
      const driver = new Driver(base, MOST);
      try {
        for (const n of LEVELS) await level(driver, users, n, kind, report);
      } finally {
        await driver.close();
      }
    });
}

export const bench: Bench = {
  name: 'load',
  about: `one, twenty and a hundred people at work (${MINUTES} minutes of the hundred), and rates as shares of a bare hello`,
  run,
};
