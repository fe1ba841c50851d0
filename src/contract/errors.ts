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
  'STORAGE_FULL',
  'INTERNAL',
  // who and what
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_TAKEN',
  'WRONG_CURRENT_PASSWORD',
  'PASSWORD_UNCHANGED',
  'INVALID_RESET_TOKEN',
  'ACCOUNT_FROZEN',
  'SCOPE_MISSING',
  'KEY_LIMIT',
  'REQUEST_LIMIT',
  'MFA_REQUIRED',
  'MFA_EXPIRED',
  'INVALID_CODE',
  'CODE_NEEDED',
  'PASSKEY_REFUSED',
  'PASSKEY_LIMIT',
  'SECOND_FACTOR_REQUIRED',
  'LAST_FACTOR',
  'NOT_FOUND',
  'READ_ONLY',
  'CONFLICT',
  'LAWS_BUSY',
  'LAWS_OFF',
  'LAWS_UNREACHABLE',
  'NO_SUCH_LAW',
  'TOO_MANY_CONVERSATIONS',
  'TOO_MANY_JOBS',
  'NOTEBOOK_LIMIT',
  'SOURCE_LIMIT',
  'FOLDER_LIMIT',
  'LAW_SET_LIMIT',
  'STORAGE_QUOTA',
  'TOO_MANY_UPLOADS',
  'INSUFFICIENT_TOKENS',
  'PAYMENT_PROVIDER_ERROR',
  // why a source could not be read
  'EMPTY_FILE',
  'NO_TEXT',
  'ENCRYPTED',
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'CORRUPT',
  'WRONG_TYPE',
  'UNSUPPORTED_TYPE',
  'ARCHIVE_LIMIT',
  'TOO_MUCH_TEXT',
  'TOO_SLOW',
  'CANCELLED',
  'WORKER_CRASHED',
  'FILE_LOST',
  // why an image or a recording could not be read
  'NO_OCR',
  'IMAGE_TOO_LARGE',
  'NO_TRANSCRIPTION',
  'MEDIA_UNREADABLE',
  'MEDIA_TOO_LONG',
  'PROVIDER_FAILED',
  // why a page of the web could not be read
  'URL_NOT_ALLOWED',
  'URL_UNREACHABLE',
  'HTTP_STATUS',
  'TOO_MANY_REDIRECTS',
  'RESPONSE_TOO_LARGE',
  'TIMEOUT',
  'UNSUPPORTED_CONTENT',
  'ROBOTS_DISALLOWED',
  'NO_TRANSCRIPT',
  // why a question has no answer
  'NO_SOURCES',
  // why a source cannot be analysed, or its analysis failed
  'SOURCE_NOT_READY',
  'WRONG_KIND',
  'GENERATION_FAILED',
  'GENERATION_LIMIT',
  // why a part of a file cannot be had
  'RANGE_UNSATISFIABLE',
  // why nothing is spoken
  'NO_SPEECH',
  'SPEECH_FAILED',
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
  /** Of MFA_REQUIRED: what the second step of the sign-in is taken with. */
  mfa_token: z.string().optional(),
  /** … and what it may be taken with beside a recovery code. */
  mfa_with: z.array(z.enum(['code', 'passkey'])).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
export type SecondWay = NonNullable<ErrorBody['mfa_with']>[number];
