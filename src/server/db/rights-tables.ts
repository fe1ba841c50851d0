import type { LegalDocument } from '#contract/legal.ts';
import type { RightsType } from '#contract/rights.ts';
import type { JobKind } from '#server/jobs/queue.ts';

/** The version of each document that somebody accepted. */
export type Accepted = Partial<Record<LegalDocument, string>>;

/** Consents, requests of rights, and work that waits for a block to be lifted (migration 028). */
export type RightsTables = {
  consents: {
    id: string;
    user_id: string;
    document: LegalDocument;
    version: string;
    /** Of the text, in hexadecimal. */
    sha256: string | null;
    how: 'sign-up' | 'later';
    at: Date;
  };
  rights_requests: {
    id: string;
    user_id: string;
    type: RightsType;
    words_sealed: Buffer | null;
    received_at: Date;
    due_at: Date;
    extended_at: Date | null;
    decided_at: Date | null;
    outcome: 'immediate' | 'granted' | 'refused' | null;
    answer_sealed: Buffer | null;
    /** What shows that it was done: the name of an action in the audit log. */
    evidence: string | null;
    /** Percent of its time after which the operator was reminded last. */
    reminded: number;
    /** Whether its person is still to be written to about what was decided. */
    untold: boolean;
  };
  /** A job whose user had their account blocked, by its kind and its key. */
  frozen_jobs: { user_id: string; kind: JobKind; key: string; data: string; at: Date };
};
