import type { ErrorCode } from '#contract/errors.ts';

/** Details that an error answer may carry beside its sentence. */
export type Extra = { fields?: Record<string, string>; current_balance?: number; tokens_needed?: number; retryAfter?: number };

/**
 * The one error that rules throw on purpose. `http/answer.ts` turns it into a response: the status and the sentence
 * (in the language of the request) follow from the code alone, so a rule never speaks HTTP.
 */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly extra: Extra = {},
  ) {
    super(code);
    this.name = 'Problem';
  }
}

/** Not yours is not there: both are this one. */
export const notFound = (): Problem => new Problem('NOT_FOUND');
