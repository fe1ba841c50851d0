import { sql } from 'kysely';
import { pruneEntries } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which something goes (docs/data-rights.md says why). */
export const KEPT_DAYS = {
  /** Entries of the audit log, and with them the network of each: the privacy policy promises two years at most. */
  audit: 2 * 365,
  /** Refresh tokens after they expired: until then a copied one that comes back is known as one. */
  refreshTokens: 30,
  /** Requests after they were decided: as long as an action about them may be brought (Código Civil, art. 2515). */
  requests: 5 * 365,
  /** What tells of a deletion that was carried out. */
  deletions: 5 * 365,
  /** Purchases and moves of tokens of deleted accounts: what the privacy policy promises at most, and two leap days. */
  taxRecords: 7 * 365 + 2,
} as const;

/** Removes what was kept long enough. Sessions, links and delays go with `sweepAccounts`, letters with `sweepLetters`. Answers how many rows of each. */
export async function retain(
  deps: Pick<Deps, 'db' | 'audit' | 'now'>,
): Promise<Record<keyof typeof KEPT_DAYS, number>> {
  const { db } = deps;
  const before = (kind: keyof typeof KEPT_DAYS): Date => new Date(deps.now().getTime() - KEPT_DAYS[kind] * DAY_MS);
  const audit = await pruneEntries(deps, before('audit'));
  const tokens = await db
    .deleteFrom('refresh_tokens')
    .where('expires_at', '<', before('refreshTokens'))
    .executeTakeFirst();
  const requests = await db
    .deleteFrom('rights_requests')
    .where('decided_at', '<', before('requests'))
    .executeTakeFirst();
  const deletions = await db.deleteFrom('deletion_log').where('done_at', '<', before('deletions')).executeTakeFirst();
  const { rows } = await sql<{ forgotten: string }>`
    select ledger_forget(${before('taxRecords')}) as forgotten`.execute(db);
  return {
    audit,
    refreshTokens: Number(tokens.numDeletedRows),
    requests: Number(requests.numDeletedRows),
    deletions: Number(deletions.numDeletedRows),
    taxRecords: Number(rows[0]!.forgotten),
  };
}
