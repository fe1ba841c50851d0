import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { readConfig, type Config } from './config.ts';
import { connect, whenReachable } from './db/connect.ts';
import { mindEmbedded, type Minded } from './db/embedded/mind.ts';
import { lockFolder } from './db/lock.ts';
import { prepare } from './db/prepare.ts';
import { lastResort } from './last-resort.ts';
import { openLog, standardOut } from './log-out.ts';
import { inTheClear } from './in-the-clear.ts';
import { createMetrics, serveMetrics } from './metrics/index.ts';
import { createReadiness } from './http/readiness.ts';
import { serveHealth } from './http/worker-health.ts';
import type { Log } from './log.ts';
import { whyNoStart } from './no-start.ts';
import { masterKeys } from './vault/master.ts';

/** Milliseconds after which a stop that hangs is cut short, and that jobs which run have of it. */
const STOP_LIMIT = 14_000;
const JOBS_END = 10_000;
/**
 * Connections that may wait to be taken, up to what the system allows. Of a crowd that comes at once nobody is left out by Node's own 511: the network would
 * try again after 1, 3, 7 and 15 seconds, where the door tells them at once to come back (http/shed.ts).
 */
const BACKLOG = 4096;

/** What was started, and how it is stopped: in the opposite order. */
const stops: (() => unknown)[] = [];
/** What is said before anything is stopped. */
const warnings: (() => Promise<unknown>)[] = [];
const readiness = createReadiness();
/** The database that this process has started; null where it is another's. */
let embedded: Minded | null = null;

async function database({ databaseUrl, dataDir }: Config, log: Log): Promise<string> {
  if (databaseUrl) return databaseUrl;
  stops.push(lockFolder(dataDir));
  const minded = mindEmbedded(dataDir, log, giveUp);
  embedded = minded;
  // Before it is there: a signal amid the start leaves none behind.
  stops.push(() => minded.stop());
  return minded.start();
}

async function start(config: Config): Promise<void> {
  const out = standardOut();
  const log = openLog(config.logLevel, out);
  lastResort(log, stop, cutShort);
  for (const { setting, host } of config.production ? inTheClear(config) : [])
    log.warn({ setting, host }, 'a connection to another machine without TLS');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const databaseUrl = await database(config, log);
  await whenReachable(databaseUrl, log);
  const { db, pool, close } = connect(databaseUrl, log);
  stops.push(close);
  await prepare(db, databaseUrl);
  const metrics = config.metrics && createMetrics();
  const composed = await compose({
    config,
    log,
    db,
    databaseUrl,
    masterKeys: masterKeys(config),
    metrics,
    recovering: () => embedded?.recovering() ?? false,
  });
  if (metrics) {
    const { parts } = composed;
    const { close: end } = await serveMetrics(config.metrics!, metrics, { config, db, log, parts, pool, out });
    stops.push(end);
  }
  // Jobs that run go on while requests are still answered, and have what is left of their time after that.
  stops.push(() => composed.close(Math.max(0, stopping + JOBS_END - Date.now())));
  warnings.push(composed.rest);
  let { appUrl } = config;
  if (config.role !== 'worker') {
    const app = await buildApp(composed.deps, {
      webDir: path.resolve(import.meta.dirname, '..', 'web'),
      parts: composed.parts,
      shelf: composed.shelf,
      metrics,
      readiness,
    });
    stops.push(() => app.close());
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    // A port that the system picked.
    if (config.port === 0) appUrl = appUrl.replace(/:0$/, `:${(app.server.address() as AddressInfo).port}`);
    warnings.push(() => pause(config.stopGraceMs));
  } else if (config.workerHealth) {
    stops.push((await serveHealth(config.workerHealth, { ...composed, readiness })).close);
  }
  if (config.role !== 'web') await composed.work();
  readiness.ready();
  process.stdout.write(config.role === 'worker' ? 'Fojas works in the background.\n' : `Fojas is ready at ${appUrl}\n`);
}

/** Says that nothing new is taken, serves on for the grace, then ends one thing after the other. */
async function stop(): Promise<void> {
  readiness.draining();
  await Promise.allSettled(warnings.splice(0).map((warn) => warn()));
  for (const end of stops.splice(0).reverse()) await end();
}

/** Ends this process now, and leaves no database behind. */
async function cutShort(): Promise<never> {
  await embedded?.quit().catch(() => undefined);
  return process.exit(1);
}

/** Says why there is no going on, and stops in order. */
function giveUp(error: unknown): void {
  process.stderr.write(`${whyNoStart(error)}\n`);
  setTimeout(cutShort, STOP_LIMIT).unref();
  void stop().then(cutShort, cutShort);
}

/** When a stop began; 0 before. */
let stopping = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return void cutShort();
    stopping = Date.now();
    setTimeout(cutShort, STOP_LIMIT).unref();
    stop().then(() => process.exit(0), cutShort);
  });

try {
  // What the environment says already stands above the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  await start(readConfig(process.env));
} catch (error) {
  giveUp(error);
}
