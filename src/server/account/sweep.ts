import type { Deps } from '#server/deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an ended session is kept, so that a copied token that comes back is still known as one. */
const KEPT_DAYS = 30;

/** Removes sessions that ended long ago, with their tokens, keys for programs that expired, applications of codes that were only begun, and delays, links and counts that are over. */
export async function sweepAccounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const ago = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
  await db.deleteFrom('sessions').where('expires_at', '<', ago(KEPT_DAYS)).execute();
  await db.deleteFrom('program_keys').where('expires_at', '<', ago(KEPT_DAYS)).execute();
  await db.deleteFrom('login_delays').where('updated_at', '<', ago(1)).execute();
  await db.deleteFrom('recovery_tokens').where('expires_at', '<', ago(1)).execute();
  await db.deleteFrom('sign_in_steps').where('expires_at', '<', ago(1)).execute();
  for (const table of ['passkey_challenges', 'oidc_steps', 'oidc_proofs'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now()).execute();
  await db.deleteFrom('second_factors').where('on_since', 'is', null).where('prepared_at', '<', ago(1)).execute();
  const none = { next_sealed: null, next_prepared_at: null };
  await db.updateTable('second_factors').set(none).where('next_prepared_at', '<', ago(1)).execute();
  await db.deleteFrom('recovery_asks').where('since', '<', ago(1)).execute();
}
