import type { JSONColumnType } from 'kysely';
import type { DeletedCounts } from '#contract/deletion.ts';

/** Letters, recovery of a password, and what is left of a deleted account (migration 025). */
export type AccountTables = {
  /** A letter until it is sent. Sealed with the key of its user, or of the installation where it is to nobody's account any more. */
  letters: {
    id: string;
    user_id: string | null;
    /** The name of its text, such as `recovery`. */
    kind: string;
    letter_sealed: Buffer;
    created_at: Date;
    /** From when on it is of no use to send it. */
    give_up_at: Date;
    /** When it came into the outbox; null while it waits to be sent. */
    kept_at: Date | null;
    /** Until when the outbox keeps it. */
    keep_until: Date;
  };
  /** SHA-256 of the token of a link that sets a new password. */
  recovery_tokens: {
    hash: Buffer;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    /** When it was used, or a newer one took its place. */
    spent_at: Date | null;
  };
  /** How often a network (its blind index) asked for such links in the hour that began then. */
  recovery_asks: { network: Buffer; since: Date; asks: number };
  /** What was deleted, and when: all that tells of an account that is gone, beside its moves of tokens. It names it by its id alone. */
  deletion_log: {
    id: string;
    user_id: string;
    asked_at: Date;
    done_at: Date | null;
    counts: JSONColumnType<DeletedCounts>;
    hash: Buffer;
  };
};
