import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { compose, type Composed, type Ground } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { violations } from '#server/tokens/index.ts';
import { givenKeys } from '#server/vault/master.ts';
import type { Web } from '#server/ports/web/port.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { endJobs, resetOf } from './kept.ts';
import { BUILT_SHELF, SHELF } from './shelf.ts';
import { World } from './world.ts';

/** A clock that runs on, and that a test may set ahead. */
export class Clock {
  private ahead = 0;
  private stopped: number | null = null;
  now = (): Date => new Date((this.stopped ?? Date.now()) + this.ahead);
  /** Moves the time of the app forward. */
  pass = (seconds: number): void => void (this.ahead += seconds * 1000);
  /** Back to the time of the machine. */
  reset = (): void => void ([this.ahead, this.stopped] = [0, null]);
  /** Moves only when it is moved, until what is returned is called: what is a matter of seconds is then not one of how busy the machine is. */
  stop = (): (() => void) => {
    this.stopped = Date.now();
    return () => void (this.stopped = null);
  };
}

export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  composed: Composed;
  /** Where it listens, such as `http://127.0.0.1:40123`. */
  base: string;
  databaseUrl: string;
  dataDir: string;
  world: World;
  clock: Clock;
  /** Everything logged so far, line by line. */
  logged: () => string[];
  close: () => Promise<void>;
};

export type TestOptions = {
  config?: Partial<Config>;
  /** Starts the background work too. */ work?: boolean;
  /** Not the app that suites share: one that its `close` ends. */ alone?: boolean;
  webDir?: string;
  /** A folder of tools for the Studio, instead of the installation's own. */
  shelf?: string;
  masterKey?: Buffer;
  /** A database of before, instead of a new one; and the data folder beside it. */
  found?: { database: TestDatabase; dataDir: string };
  /** Stand in for what reaches other people's servers and programs; without, the web is there but nothing of it can be reached. */
  adapters?: Ground['adapters'];
};

/** The app without options, composed once in a process and brought back to its beginning at the end of each suite; null while a suite has it. */
let kept: TestApp | null = null;

/**
 * The real app on a real database of its own, listening on a port of its own, with real storage in a temporary folder. Close it when done: a ledger
 * that is not sound then fails the suite. Suites that ask for nothing but `work` have the same app one after the other, each with nothing in it.
 */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const { work = false, ...special } = options;
  if (Object.keys(special).length > 0) return openApp(options);
  const app = kept ?? (await lendable(await openApp({})));
  // Until it is closed, who asks for another has one of their own.
  kept = null;
  if (work) await app.composed.work();
  return app;
}

/** An app that its `close` brings back to its beginning and keeps for the next suite; where that cannot be, it is put away. */
async function lendable(app: TestApp): Promise<TestApp> {
  const reset = await resetOf(app.deps, app.dataDir);
  const beginning = async (): Promise<unknown[]> => {
    await app.composed.rest();
    await endJobs(app.deps.db);
    const unsound = await violations(app.deps);
    await reset();
    app.clock.reset();
    app.logged().length = 0;
    return unsound;
  };
  const close = async (): Promise<void> => {
    const unsound = await beginning().catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    if (kept) await app.close();
    else kept = lent;
    refuse(unsound);
  };
  const lent: TestApp = { ...app, close };
  return lent;
}

const refuse = (unsound: readonly unknown[]): void => {
  if (unsound.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(unsound)}`);
};

async function openApp({
  config = {},
  work = false,
  webDir,
  shelf,
  masterKey = randomBytes(32),
  found,
  adapters = {},
}: TestOptions): Promise<TestApp> {
  const database = found?.database ?? (await testDatabase());
  const dataDir = found?.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'fojas-test-')));
  const clock = new Clock();
  const lines: string[] = [];
  const log = recording(lines);
  const composed = await compose({
    config: { ...settings(dataDir, database.url), ...config },
    log,
    db: database.db,
    databaseUrl: database.url,
    masterKeys: givenKeys(masterKey),
    ...(shelf !== undefined && { shelf }),
    now: clock.now,
    adapters: { web: unreachable, videos: null, laws: null, mp3: null, ...adapters },
  });
  if (shelf === SHELF) composed.shelf.folder = BUILT_SHELF;
  const app = await buildApp(composed.deps, {
    webDir: webDir ?? null,
    parts: composed.parts,
    shelf: composed.shelf,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  if (work) await composed.work();
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    app,
    deps: composed.deps,
    composed,
    base,
    databaseUrl: database.url,
    dataDir,
    world: new World(base),
    clock,
    logged: () => lines,
    close: async () => {
      await app.close();
      await composed.close();
      const unsound = await violations(composed.deps);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      refuse(unsound);
    },
  };
}

/** No test sends anything outside. */
const unreachable: Web = { fetch: () => Promise.reject(new Problem('URL_UNREACHABLE')) };

function recording(lines: string[]): Log {
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push(JSON.stringify({ level, message, ...fields }));
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const settings = (dataDir: string, databaseUrl: string): Config => ({
  port: 0,
  host: '127.0.0.1',
  appUrl: 'http://fojas.test',
  dataDir,
  databaseUrl,
  role: 'all',
  stopGraceMs: 0,
  masterKey: null,
  dailyBackup: false,
  bodyMs: 30_000,
  workerHealth: null,
  masterKeyOld: null,
  billing: { welcomeTokens: 10_000 },
  payments: 'sandbox',
  rateLimit: null,
  trustedProxies: [],
  profile: 'standard',
  passwords: { min: 8, list: 'reject' },
  secondFactor: 'optional',
  sessionIdleMs: 14 * 24 * 60 * 60 * 1000,
  auditDownloads: false,
  maxUploadBytes: 100 * 1024 * 1024,
  maxStorageBytes: 1024 * 1024 * 1024,
  s3: null,
  ocr: 'off',
  engine: null,
  embedding: null,
  speech: 'off',
  ai: null,
  mail: { smtp: null, outboxOpen: true },
  production: false,
  operatorEmail: null,
  metrics: null,
  lexicon: null,
  secondReading: 'off',
  modelPrices: {},
  laws: { url: null, folder: null },
  oidc: { file: null, providers: [] },
  clamd: null,
  webHosts: null,
  grammar: null,
  logLevel: 'debug',
});
