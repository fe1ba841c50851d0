import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The built server as a process of its own, on a data folder of its own with the embedded database. */
export type Installed = {
  /** Where it listens; '' for one that answers nobody. */
  base: string;
  child: ChildProcess;
  /** All that it said so far, line by line. */
  said: string[];
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
};

/** Starts `dist/server/main.js` and answers once it is ready, or has ended. It listens at a port that the system picks. */
export async function startInstalled(dataDir: string, settings: Record<string, string> = {}): Promise<Installed> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, FOJAS_DATA_DIR: dataDir, PORT: '0', FOJAS_RATE_LIMIT: 'off', ...settings },
  });
  const said: string[] = [];
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        said.push(line);
        if (/^Fojas (is ready|works)/.test(line)) resolve();
      });
  });
  await Promise.race([ready, ended]);
  const listening = said.map((line) => /^Fojas is ready at (http:\S+)/.exec(line)?.[1]).find(Boolean);
  return { base: listening ?? '', child, said, ended };
}
