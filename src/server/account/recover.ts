import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { RECOVERY } from '#contract/account.ts';
import { networkOf, record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Work } from '#server/jobs/queue.ts';
import { write } from '#server/mail/index.ts';
import { addressee } from './addressee.ts';
import { hashOf } from './redeem.ts';
import { recoveryLetter } from './text.ts';
import { blindEmail } from './users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Links that one network may ask for in an hour; what is asked beyond gets the same answer and no letter. */
const OF_A_NETWORK = 20;

/** Counts one more asking of a network; whether it is still within its hour's. Where requests are not limited nothing is. */
async function within({ db, vault, config, now }: Pick<Deps, 'db' | 'vault' | 'config' | 'now'>, ip: string) {
  if (config.rateLimit === null) return true;
  const at = now();
  const network = vault.blind(networkOf(ip) ?? '', 'network');
  const over = sql<boolean>`recovery_asks.since <= ${new Date(at.getTime() - HOUR_MS)}`;
  const { asks } = await db
    .insertInto('recovery_asks')
    .values({ network, since: at, asks: 1 })
    .onConflict((clash) =>
      clash.column('network').doUpdateSet({
        asks: sql`case when ${over} then 1 else recovery_asks.asks + 1 end`,
        since: sql`case when ${over} then excluded.since else recovery_asks.since end`,
      }),
    )
    .returning('asks')
    .executeTakeFirstOrThrow();
  return asks <= OF_A_NETWORK;
}

/**
 * Somebody forgot the password of the account with this e-mail, if there is one. Whether there is, is only looked up by the job: what is done here is the
 * same for every address, and takes the same time.
 */
export async function askRecovery(
  deps: Pick<Deps, 'db' | 'vault' | 'config' | 'queue' | 'now'>,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  if (!(await within(deps, ip))) return;
  const blind = blindEmail(deps, email).toString('hex');
  await deps.db.transaction().execute((trx) => deps.queue.send(trx, 'account.recover', { blind }, { key: blind }));
}

/** The same for an account that is known, asked for by its operator. */
export async function sendLinkTo({ queue }: Pick<Deps, 'queue'>, trx: Transaction<Tables>, userId: string) {
  const { email_blind } = await trx
    .selectFrom('users')
    .select('email_blind')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const blind = email_blind.toString('hex');
  await queue.send(trx, 'account.recover', { blind }, { key: blind });
}

/** The work of `account.recover`: writes the link to whoever has this e-mail, three times an hour at most. A newer link ends the older ones. */
export const sendRecovery =
  (deps: Pick<Deps, 'db' | 'vault' | 'config' | 'queue' | 'now'>): Work<'account.recover'> =>
  async ({ blind }) => {
    const at = deps.now();
    await deps.db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('email_blind', '=', Buffer.from(blind, 'hex'))
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      const to = user && (await addressee(deps, trx, user.id));
      if (!user || !to) return;
      checkpoint('account.recover', 'found');
      const { n } = await trx
        .selectFrom('recovery_tokens')
        .select((row) => row.fn.countAll<string>().as('n'))
        .where('user_id', '=', user.id)
        .where('created_at', '>', new Date(at.getTime() - HOUR_MS))
        .executeTakeFirstOrThrow();
      if (Number(n) >= RECOVERY.hourly) return;
      await trx
        .updateTable('recovery_tokens')
        .set({ spent_at: at })
        .where('user_id', '=', user.id)
        .where('spent_at', 'is', null)
        .execute();
      const token = randomBytes(32).toString('base64url');
      const expires_at = new Date(at.getTime() + RECOVERY.minutes * MINUTE_MS);
      await trx
        .insertInto('recovery_tokens')
        .values({ hash: hashOf(token), user_id: user.id, created_at: at, expires_at })
        .execute();
      // In the fragment, which no server and no other site is ever sent; below the address of the settings, never of a request.
      const url = `${deps.config.appUrl}/reset-password#access_token=${token}&type=recovery`;
      await write(deps, trx, to, recoveryLetter, { url });
      await record(trx, at, { userId: user.id, action: 'account.recovery-asked' });
      checkpoint('account.recover', 'written');
    });
    checkpoint('account.recover', 'committed');
  };
