import { compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { SHELF } from './studio.ts';

/** A process that works on what is enqueued, with the tools of the tests, until it is killed. It says so once it does. */
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const config = readConfig(process.env);
const { db } = connect(config.databaseUrl!, quiet);
const { work } = await compose({
  config,
  log: quiet,
  db,
  databaseUrl: config.databaseUrl!,
  masterKey: config.masterKey!,
  shelf: SHELF,
});
await work();
process.stdout.write('works\n');
