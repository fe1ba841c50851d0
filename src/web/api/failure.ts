import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';

/** A call that failed: the server's sentence and code, or a broken connection (`status` 0, `code` NETWORK). */
export class Failure extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  /** A sentence for each field that the server refused. */
  readonly fields: Readonly<Record<string, string>>;
  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(body?.error ?? words[language()].network);
    this.status = status;
    this.code = body?.error_code ?? (status === 0 ? 'NETWORK' : 'INTERNAL');
    this.fields = body?.fields ?? {};
  }
}

/** What an answer that is no success says; a body that is not ours (a proxy's page) says nothing. */
export function failureOf(status: number, text: string): Failure {
  try {
    return new Failure(status, JSON.parse(text) as ErrorBody);
  } catch {
    return new Failure(status, null);
  }
}

/** The sentence of an error for a person: the server's where there is one, else `otherwise`. */
export const saidBy = (error: unknown, otherwise: string): string =>
  error instanceof Failure ? error.message : otherwise;
