import { existsSync } from 'node:fs';
import { composeFresh, composeOperator } from './compose-operator.ts';
import { BadSetting } from './bad-setting.ts';
import { readConfig, type Config } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { NoDatabase, reachDatabase } from './db/reach.ts';
import type { Log } from './log.ts';
import { operate, type Filling, type Fresh, type Said } from './operator/index.ts';
import { prepare } from './db/prepare.ts';
import { checkFresh, emptyFolder, makeDatabase } from './db/fresh.ts';
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

/** Opens the installation that the settings name, works, and leaves it as it was. */
async function within(work: (deps: Composed['deps']) => Promise<Said>): Promise<Said> {
  const config = settings();
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

/** Hands out the place that the settings name, for a restore to fill. Throws `NoDatabase` where there is an installation. */
async function fresh(work: (fresh: Fresh) => Promise<Said>): Promise<Said> {
  const config = settings();
  checkFresh(config);
  const fill = async <T>(filling: (made: Filling) => Promise<T>): Promise<T> => {
    const database = await makeDatabase(config);
    try {
      return await inFresh(config, database.url, filling).finally(database.stop);
    } catch (error) {
      emptyFolder(config);
      throw error;
    }
  };
  return work({ keys: keysOf(config), fill });
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
  if (error instanceof BadSetting || error instanceof NoDatabase || error instanceof WrongMasterKey)
    return error.message;
  const { code, message } = error as { code?: string; message: string };
  if (code === 'EACCES' || code === 'EPERM')
    return `No permission (${message}): run this as the user that Fojas runs as.`;
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code?.startsWith('57P') || code?.startsWith('08'))
    return `The database does not answer (${code}): try again.`;
  return code ? `This failed (${code}): try again.` : `This failed: ${message}`;
}

const said = await operate(process.argv.slice(2), within, fresh).catch((error: unknown): Said => {
  return { out: '', error: `${reason(error)}\n`, code: 1 };
});
process.stdout.write(said.out);
process.stderr.write(said.error);
process.exitCode = said.code;
