import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { CONSENTS, IN_FORCE, legalDocuments, type LegalDocument } from '#contract/legal.ts';
import { record } from '#server/audit/index.ts';
import type { Accepted } from '#server/db/rights-tables.ts';
import type { Tables } from '#server/db/tables.ts';

/** The documents that somebody who has an account is bound by: those of the boxes. */
const BINDING: readonly LegalDocument[] = legalDocuments.filter((name) =>
  Object.values(CONSENTS).some((names) => (names as readonly LegalDocument[]).includes(name)),
);

/** The binding documents of which another version is in force than the one that was accepted. */
export const dueOf = (accepted: Accepted | null): LegalDocument[] =>
  BINDING.filter((name) => accepted?.[name] !== IN_FORCE[name].version);

/** The versions that are in force of these documents. */
export const inForce = (documents: readonly LegalDocument[]): Accepted =>
  Object.fromEntries(documents.map((name) => [name, IN_FORCE[name].version]));

type Given = { userId: string; documents: readonly LegalDocument[]; how: 'sign-up' | 'later'; sessionId?: string };

/** Keeps that somebody accepted the versions that are in force; accepting one again changes nothing. */
export async function keepConsents(
  trx: Transaction<Tables>,
  at: Date,
  { userId, documents, how, sessionId }: Given,
): Promise<void> {
  if (documents.length === 0) return;
  const kept = await trx
    .insertInto('consents')
    .values(
      documents.map((document) => {
        const { version, sha256 } = IN_FORCE[document];
        return { id: randomUUID(), user_id: userId, document, version, sha256, how, at };
      }),
    )
    .onConflict((same) => same.columns(['user_id', 'document', 'version']).doNothing())
    .returning('document')
    .execute();
  if (kept.length === 0) return;
  await record(trx, at, {
    userId,
    sessionId,
    action: 'account.consented',
    details: { kind: how, count: kept.length },
  });
}
