import { z } from 'zod';
import { get } from './endpoint.ts';

/** What is written down of a life of an account. The first part is what it is about. */
export const auditActions = [
  'account.registered',
  'account.signed-in',
  'account.sign-in-failed',
  'account.signed-out',
  'account.session-ended',
  'account.token-reused',
  'account.strange-id',
  'account.recovery-asked',
  'account.recovered',
  'account.password-changed',
  'account.weak-password',
  'account.second-factor-on',
  'account.second-factor-off',
  'account.recovery-code-used',
  'account.recovery-codes-made',
  'account.passkey-added',
  'account.passkey-removed',
  'account.identity-linked',
  'account.identity-unlinked',
  'account.key-made',
  'account.key-revoked',
  'account.blocked',
  'account.unblocked',
  'account.deleted',
  'account.exported',
  'account.export-fetched',
  'account.imported',
  'account.consented',
  'account.objected',
  'request.received',
  'request.answered',
  'notebook.created',
  'notebook.exported',
  'notebook.shared',
  'notebook.share-revoked',
  'notebook.deleted',
  'source.added',
  'source.replaced',
  'source.read',
  'source.downloaded',
  'source.deleted',
  'file.downloaded',
  'question.answered',
  'studio.generated',
  'studio.failed',
  'studio.deleted',
  'tokens.credited',
  'tokens.refunded',
  'operator.acted',
  'keys.rotated',
] as const;
const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/** What is told beside: names of engines and tools, versions and hashes of sources, numbers. Never a user's words. */
export const auditDetails = z.object({
  engine: z.string().max(200).optional(),
  kind: z.string().max(60).optional(),
  version: z.number().int().optional(),
  /** A keyed hash of the file of a version, in hexadecimal: equal for equal files of one user. */
  hash: z.string().max(128).optional(),
  sources: z
    .array(z.object({ id: z.uuid(), version: z.number().int(), hash: z.string().max(128).nullable() }))
    .max(1000)
    .optional(),
  tokens: z.number().int().optional(),
  count: z.number().int().optional(),
  why: z.string().max(60).optional(),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEntry = z.object({
  id: z.uuid(),
  /** Its place in the chain; null for the few seconds until it is sealed. */
  seq: z.number().int().nullable(),
  at: z.iso.datetime(),
  actor: z.enum(['user', 'operator', 'system']),
  action: auditAction,
  object_id: z.uuid().nullable(),
  notebook_id: z.uuid().nullable(),
  session_id: z.uuid().nullable(),
  /** The network that it came from, without its last part. */
  network: z.string().nullable(),
  details: auditDetails,
  /** Of this entry and the one before, in hexadecimal. */
  hash: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Entries of one answer. */
export const AUDIT_PAGE = 100;

export const auditApi = {
  ofNotebook: get('/notebooks/:id/audit/', {
    about: 'Who did what in a notebook, by which engine, from which versions of its sources: as CSV or JSON',
    wire: 'download',
    query: z.object({ format: z.enum(['csv', 'json']).default('csv') }),
    answer: z.unknown(),
  }),
  ofAccount: get('/users/security-events/', {
    about: 'What concerned the account itself, newest first',
    frozen: 'allowed',
    query: z.object({ before: z.iso.datetime().optional() }),
    answer: z.object({ events: z.array(auditEntry), more: z.boolean() }),
  }),
};
