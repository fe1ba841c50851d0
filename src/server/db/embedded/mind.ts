import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { DamagedFiles, startEmbedded, type Started } from './embedded.ts';
import { alive, end } from './postmaster.ts';

/** Milliseconds: between two looks at the process, before a next start (doubled each time, up to `most`), and within which deaths are counted together. */
const LOOK = 100;
const AGAIN = { first: 250, mostDied: 3000, mostFailed: 30_000, together: 60_000 } as const;
/** Milliseconds that an immediate stop may take before the process is killed. */
const QUIT = 3000;

/** A PostgreSQL of our own that is started again whenever it ends by itself. */
export type Minded = {
  /** Starts it and answers its address, which stays the same. Once. */
  start(): Promise<string>;
  /** Whether it ended by itself and is not there again. */
  recovering(): boolean;
  /** Stops it in order, also one that is just being started. */
  stop(): Promise<void>;
  /** Stops it at once, for a process that has no time left: its log survives that. */
  quit(): Promise<void>;
};

/** `first` doubled with each time after the first, up to `most`. */
const backOff = (times: number, most: number): number => Math.min(AGAIN.first * 2 ** (times - 1), most);

/**
 * Minds the embedded PostgreSQL of a data folder. One that dies (killed by the system, or by its own error) is started again at the same port, so that pools
 * find it; the more often it died within a minute the later, and a start that fails is tried again for as long as this process lives. `damaged` hears, once,
 * that its files cannot be used any more: nothing is tried after that.
 */
export function mindEmbedded(
  dataDir: string,
  log: Pick<Log, 'warn' | 'error'>,
  damaged: (error: DamagedFiles) => void,
): Minded {
  let [starting, recovering, stopping]: [Promise<unknown>, boolean, boolean] = [Promise.resolve(), false, false];
  let pid: number | null = null;
  let server: Started | null = null;
  let deaths: number[] = [];

  const begin = async (port?: number): Promise<Started> => {
    const begun = startEmbedded(dataDir, [], { port, spawned: (tried) => void (pid = tried) });
    starting = begun.catch(() => undefined);
    server = await begun;
    pid = server.pid;
    return server;
  };

  /** Answers once it is there again, or is not to be started any more. */
  async function revive(port: number): Promise<void> {
    const begun = performance.now();
    [server, pid] = [null, null];
    deaths = [...deaths.filter((at) => begun - at < AGAIN.together), begun];
    const wait = deaths.length === 1 ? 0 : backOff(deaths.length - 1, AGAIN.mostDied);
    log.error(
      { deaths: deaths.length, again_in_ms: wait },
      'the embedded PostgreSQL ended by itself: it is started again',
    );
    await pause(wait, undefined, { ref: false });
    for (let failed = 1; !stopping; failed++) {
      try {
        await begin(port);
        log.warn({ ms: Math.round(performance.now() - begun) }, 'the embedded PostgreSQL is there again');
        return;
      } catch (error) {
        if (error instanceof DamagedFiles) throw error;
        pid = null;
        const again = backOff(failed, AGAIN.mostFailed);
        log.error({ why: (error as Error).message, again_in_ms: again }, 'the embedded PostgreSQL does not start');
        await pause(again, undefined, { ref: false });
      }
    }
  }

  async function mind({ port }: Started): Promise<void> {
    while (!stopping) {
      await pause(LOOK, undefined, { ref: false });
      if (stopping || (pid !== null && alive(pid))) continue;
      recovering = true;
      await revive(port);
      recovering = false;
    }
  }

  return {
    async start() {
      const started = await begin();
      mind(started).catch((error: unknown) => damaged(error as DamagedFiles));
      return started.url;
    },
    recovering: () => recovering,
    async stop() {
      stopping = true;
      await starting;
      await server?.stop();
    },
    async quit() {
      stopping = true;
      if (pid !== null) await end(pid, QUIT, 'SIGQUIT');
    },
  };
}
