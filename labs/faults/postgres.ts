import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/server.ts';

/** Where Debian keeps the programs of a PostgreSQL; the newest that is there. */
const PROGRAMS = ['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`).find(existsSync);
/** PostgreSQL refuses root: nobody runs it then. */
const NOBODY = 65534;
const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY, cwd: '/' } : {};

/** A PostgreSQL of its own outside of Fojas, which can be stopped and started at the same port and on the same folder. */
export class External {
  private child: ChildProcess | null = null;
  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  static async make(folder: string, settings: readonly string[] = []): Promise<External> {
    if (!PROGRAMS) throw new Error('there is no PostgreSQL of the system: apt install postgresql');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if ('uid' in as) chownSync(folder, NOBODY, NOBODY);
    const made = spawnSync(
      `${PROGRAMS}/initdb`,
      ['-D', folder, '-U', 'fojas', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
      { ...as, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    const external = new External(folder, await freePort(), settings);
    await external.start();
    return external;
  }

  url = (port = this.port): string => `postgres://fojas@127.0.0.1:${port}/postgres`;

  async start(env: Record<string, string> = {}): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'log_min_messages=fatal',
      ...this.settings,
    ];
    this.child = spawn(
      `${PROGRAMS}/postgres`,
      ['-D', this.folder, '-p', String(this.port), ...settings.flatMap((one) => ['-c', one])],
      { ...as, stdio: 'ignore', env: { ...process.env, ...env } },
    );
    for (const until = Date.now() + 30_000; ; await pause(50)) {
      if (
        await this.ask('select 1').then(
          () => true,
          () => false,
        )
      )
        return;
      if (Date.now() > until) throw new Error(`the PostgreSQL in ${path.basename(this.folder)} does not start`);
    }
  }

  /** `immediate`: as by `pg_ctl stop -m immediate`, without a word to anybody and without a checkpoint. */
  async stop(how: 'immediate' | 'fast' = 'fast'): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(how === 'immediate' ? 'SIGQUIT' : 'SIGINT');
    await gone;
    this.child = null;
  }

  /** One statement on a connection of its own, past every proxy. */
  async ask<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.inside(async (client) => (await client.query<T>(text, values)).rows);
  }

  async inside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.url(), connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
