import { choosePayments, createStorage, type Ground } from './compose.ts';
import { tellLive } from './http/live.ts';
import { createSessions } from './http/session.ts';
import { createQueue, startBoss } from './jobs/boss.ts';
import type { Queue } from './jobs/queue.ts';
import type { Log } from './log.ts';
import { sandboxBook } from './tokens/index.ts';
import { createVault } from './vault/keys.ts';
import { openKeyring } from './vault/keyring.ts';
import { createSigner } from './vault/sign.ts';

/** Composes what an operator's command needs, and no more: it works on no job, listens to nothing and leaves the database to its owner. */
export async function composeOperator({
  config,
  log,
  db,
  databaseUrl,
  masterKeys,
  now = () => new Date(),
}: Omit<Ground, 'adapters' | 'shelf'>) {
  const { live, told } = tellLive(db);
  const { queue, close } = queueWhenAsked(databaseUrl, log);
  const keyring = await openKeyring(db, masterKeys);
  const sandbox = { signer: createSigner(keyring.root, 'sandbox'), book: sandboxBook(db) };
  const deps = {
    config,
    log,
    db,
    now,
    live,
    queue,
    vault: createVault({ db, now }, keyring),
    sessions: createSessions({ db, now, config }, keyring.root),
    storage: await createStorage(config),
    payments: await choosePayments(config, sandbox),
    audit: createSigner(keyring.root, 'audit'),
  };
  return { deps, end: () => told().finally(close) };
}

/** What a restore needs: the place of the files, and the queue. Nothing is opened that has to be there before. */
export async function composeFresh({ config, log, databaseUrl }: Pick<Ground, 'config' | 'log' | 'databaseUrl'>) {
  return { storage: await createStorage(config), ...queueWhenAsked(databaseUrl, log) };
}

/** A queue that is connected by the first job that is sent: most commands send none. */
function queueWhenAsked(databaseUrl: string, log: Log): { queue: Queue; close: () => Promise<void> } {
  let boss: ReturnType<typeof startBoss> | undefined;
  return {
    queue: {
      send: async (...job) => createQueue(await (boss ??= startBoss(databaseUrl, log, false))).send(...job),
    },
    close: async () => (await boss)?.stop({ graceful: false }),
  };
}
