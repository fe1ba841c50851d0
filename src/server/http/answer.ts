import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { languageOf } from '#contract/language.ts';
import { marksLoss } from '#server/db/held.ts';
import { traceOf } from '#server/log.ts';
import { StorageUnavailable } from '#server/ports/storage/port.ts';
import { KeyDestroyed } from '#server/vault/vault.ts';
import type { Caller } from './call.ts';
import { Problem, type FieldFault } from './problem.ts';
import { saidOfField } from './field-text.ts';
import { sentence } from './text.ts';

/** The status of each code; what is not named here is the caller's fault: 400. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  URI_TOO_LONG: 414,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  INTERNAL: 500,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  MFA_REQUIRED: 401,
  EMAIL_TAKEN: 409,
  READ_ONLY: 403,
  ACCOUNT_FROZEN: 403,
  SCOPE_MISSING: 403,
  SECOND_FACTOR_REQUIRED: 403,
  LAST_FACTOR: 409,
  PASSKEY_LIMIT: 409,
  OIDC_UNREACHABLE: 502,
  OIDC_TAKEN: 409,
  LAST_WAY_IN: 409,
  KEY_LIMIT: 409,
  LINK_LIMIT: 409,
  LINK_TOO_LARGE: 413,
  REQUEST_LIMIT: 409,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LAWS_BUSY: 503,
  LAWS_OFF: 404,
  LAWS_UNREACHABLE: 502,
  NO_SUCH_LAW: 404,
  TOO_MANY_CONVERSATIONS: 409,
  TOO_MANY_JOBS: 429,
  NOTEBOOK_LIMIT: 409,
  FOLDER_LIMIT: 409,
  LAW_SET_LIMIT: 409,
  SOURCE_LIMIT: 409,
  STORAGE_QUOTA: 413,
  TOO_MANY_UPLOADS: 429,
  INSUFFICIENT_TOKENS: 402,
  PROVIDER_FAILED: 502,
  ANSWER_FAILED: 503,
  SOURCE_NOT_READY: 409,
  RANGE_UNSATISFIABLE: 416,
  NO_SPEECH: 409,
  WRONG_KIND: 409,
  PAYMENT_PROVIDER_ERROR: 502,
};
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 400;

/** Seconds after which a busy or limited call may be repeated, where the rule does not say. */
const RETRY_AFTER = 2;

/** What Fastify, its plugins and pg refuse, in our codes. 23503: what a new row belongs to was deleted in the meantime. */
const FOREIGN: Record<string, ErrorCode> = {
  FST_ERR_BAD_URL: 'INVALID_URL',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID',
  FST_ERR_CTP_EMPTY_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  // The method QUERY without a kind of content.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_PARTS_LIMIT: 'INVALID',
  FST_FILES_LIMIT: 'INVALID',
  FST_FIELDS_LIMIT: 'INVALID',
  FST_PROTO_VIOLATION: 'INVALID',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_VALIDATION: 'INVALID',
  '23503': 'NOT_FOUND',
  // What passes by itself: others kept a row or a statement took too long, two waited for each other, the server is read-only for now or cannot read its disk.
  '55P03': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  '25006': 'UNAVAILABLE',
  '25P03': 'UNAVAILABLE',
  '58030': 'UNAVAILABLE',
  '53100': 'STORAGE_FULL',
  // Of the machine: its disk is full, or may not be written or read; it has no descriptors left.
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  EFBIG: 'STORAGE_FULL',
  EROFS: 'UNAVAILABLE',
  EIO: 'UNAVAILABLE',
  EACCES: 'UNAVAILABLE',
  EMFILE: 'UNAVAILABLE',
  ENFILE: 'UNAVAILABLE',
};

const FAULT: Partial<Record<string, FieldFault>> = {
  too_small: 'short',
  too_big: 'long',
  unrecognized_keys: 'unknown',
};

/** What zod found wrong, field by field; nothing of what was sent is repeated. */
export function invalid(error: z.ZodError): Problem {
  const fields: Record<string, FieldFault> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'body';
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    fields[name] ??= missing ? 'missing' : (FAULT[issue.code] ?? 'wrong');
  }
  return new Problem('INVALID', { fields });
}

/** A database that cannot be reached, is not open for work or has no room left for a connection; a storage that does not answer. */
function foreign(error: unknown): ErrorCode {
  const code = (error as FastifyError | null)?.code ?? '';
  if (typeof code !== 'string') return 'INTERNAL';
  const known = FOREIGN[code];
  if (known) return known;
  // A call that was on its way while its account was deleted.
  if (error instanceof KeyDestroyed) return 'UNAUTHENTICATED';
  return error instanceof StorageUnavailable || marksLoss(error) || /^53\w{3}$/.test(code) ? 'UNAVAILABLE' : 'INTERNAL';
}

/** Every error as the Problem that the caller is told; INTERNAL for one that nobody foresaw, which the caller of this should log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof z.ZodError) return invalid(error);
  return new Problem(foreign(error));
}

/** The body of an error answer. */
export function errorBodyOf(
  problem: Problem,
  request: Pick<FastifyRequest, 'id' | 'headers'> & { caller?: Caller },
): ErrorBody {
  // Whoever was not recognised yet is no caller.
  const language = languageOf(request.headers['accept-language'], request.caller?.language);
  const { fields, current_balance, tokens_needed, mfa_token, mfa_with } = problem.extra;
  return {
    error: sentence(problem.code, language),
    error_code: problem.code,
    request_id: request.id,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, fault]) => [name, saidOfField(name, fault, language)]),
      ),
    }),
    ...(current_balance !== undefined && { current_balance }),
    ...(tokens_needed !== undefined && { tokens_needed }),
    ...(mfa_token !== undefined && { mfa_token }),
    ...(mfa_with !== undefined && { mfa_with }),
  };
}

/** Whether a call ended because its sender left, or sent what HTTP does not know amid its body. */
const hungUp = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as Partial<FastifyError>;
  return name === 'AbortError' || code === 'ECONNRESET';
};

/** The one place where an error becomes a response. What nobody foresaw is logged with its stack and without any body. `bodyOf`: what its body is. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  bodyOf: (problem: Problem, request: FastifyRequest) => object = errorBodyOf,
): void {
  const problem = problemOf(error);
  // Whoever hung up made the call end: that is no failure of ours.
  if (problem.code === 'INTERNAL' && !(request.raw.destroyed && hungUp(error)))
    request.log.error({ request_id: request.id, error: traceOf(error) }, 'a call failed');
  request.refusal = problem.code;
  const status = statusOf(problem.code);
  if ((status >= 503 && problem !== error) || error instanceof KeyDestroyed)
    request.log.warn({ request_id: request.id, error: traceOf(error) }, 'a call could not be served now');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503 || status === 507)
    reply.header('retry-after', String(Math.max(1, Math.ceil(problem.extra.retryAfter ?? RETRY_AFTER))));
  reply.code(status).type('application/json; charset=utf-8').send(bodyOf(problem, request));
}
