import type { ErrorBody, ErrorCode, SecondWay } from '#contract/errors.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';

/** A call that failed: the server's sentence and code, or a broken connection (`status` 0, `code` NETWORK). */
export class Failure extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  /** A sentence for each field that the server refused. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of INSUFFICIENT_TOKENS: what there is and what it takes. */
  readonly tokens: { balance: number; needed: number } | null;
  /** Of MFA_REQUIRED: what the second step of the sign-in is taken with. */
  readonly mfaToken: string | null;
  readonly mfaWith: readonly SecondWay[];
  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(body?.error ?? words[language()].network);
    this.status = status;
    this.code = body?.error_code ?? (status === 0 ? 'NETWORK' : 'INTERNAL');
    this.fields = body?.fields ?? {};
    this.mfaToken = body?.mfa_token ?? null;
    this.mfaWith = body?.mfa_with ?? ['code'];
    const { current_balance, tokens_needed } = body ?? {};
    this.tokens =
      current_balance === undefined || tokens_needed === undefined
        ? null
        : { balance: current_balance, needed: tokens_needed };
  }
}

let hearInsufficient: (failure: Failure) => void = () => undefined;
/** Calls back whenever a call fails for want of tokens, until the function it answers is called. One page tells of it, once for all rooms. */
export function onInsufficient(hear: (failure: Failure) => void): () => void {
  hearInsufficient = hear;
  return () => (hearInsufficient = () => undefined);
}

/** A refusal of ours as a failure. A lack of tokens is told where it is heard; who called need say no more. */
export function refused(status: number, body: ErrorBody): Failure {
  const failure = new Failure(status, body);
  if (failure.code === 'INSUFFICIENT_TOKENS') hearInsufficient(failure);
  return failure;
}

/** What an answer that is no success says; a body that is not ours (a proxy's page) says nothing. */
export function failureOf(status: number, text: string): Failure {
  try {
    return refused(status, JSON.parse(text) as ErrorBody);
  } catch {
    return new Failure(status, null);
  }
}

/** The sentence of an error for a person: the server's where there is one, else `otherwise`. */
export const saidBy = (error: unknown, otherwise: string): string =>
  error instanceof Failure ? error.message : otherwise;
