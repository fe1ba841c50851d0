import type { Generated } from 'kysely';
import type { AuditAction } from '#contract/audit.ts';

/** The audit log (migration 024). */
export type AuditTables = {
  audit_log: {
    id: string;
    at: Date;
    user_id: string | null;
    actor: 'user' | 'operator' | 'system';
    action: AuditAction;
    object_id: string | null;
    notebook_id: string | null;
    session_id: string | null;
    network: string | null;
    /** JSON as it was written, since it is hashed. */
    details: Generated<string>;
    /** Null until it is sealed. */
    seq: string | null;
    hash: Buffer | null;
  };
  audit_chain: { one: Generated<boolean>; first: string; before: Buffer; last: string; hash: Buffer; mac: string };
};
