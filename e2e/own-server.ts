import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base } from '@playwright/test';

export const LONGEST_START_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the built server on a data folder and a port of its own, with settings of its own: `PORT` and `FOJAS_DATA_DIR` where it takes the place of another. */
export async function startServer(
  settings: Record<string, string>,
): Promise<{ base: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-e2e-own-'));
  const port = Number(settings.PORT ?? (await freePort()));
  const home = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: home,
      FOJAS_DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  });
  const gone = once(child, 'exit');
  const end = Date.now() + LONGEST_START_MS;
  const healthy = () =>
    fetch(`${home}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await healthy())) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('the server of this journey did not start');
    await pause(50);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { base: home, stop };
}

/** Journeys against a built server of their own, with settings of their own: `test.use({ settings: { … } })`. */
export const test = base.extend<object, { settings: Record<string, string>; home: string }>({
  settings: [{}, { option: true, scope: 'worker' }],
  home: [
    async ({ settings }, provide) => {
      const server = await startServer(settings);
      await provide(server.base);
      await server.stop();
    },
    { scope: 'worker', timeout: 2 * LONGEST_START_MS },
  ],
  baseURL: async ({ home }, provide) => provide(home),
});
