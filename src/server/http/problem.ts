import type { ErrorCode, SecondWay } from '#contract/errors.ts';

/** Details that an error answer may carry beside its sentence. `fields` names the wrong fields, each with what is wrong. */
export type Extra = {
  fields?: Record<string, FieldFault>;
  current_balance?: number;
  tokens_needed?: number;
  mfa_token?: string;
  mfa_with?: SecondWay[];
  retryAfter?: number;
};
/** What may be wrong with a field; `http/text.ts` says it in words. `atLeast`: characters of a password; `common`: one that is tried first. */
export type FieldFault =
  | 'missing'
  | 'wrong'
  | 'short'
  | 'long'
  | 'repeated'
  | 'unknown'
  | 'common'
  | { atLeast: number };

/**
 * The one error that rules throw on purpose. `http/answer.ts` turns it into a response: the status and the sentence
 * (in the language of the request) follow from the code alone, so a rule never speaks HTTP. `retryAfter` is in seconds.
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
