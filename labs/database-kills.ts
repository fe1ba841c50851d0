import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { running } from '#server/db/embedded/postmaster.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';
import { Light } from './faults/light.ts';

const KILLS = Number(process.env['KILLS'] ?? 20);
/** Milliseconds between an answer after a kill and the next kill, so that something is done in between. */
const PAUSE_MS = 1500;
const SETTINGS = { FOJAS_RATE_LIMIT: 'off', FOJAS_BACKUP: 'off' };

/** Kills the embedded database under a light load; Fojas itself is left alone, and must bring it back. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-database-kills-'));
  const server = await startServer(dataDir, SETTINGS);
  const seconds: number[] = [];
  try {
    const light = await Light.of(server.base, 3);
    light.start();
    const [by] = light.people as [Light['people'][number]];
    for (let n = 0; n < KILLS; n++) {
      await pause(PAUSE_MS);
      process.kill(running(path.join(dataDir, 'postgres'))!.pid, 'SIGKILL');
      const begun = performance.now();
      while (!(await light.note(by))) await pause(50);
      seconds.push((performance.now() - begun) / 1000);
    }
    const whole = await light.whole();
    await light.stop();
    const lost = await light.lost();
    const tell = (name: string, value: number, unit = '', bar?: Figure['bar']): void =>
      report({ name, value, unit, ...(bar && { bar }), goals: ['G23'] });
    seconds.sort((a, b) => a - b);
    tell(`kills of the embedded database under load`, KILLS);
    tell('seconds until something is written again, at most', Number(seconds.at(-1)!.toFixed(1)), 's', { max: 10 });
    tell('… the median', Number(seconds[Math.floor(KILLS / 2)]!.toFixed(1)), 's');
    tell('everything goes again after the last, files that are read too', Number(whole.toFixed(1)), 's', { max: 30 });
    tell(`acknowledged writes of ${light.acknowledged} that are lost or there twice`, lost.length, '', { max: 0 });
    tell('answers that were neither done nor a 503 with Retry-After', light.wrong.length, '', { max: 0 });
    tell('process exits', server.process.exitCode === null ? 0 : 1, '', { max: 0 });
    for (const line of [...new Set([...light.wrong, ...lost])].slice(0, 12)) process.stdout.write(`    ! ${line}\n`);
    await server.stop();
  } finally {
    if (server.process.exitCode === null) await server.kill9();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'database-kills',
  goals: ['G23'],
  about: 'the embedded database killed under load, 20 times (KILLS), while Fojas goes on',
  run,
};
