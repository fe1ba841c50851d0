import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { newDataDir } from './data-folder.ts';

/** How long a server may take to start before its journey gives up. Milliseconds. */
export const LONGEST_START_MS = 60_000;
/** How often a start is tried: between the choice of a free port and its use another process may take it. */
const TRIES = 3;

export type Server = {
  /** Its address, without a slash at the end. */
  base: string;
  dataDir: string;
  /** Ends the server and its database, and removes its data folder unless told to keep it. */
  stop: (data?: 'keep') => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether a server says that it is ready; false once it has ended. */
const ready = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-1000);
      if (said.includes('Fojas is ready')) resolve(true);
      else process.stdout.write(bytes);
    });
    child.once('exit', () => resolve(false));
  });

/**
 * Starts the built server on a free port and a data folder of its own, unless the settings have `PORT` and `FOJAS_DATA_DIR`. It ends with this process,
 * however this process ends. `E2E_NAME`: the name that pages open it by, instead of its address. Throws where it does not start.
 */
export async function startServer(settings: Record<string, string>): Promise<Server> {
  const dataDir = settings.FOJAS_DATA_DIR ?? (await newDataDir());
  for (let tries = 0; tries < TRIES; tries++) {
    const port = settings.PORT ?? String(await freePort());
    const base = `http://${settings.E2E_NAME ?? '127.0.0.1'}:${port}`;
    const child = spawn(process.execPath, ['--import', './e2e/end-with-parent.mjs', 'dist/server/main.js'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // A process group of its own: Ctrl-C in a terminal reaches the runner only, which stops the server.
      detached: true,
      env: {
        ...process.env,
        // The build of the gallery, in the process of a worker, sets it to production there: the servers that this worker starts later would close their outbox.
        NODE_ENV: undefined,
        LOG_LEVEL: 'fatal',
        // All journeys come from one address: together they ask more often than a person does.
        FOJAS_RATE_LIMIT: '6000',
        ...settings,
        HOST: '127.0.0.1',
        PORT: port,
        APP_URL: base,
        FOJAS_DATA_DIR: dataDir,
      },
    });
    const gone = once(child, 'exit');
    if (await ready(child))
      return {
        base,
        dataDir,
        stop: async (data) => {
          child.stdin.end(data);
          await gone;
        },
      };
  }
  throw new Error('the server of this journey does not start');
}
