import { existsSync, mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { accountApi } from '#contract/account.ts';
import { languages, type Language } from '#contract/language.ts';
import { register, userByEmail } from './account/index.ts';
import { BadSetting } from './bad-setting.ts';
import { compose, type Composed } from './compose.ts';
import { readConfig, type Config } from './config.ts';
import { connect } from './db/connect.ts';
import { startEmbedded, wasMade } from './db/embedded/embedded.ts';
import { FolderInUse, lockFolder } from './db/lock.ts';
import { prepare } from './db/prepare.ts';
import { NoDatabase, reachDatabase } from './db/reach.ts';
import type { Log } from './log.ts';
import { openSample } from './sample/index.ts';
import { WrongMasterKey } from './vault/keyring.ts';
import { masterKeys } from './vault/master.ts';

// Makes a demo user with the sample notebook: `npm run seed`. It works while Fojas runs, while it is stopped, and before it ever started.

const USAGE = `Usage: npm run seed -- [--email <e-mail>] [--password <password>] [--language es|en] [--anyway]

Makes a demo user with the sample notebook; done again it changes nothing. --anyway: also where NODE_ENV is production or APP_URL is not this machine,
with a --password of your own.`;
const DEMO = { email: 'demo@fojas.example', password: 'cuaderno de ejemplo', names: { es: 'Persona de Prueba', en: 'Demo Person' } }; // prettier-ignore
/** How long the sample is waited for, and how often it is looked at. */
const [PATIENCE_MS, LOOK_EVERY_MS] = [5 * 60_000, 250];
/** Where whoever runs this sits. */
const LOCAL = '127.0.0.1';
const HERE = ['localhost', LOCAL, '[::1]'];

/** Thrown where nothing is done; its message is for a person. */
class Refused extends Error {}
type Wanted = { email: string; password: string; language: Language };

const nothing = (): void => undefined;
const quiet: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** What was asked for on the command line. Throws Refused. */
function wantedOf(line: readonly string[], { appUrl, passwords }: Config): Wanted {
  const options = { email: { type: 'string' }, password: { type: 'string' }, language: { type: 'string' }, anyway: { type: 'boolean' } } as const; // prettier-ignore
  let given;
  try {
    given = parseArgs({ args: [...line], options }).values;
  } catch {
    throw new Refused(USAGE);
  }
  const isPublic = process.env.NODE_ENV === 'production' || !HERE.includes(new URL(appUrl).hostname);
  if (isPublic && !given.anyway)
    throw new Refused('A demo user is not made in production. If you want one, say --anyway and give a --password.');
  if (isPublic && given.password === undefined) throw new Refused('Here a demo user needs a --password of its own.');
  const language = languages.find((one) => one === (given.language ?? 'es'));
  const { email = DEMO.email, password = DEMO.password } = given;
  const person = accountApi.register.body.safeParse({ email, password, full_name: DEMO.names.es });
  if (!language || !person.success) throw new Refused(USAGE);
  if ([...password].length < passwords.min)
    throw new Refused(`Here a password has at least ${passwords.min} characters.`);
  return { email: person.data.email, password, language };
}

/** The database of an installation, made where there is none yet. */
async function database(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.databaseUrl || wasMade(config.dataDir)) return reachDatabase(config);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(config.dataDir);
  const { url, stop } = await startEmbedded(config.dataDir);
  return { url, stop: () => stop().finally(unlock) };
}

/** The user with their sample, whole. Answers whether they are new. */
async function seed({ deps, work }: Composed, { email, password, language }: Wanted): Promise<boolean> {
  const there = await userByEmail(deps, email);
  const id =
    there ?? (await register(deps, { email, password, full_name: DEMO.names[language] }, { language, ip: LOCAL })).id;
  await work();
  const { id: notebookId } = await openSample(deps, { id }, language);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(LOOK_EVERY_MS)) {
    const { sample_status, open } = await deps.db
      .selectFrom('sample_notebooks')
      .select((eb) => [
        'status as sample_status',
        eb
          .selectFrom('studio_jobs')
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .whereRef('studio_jobs.notebook_id', '=', 'sample_notebooks.notebook_id')
          .where('studio_jobs.status', 'not in', ['completed', 'failed'])
          .as('open'),
      ])
      .where('notebook_id', '=', notebookId)
      .executeTakeFirstOrThrow();
    if (sample_status === 'failed') break;
    if (sample_status === 'completed' && Number(open) === 0) return there === null;
  }
  throw new Refused('The sample notebook was not finished. Delete it and try again.');
}

async function run(line: readonly string[]): Promise<string> {
  if (line.includes('--help')) return USAGE;
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const wanted = wantedOf(line, config);
  const { url, stop } = await database(config);
  const { db, close } = connect(url, quiet);
  try {
    await prepare(db, url);
    const composed = await compose({ config, log: quiet, db, databaseUrl: url, masterKeys: masterKeys(config) });
    try {
      const isNew = await seed(composed, wanted);
      const password = isNew ? wanted.password : 'as it was';
      return `A demo user with a sample notebook stands at ${config.appUrl}/sign-in\n  e-mail:   ${wanted.email}\n  password: ${password}`;
    } finally {
      await composed.close();
    }
  } finally {
    await close();
    await stop();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const known = [Refused, BadSetting, NoDatabase, FolderInUse, WrongMasterKey].some((kind) => error instanceof kind);
  const { message, code } = error as { message: string; code?: string };
  process.stderr.write(`${known ? message : `This failed${code ? ` (${code})` : ''}: try again.`}\n`);
  process.exitCode = 1;
}
