import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../bench/figure.ts';
import { startServer, type Running } from '../../bench/server.ts';
import { Chaos } from './chaos.ts';
import { Light } from './light.ts';
import { External } from './postgres.ts';

export type Report = (figure: Figure) => void;
export const SETTINGS = { FOJAS_RATE_LIMIT: 'off', LOG_LEVEL: 'error' };

/** A server on an external PostgreSQL behind a line that can be troubled. */
export type House = { server: Running; postgres: External; line: Chaos; dataDir: string };

/** Whether all rows run; else those that FAULTS names, with commas. */
export const isWanted = (id: string): boolean => {
  const wanted = process.env['FAULTS']?.split(',');
  return !wanted || wanted.includes(id);
};

export async function withHouse(
  env: Record<string, string>,
  work: (house: House) => Promise<void>,
  postgresSettings: readonly string[] = [],
  databaseFolder?: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-faults-'));
  await chmod(folder, 0o755);
  const postgres = await External.make(databaseFolder ?? path.join(folder, 'pg'), postgresSettings);
  const line = await Chaos.before(postgres.port);
  const dataDir = path.join(folder, 'data');
  let server: Running | undefined;
  try {
    server = await startServer(dataDir, { ...SETTINGS, DATABASE_URL: postgres.url(line.port), ...env });
    await work({ server, postgres, line, dataDir });
  } finally {
    if (server && server.process.exitCode === null) await server.kill9();
    await line.close();
    await postgres.stop('immediate');
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a database says in the end: rows of `ledger_violations`, and tokens that are still held although nothing runs. */
export async function violations(postgres: External): Promise<number> {
  const [{ n } = { n: '1' }] = await postgres.ask<{ n: string }>('select count(*) n from ledger_violations');
  return Number(n);
}

type Fault = {
  id: string;
  /** What is done, in words. */
  name: string;
  /** Does the fault and undoes it. */
  strike: (light: Light) => Promise<void>;
  goals?: string[];
  /** Where no answer at all is to be expected while it lasts: of a process that stands still, or that has no descriptor for a line. */
  mute?: boolean;
  /** Without files of the light load, where the fault itself is files that wait to be read. */
  uploads?: boolean;
};

/** Runs one fault under a light load, and tells what the book expects of each: nothing lost, nothing wrong, whole again, the process alive. */
export async function underFault(
  house: House,
  report: Report,
  { id, name, strike, goals = [], mute = false, uploads = true }: Fault,
): Promise<Light> {
  const { server, postgres } = house;
  const light = await Light.of(server.base, 3, uploads);
  const tell = (what: string, value: number, unit = '', bar?: Figure['bar']): void =>
    report({ name: `${id} ${name}: ${what}`, value, unit, ...(bar && { bar }), goals: [id, 'G23', ...goals] });
  light.start();
  await pause(1500);
  await strike(light);
  const until = light.wrong.length;
  const back = await light.whole();
  await light.stop();
  tell('whole again after', Number(back.toFixed(1)), 's', { max: 30 });
  if (server.process.exitCode !== null) process.stdout.write(`    ! it ended: ${server.output().slice(-1500)}\n`);
  const lost = await light.lost().catch((error: Error) => [error.message]);
  tell(`acknowledged writes of ${light.acknowledged} that are lost or there twice`, lost.length, '', { max: 0 });
  const wrong = light.wrong.filter(
    (line, n) => !(mute && n < until + light.people.length && line.includes('no answer')),
  );
  tell('answers that were neither done nor a 503 with Retry-After', wrong.length, '', { max: 0 });
  if (mute) tell('calls without any answer', light.wrong.length - wrong.length);
  const later = light.seen.filter(({ status }) => status === 503 || status === 507);
  const slowest = Math.max(0, ...later.map(({ ms }) => ms)) / 1000;
  tell(`answers "later" of ${light.seen.length}`, later.length);
  if (later.length > 0) tell('the slowest of them', Number(slowest.toFixed(1)), 's');
  tell('violations of the ledger', await violations(postgres), '', { max: 0 });
  tell('process exits', server.process.exitCode === null ? 0 : 1, '', { max: 0 });
  for (const line of [...new Set([...light.wrong, ...lost])].slice(0, 12)) process.stdout.write(`    ! ${line}\n`);
  if (wrong.some((line) => line.includes(' 500 '))) process.stdout.write(`    ! ${failures(server.output())}\n`);
  return light;
}

/** What the log says of calls that failed: each code and place once. */
function failures(output: string): string {
  const lines = output.split('\n').filter((line) => line.includes('a call failed'));
  const told = lines.map((line) => {
    const { error } = JSON.parse(line) as { error: { name: string; code?: string; at: string } };
    return `${error.name} ${error.code ?? ''} ${error.at.split(' | ').slice(0, 3).join(' | ')}`;
  });
  return [...new Set(told)].slice(0, 5).join('\n    ! ');
}
