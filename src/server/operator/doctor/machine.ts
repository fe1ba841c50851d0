import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { missingMigrations, migrationsOf } from '#server/db/migrate.ts';
import { inTheClear } from '#server/in-the-clear.ts';
import { masterKeyFile } from '#server/vault/master.ts';
import { bad, codeOf, ok, size, warn, type Check, type Outside } from './check.ts';
import { doorsOf } from './doors.ts';
import { guessable } from './guessable.ts';

const GB = 1024 ** 3;
/** Free space: below the first a warning, below the second nothing more should be taken in. */
const FREE = { warn: 5 * GB, bad: GB } as const;
/** Connections of the server in use, of 1. */
const CROWDED = 0.8;
/** Seconds that the clocks of this machine and the database may be apart. */
const APART = { warn: 2, bad: 30 } as const;
const OLDEST_POSTGRES = 15;

const settings: Outside = {
  part: 'settings',
  async look({ config }) {
    const local = ['127.0.0.1', 'localhost', '::1'].includes(config.host);
    const found = [];
    for (const { setting, host, near, todo } of inTheClear(config))
      found.push((config.production && !near ? bad : warn)(`${setting}: no TLS between here and ${host}`, todo));
    for (const setting of guessable(config))
      found.push(warn(`${setting}: what it is opened with is easily guessed`, 'set one of `openssl rand -hex 24`'));
    if (!local && config.rateLimit === null)
      found.push(warn('requests are not limited', 'set FOJAS_RATE_LIMIT, which is 600 a minute without'));
    if (config.mail.outboxOpen)
      found.push(
        warn(
          'anybody at this machine reads letters at /dev/outbox',
          'set FOJAS_OUTBOX=closed, unless this is development',
        ),
      );
    found.push(...doorsOf(config));
    return found.length > 0 ? found : [ok(`read; served at ${new URL(config.appUrl).origin}`)];
  },
};

const database: Check = {
  part: 'database',
  async look({ db, config }) {
    const { rows } = await sql<{ version: string; bytes: string; used: number; most: number }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
        (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
        current_setting('max_connections')::int as most`.execute(db);
    const { version, bytes, used, most } = rows[0]!;
    const missing = missingMigrations(await migrationsOf(db));
    const found = [
      ok(`PostgreSQL ${version}, ${config.databaseUrl ? 'external' : 'embedded'}, ${size(Number(bytes))}`),
    ];
    if (parseInt(version) < OLDEST_POSTGRES)
      found.push(bad(`PostgreSQL ${version} is too old`, `use ${OLDEST_POSTGRES} or newer`));
    found.push(
      missing.length > 0
        ? bad(`${missing.length} migrations are missing`, 'start Fojas of this version once')
        : ok('all migrations done'),
    );
    if (used > most * CROWDED)
      found.push(warn(`${used} of ${most} connections in use`, 'raise max_connections, or run fewer processes'));
    return found;
  },
};

const clock: Check = {
  part: 'clock',
  async look({ db }) {
    const before = Date.now();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const apart = Math.abs(rows[0]!.at.getTime() - (before + Date.now()) / 2) / 1000;
    const seen = `this machine and the database are ${apart.toFixed(1)} s apart`;
    if (apart <= APART.warn) return [ok(seen)];
    return [(apart > APART.bad ? bad : warn)(seen, 'set both by NTP')];
  },
};

const disk: Outside = {
  part: 'disk',
  async look({ config }) {
    const { bavail, bsize, blocks } = await statfs(config.dataDir);
    const [free, all] = [bavail * bsize, blocks * bsize];
    const seen = `${size(free)} of ${size(all)} free at ${config.dataDir}`;
    if (free >= FREE.warn) return [ok(seen)];
    return [(free < FREE.bad ? bad : warn)(seen, 'make room: without any, uploads and the database stop')];
  },
};

const storage: Check = {
  part: 'storage',
  async look({ storage, config }) {
    const [key, bytes] = [`doctor/${randomUUID()}`, randomBytes(1000)];
    try {
      await storage.put(key, Readable.from([bytes]));
      const read = await buffer(await storage.get(key));
      await storage.remove([key]);
      if (!read.equals(bytes)) return [bad('it gives back other bytes than it was given', 'do not use this storage')];
      return [ok(`${config.s3 ? `S3 bucket ${config.s3.bucket}` : 'disk'}: written, read and removed`)];
    } catch (error) {
      return [
        bad(
          `a probe failed (${codeOf(error)})`,
          config.s3
            ? 'check the S3_ settings and the rights of its key'
            : 'run this as the user that Fojas runs as, and check the disk',
        ),
      ];
    }
  },
};

const masterKeyMode: Check = {
  part: 'master key',
  async look({ vault, config }) {
    if (vault.masterKeys.from === 'settings') return [ok('set by FOJAS_MASTER_KEY; it opens this installation')];
    const file = masterKeyFile(config.dataDir);
    if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
      return [bad(`others of this machine may read ${file}`, `chmod 600 ${file}`)];
    return [ok(`${file} opens this installation`)];
  },
};

/** Those of them that need no database. */
export const bareChecks: readonly Outside[] = [settings, disk];
export const machineChecks: readonly Check[] = [settings, database, clock, disk, storage, masterKeyMode];
