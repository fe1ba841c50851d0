import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { FROM_SOURCE } from '#server/program.ts';
import { alive, running } from '#server/db/embedded/postmaster.ts';
import type { Kept } from './keeper.ts';
import { PATIENCE } from './patience.ts';

/** A process that has what a run has, and waits. */
const RUN = `
  import { startKeeper } from ${JSON.stringify(path.resolve('test/server.ts'))};
  process.stdout.write(JSON.stringify(await startKeeper().kept) + '\\n');
  setInterval(() => 0, 1000);`;

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run that ends by %s leaves neither its PostgreSQL nor its files',
  async (signal) => {
    const run = spawn(process.execPath, [FROM_SOURCE, '--input-type=module', '--eval', RUN], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface(run.stdout), 'line')) as [string];
    const { folder } = JSON.parse(line) as Kept;
    const { pid } = running(path.join(folder, 'postgres'))!;
    const ended = once(run, 'exit');
    run.kill(signal);
    await ended;
    await vi.waitFor(() => expect({ postgres: alive(pid), files: existsSync(folder) }).toEqual({ postgres: false, files: false }), PATIENCE); // prettier-ignore
  },
);

test('who keeps them may be asked to end as well', async () => {
  const keeper = spawn(process.execPath, [FROM_SOURCE, 'test/keeper.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(keeper.stdout), 'line')) as [string];
  const { folder } = JSON.parse(line) as Kept;
  const { pid } = running(path.join(folder, 'postgres'))!;
  const ended = once(keeper, 'exit');
  keeper.kill('SIGTERM');
  await ended;
  expect({ postgres: alive(pid), files: existsSync(folder) }).toEqual({ postgres: false, files: false });
});
