import { existsSync } from 'node:fs';
import path from 'node:path';
import { composeOperator } from './compose.ts';
import { BadSetting } from './bad-setting.ts';
import { readConfig, type Config } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { NoDatabase, reachDatabase } from './db/reach.ts';
import type { Log } from './log.ts';
import { operate, type Said } from './operator/index.ts';
import { masterKey } from './vault/master.ts';

// The operator's command line: `npm run -s fojas -- <command>`.

type Composed = Awaited<ReturnType<typeof composeOperator>>;
const nothing = (): void => undefined;
/** A command says all by what it answers. */
const quiet: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const CONNECTIONS = 4;

/** The key is made by the first start of Fojas and never here: with another one no account is found. */
function keyOf({ masterKey: given, dataDir }: Config): Buffer {
  if (!given && !existsSync(path.join(dataDir, 'master.key')))
    throw new NoDatabase(
      `There is no master key in ${dataDir}: set FOJAS_DATA_DIR or FOJAS_MASTER_KEY as Fojas has it.`,
    );
  return masterKey(given, dataDir);
}

/** Opens the installation that the settings name, works, and leaves it as it was. */
async function within(work: (deps: Composed['deps']) => Promise<Said>): Promise<Said> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  try {
    const { db, close } = connect(database.url, quiet, CONNECTIONS);
    try {
      await migrate(db);
      const { deps, told } = await composeOperator({ config, log: quiet, db, masterKey: keyOf(config) });
      const said = await work(deps);
      await told();
      return said;
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

/** The one line that tells an operator why nothing was done, or not all. Words of the database may hold a value, so they stay out. */
function reason(error: unknown): string {
  if (error instanceof BadSetting || error instanceof NoDatabase) return error.message;
  const { code, message } = error as { code?: string; message: string };
  if (code === 'EACCES' || code === 'EPERM')
    return `No permission (${message}): run this as the user that Fojas runs as.`;
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code?.startsWith('57P') || code?.startsWith('08'))
    return `The database does not answer (${code}): try again.`;
  return code ? `This failed (${code}): try again.` : `This failed: ${message}`;
}

const said = await operate(process.argv.slice(2), within).catch((error: unknown): Said => {
  return { out: '', error: `${reason(error)}\n`, code: 1 };
});
process.stdout.write(said.out);
process.stderr.write(said.error);
process.exitCode = said.code;
