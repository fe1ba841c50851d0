import type { ColumnType, Generated } from 'kysely';
import type { Scope } from '#contract/endpoint.ts';

/** The second factor of a sign-in (migration 026), passkeys, identities at providers, and keys for programs. */
export type SecurityTables = {
  /** The secret of an application of codes. It counts from `on_since` on: until then it is only being set up. */
  second_factors: {
    user_id: string;
    secret_sealed: Buffer;
    prepared_at: Date;
    on_since: Date | null;
    /** The last step of time whose code was used: no code of it or of an earlier one is taken again. */
    last_step: ColumnType<string, number | undefined, number>;
    /** The secret of another application (migration 045), which takes the place of the one that is on once a code of it is shown. */
    next_sealed: Buffer | null;
    next_prepared_at: Date | null;
  };
  /** SHA-256 of a recovery code and its user. */
  recovery_codes: { user_id: string; hash: Buffer; spent_at: Date | null };
  /** A key for programs (migration 038): SHA-256 of it, its name under its user's key, and what it allows. */
  program_keys: {
    id: string;
    user_id: string;
    hash: Buffer;
    name_sealed: Buffer;
    scopes: Scope[];
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
  };
  /** A passkey (migration 044): what its signatures are checked with, and its name under its user's key. */
  passkeys: {
    id: string;
    user_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    /** The count of uses that it told last; 0 for good where it counts none. */
    counter: ColumnType<string, number, number>;
    transports: string[];
    name_sealed: Buffer;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** What a passkey is to sign, by SHA-256 of a purpose and a token. Of a session: a new passkey is made, or a change confirmed; of a step: the second of a sign-in; of neither: a sign-in. */
  passkey_challenges: {
    hash: Buffer;
    challenge: string;
    user_id: string | null;
    session_id: string | null;
    step_hash: Buffer | null;
    expires_at: Date;
  };
  /** Who somebody is at a provider (migration 048): the blind index of issuer and subject, and the verified e-mail that it named. One of each provider for a user. */
  oidc_identities: {
    id: string;
    user_id: string;
    provider: string;
    subject_blind: Buffer;
    email_sealed: Buffer | null;
    created_at: Date;
    last_used_at: Date | null;
  };
  /**
   * What waits for the answer of a provider, or for the consent of who was found (`found_sealed`, under the key of the installation), by SHA-256 of a purpose and a
   * token. Of a session: an identity is linked, or its user shows who they are; of a user alone: of whose account they may become a way in; of neither: a sign-in.
   */
  oidc_steps: {
    hash: Buffer;
    provider: string;
    user_id: string | null;
    session_id: string | null;
    found_sealed: Buffer | null;
    created_at: Date;
    expires_at: Date;
  };
  /** A fresh sign-in at a provider that counts as the password once, in its session: SHA-256 of its token. */
  oidc_proofs: { hash: Buffer; user_id: string; session_id: string; expires_at: Date };
  /** A sign-in whose password was right and whose code is awaited: SHA-256 of its token. */
  sign_in_steps: {
    hash: Buffer;
    user_id: string;
    expires_at: Date;
    tries: Generated<number>;
    spent_at: Date | null;
  };
};
