import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A built server (`dist/server/main.js`) running as a process group of its own. */
export type Running = {
  base: string;
  /** Milliseconds from spawn to the first healthy answer. */
  ready: number;
  process: ChildProcess;
  /** Everything it printed so far. */
  output: () => string;
  /** `kill -9` of the whole group. */
  kill9: () => Promise<void>;
  /** An orderly stop; answers the exit code. */
  stop: () => Promise<number | null>;
};

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const healthy = (base: string): Promise<boolean> =>
  fetch(`${base}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.status === 200,
    () => false,
  );

/** Starts the built server on its own data folder and waits until it can serve; throws with its output after `limit` ms. `program`: another build of it. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  limit = 60_000,
  program = 'dist/server/main.js',
): Promise<Running> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [program], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: base,
      FOJAS_DATA_DIR: dataDir,
      FOJAS_WELCOME_TOKENS: '1000000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const gone = once(child, 'exit');
  const wait = async (): Promise<void> => {
    if (child.exitCode !== null || performance.now() - begun > limit) {
      child.kill('SIGKILL');
      throw new Error(`the server did not start: ${output}`);
    }
    await pause(20);
  };
  while (!(await healthy(base))) await wait();
  const ready = performance.now() - begun;
  // It answers before its workers have begun; who troubles it now would trouble a start.
  while (!output.includes('Fojas is ready')) await wait();
  return {
    base,
    ready,
    process: child,
    output: () => output,
    kill9: async () => {
      process.kill(-child.pid!, 'SIGKILL');
      await gone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}
