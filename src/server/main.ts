import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { BadSetting } from './bad-setting.ts';
import { readConfig, type Config } from './config.ts';
import { connect } from './db/connect.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { FolderInUse, lockFolder } from './db/lock.ts';
import { prepare } from './db/prepare.ts';
import { masterKeys } from './vault/master.ts';

/** Milliseconds after which a stop that hangs is cut short. */
const STOP_LIMIT = 14_000;

/** What was started, and how it is stopped: in the opposite order. */
const stops: (() => unknown)[] = [];

async function database(config: Config): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  stops.push(lockFolder(config.dataDir));
  const embedded = await startEmbedded(config.dataDir);
  stops.push(embedded.stop);
  return embedded.url;
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, base: null });
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const databaseUrl = await database(config);
  const { db, close } = connect(databaseUrl, log);
  stops.push(close);
  await prepare(db, databaseUrl);
  const composed = await compose({
    config,
    log,
    db,
    databaseUrl,
    masterKeys: masterKeys(config),
  });
  stops.push(composed.close);
  if (config.role !== 'worker') {
    const app = await buildApp(composed.deps, {
      webDir: path.resolve(import.meta.dirname, '..', 'web'),
      parts: composed.parts,
      shelf: composed.shelf,
    });
    stops.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
  }
  if (config.role !== 'web') await composed.work();
  process.stdout.write(
    config.role === 'worker' ? 'Fojas works in the background.\n' : `Fojas is ready at ${config.appUrl}\n`,
  );
}

async function stop(): Promise<void> {
  for (const end of stops.splice(0).reverse()) await end();
}

/** The one line that tells a person why Fojas does not start. */
function reason(error: unknown): string {
  if (error instanceof BadSetting || error instanceof FolderInUse) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is in use by another program: set another PORT.';
  if (code === 'EACCES')
    return `No permission (${message}): start Fojas as the user that made the data folder, or set another FOJAS_DATA_DIR.`;
  return `Fojas could not start: ${message}`;
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });

try {
  // What the environment says already stands above the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${reason(error)}\n`);
  await stop().catch(() => undefined);
  process.exit(1);
}
