import { existsSync } from 'node:fs';
import { composeFresh, composeOperator } from './compose-operator.ts';
import { BadSetting } from './bad-setting.ts';
import { readConfig, type Config } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { FolderInUse } from './db/lock.ts';
import { NoDatabase, reachDatabase } from './db/reach.ts';
import type { Log } from './log.ts';
import { dailyFolder, operate, type Filling, type Fresh, type Said } from './operator/index.ts';
import { prepare } from './db/prepare.ts';
import { setAside } from './db/aside.ts';
import { checkFresh, makeDatabase } from './db/fresh.ts';
import { WrongMasterKey } from './vault/keyring.ts';
import { masterKeyFile, masterKeys, type MasterKeys } from './vault/master.ts';

// The operator's command line: `npm run -s fojas -- <command>`.

type Composed = Awaited<ReturnType<typeof composeOperator>>;
const nothing = (): void => undefined;
/** A command says all by what it answers. */
const quiet: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const CONNECTIONS = 4;

/** The key is made by the first start of Fojas and never here: with another one no account is found. */
function keysOf(config: Config): MasterKeys {
  if (!config.masterKey && !existsSync(masterKeyFile(config.dataDir)))
    throw new NoDatabase(
      `There is no master key in ${config.dataDir}: set FOJAS_DATA_DIR or FOJAS_MASTER_KEY as Fojas has it.`,
    );
  return masterKeys(config);
}

function settings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

/** Opens the installation that the settings name, works, and leaves it as it was. Where it cannot be opened, `closed` is told why. */
async function within(
  work: (deps: Composed['deps']) => Promise<Said>,
  closed?: (config: Config | null, why: string) => Promise<Said>,
): Promise<Said> {
  let [config, opened]: [Config | null, boolean] = [null, false];
  try {
    config = settings();
    return await inside(config, (deps) => {
      opened = true;
      return work(deps);
    });
  } catch (error) {
    if (!closed || opened) throw error;
    return closed(config, reason(error));
  }
}

async function inside(config: Config, work: (deps: Composed['deps']) => Promise<Said>): Promise<Said> {
  const database = await reachDatabase(config);
  try {
    const { db, close } = connect(database.url, quiet, CONNECTIONS);
    try {
      await migrate(db);
      const masterKeys = keysOf(config);
      const { deps, end } = await composeOperator({ config, log: quiet, db, databaseUrl: database.url, masterKeys });
      return await work(deps).finally(end);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

/** Hands out the place that the settings name, for a restore to fill. */
async function fresh(work: (fresh: Fresh) => Promise<Said>): Promise<Said> {
  const config = settings();
  const { dataDir } = config;
  const fill = async <T>(filling: (made: Filling) => Promise<T>): Promise<T> => {
    const database = await makeDatabase(config);
    const filled = await inFresh(config, database.url, filling).catch(async (error: unknown) => {
      await database.discard();
      throw error;
    });
    await database.stop();
    return filled;
  };
  return work({
    keys: keysOf(config),
    checkEmpty: () => checkFresh(config),
    fill,
    latest: config.databaseUrl ? null : { backups: dailyFolder(dataDir), setAside: (sure) => setAside(dataDir, sure) },
  });
}

async function inFresh<T>(config: Config, databaseUrl: string, filling: (made: Filling) => Promise<T>): Promise<T> {
  const { db, close } = connect(databaseUrl, quiet, CONNECTIONS);
  try {
    const { storage, queue, close: end } = await composeFresh({ config, log: quiet, databaseUrl });
    return await filling({ db, storage, queue, upgrade: () => prepare(db, databaseUrl) }).finally(end);
  } finally {
    await close();
  }
}

/** The one line that tells an operator why nothing was done, or not all. Words of the database may hold a value, so they stay out. */
function reason(error: unknown): string {
  if ([BadSetting, NoDatabase, WrongMasterKey, FolderInUse].some((ours) => error instanceof ours))
    return (error as Error).message;
  const { code, message } = error as { code?: string; message: string };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return `There is no room left (${code}): make some.`;
  if (code === 'EROFS') return `It cannot be written there (${message}).`;
  if (code && ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOENT'].includes(code)) return `This failed (${message}).`;
  if (code === 'EACCES' || code === 'EPERM')
    return `No permission (${message}): run this as the user that Fojas runs as.`;
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code?.startsWith('57P') || code?.startsWith('08'))
    return `The database does not answer (${code}): try again.`;
  return code ? `This failed (${code}): try again.` : `This failed: ${message}`;
}

const line = process.argv.slice(2);
const said = await operate(line, within, fresh).catch((error: unknown): Said => {
  return { out: '', error: `${reason(error)}\n`, code: 1 };
});
const refused = said.out === '' && said.error !== '' && line.includes('--json');
process.stdout.write(refused ? `${JSON.stringify({ error: said.error.split('\n', 1)[0] })}\n` : said.out);
process.stderr.write(said.error);
process.exitCode = said.code;
