import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import ipaddr from 'ipaddr.js';
import { auditDetails, type AuditAction, type AuditDetails } from '#contract/audit.ts';
import type { Tables } from '#server/db/tables.ts';

/** What happened. `userId`: whose account it concerns; null where no account is known. */
export type AuditEvent = {
  userId: string | null;
  actor?: 'user' | 'operator' | 'system';
  action: AuditAction;
  objectId?: string | undefined;
  notebookId?: string | undefined;
  sessionId?: string | undefined;
  /** The address that it came from; only its network is kept. */
  ip?: string | undefined;
  details?: AuditDetails;
};

/** The network of an address: the first 24 bits of IPv4, 48 of IPv6. What is no address is none. */
export function networkOf(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  const bits = address.kind() === 'ipv4' ? 24 : 48;
  return `${ipaddr[address.kind() === 'ipv4' ? 'IPv4' : 'IPv6'].networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

/** Writes down what happened, in the transaction in which it happens: both stand, or neither. It locks nothing. */
export async function record(trx: Kysely<Tables>, at: Date, event: AuditEvent): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at,
      user_id: event.userId,
      actor: event.actor ?? 'user',
      action: event.action,
      object_id: event.objectId ?? null,
      notebook_id: event.notebookId ?? null,
      session_id: event.sessionId ?? null,
      network: event.ip === undefined ? null : networkOf(event.ip),
      // What the contract does not name never gets in.
      details: JSON.stringify(auditDetails.parse(event.details ?? {})),
    })
    .execute();
}
