import { z } from 'zod';

/** Every code that an error answer or a failed source may carry. */
export const errorCode = z.enum([
  // transport
  'INVALID',
  'INVALID_JSON',
  'INVALID_URL',
  'URI_TOO_LONG',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
  // who and what
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_TAKEN',
  'NOT_FOUND',
  'READ_ONLY',
  'CONFLICT',
  'TOO_MANY_JOBS',
  'NOTEBOOK_LIMIT',
  'INSUFFICIENT_TOKENS',
  // why a source could not be read
  'EMPTY_FILE',
  'NO_TEXT',
  'ENCRYPTED',
  'CORRUPT',
  'WRONG_TYPE',
  'UNSUPPORTED_TYPE',
  'ARCHIVE_LIMIT',
  'TOO_MUCH_TEXT',
  'TOO_SLOW',
  'WORKER_CRASHED',
  // why a question has no answer
  'NO_SOURCES',
]);
export type ErrorCode = z.infer<typeof errorCode>;

/** The body of every error answer. `error` is a sentence for a person, in the language of the request. */
export const errorBody = z.object({
  error: z.string(),
  error_code: errorCode,
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current_balance: z.number().optional(),
  tokens_needed: z.number().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
