import { compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { TestSpeech } from './fakes/speech.ts';
import { givenKeys } from '#server/vault/master.ts';
import { BUILT_SHELF } from './shelf.ts';

/**
 * A process that works on what is enqueued, with the tools of the tests or those of another folder, until it is killed. It says so once it does. It speaks only while the file that it is given is not
 * there, and writes its process beside it.
 */
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const config = readConfig(process.env);
const { db } = connect(config.databaseUrl!, quiet);
const [, , gate = ''] = process.argv;
const speech = new TestSpeech();
speech.before = async () => {
  if (existsSync(gate)) writeFileSync(`${gate}.pid`, String(process.pid));
  while (existsSync(gate)) await pause(10);
};
const { work } = await compose({
  config,
  log: quiet,
  db,
  databaseUrl: config.databaseUrl!,
  masterKeys: givenKeys(config.masterKey!),
  shelf: process.env.FOJAS_TEST_SHELF ?? BUILT_SHELF,
  adapters: { speech },
});
await work();
process.stdout.write('works\n');
