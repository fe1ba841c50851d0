import type { Language } from '#contract/language.ts';

/** A letter to one person. `html` says what `text` says, and shows nothing from elsewhere. */
export type Letter = {
  /** The same each time the letter is tried, so that a mailbox knows a second copy. A UUID. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  language: Language;
};

/** Where letters go. */
export interface Mail {
  readonly name: 'outbox' | 'smtp';
  /**
   * `sent`: another server has taken the letter and answers for it. `kept`: it stays here, to be read. Throws `Undeliverable` where no further try would
   * help, and any other error where one may. A letter may arrive twice (a connection cut after its last byte), never zero times after `sent`.
   */
  send(letter: Letter, signal: AbortSignal): Promise<'sent' | 'kept'>;
}

/** The receiving server will not have this letter. `status`: what it answered (RFC 5321); 0 where the address cannot be written to at all. */
export class Undeliverable extends Error {
  constructor(readonly status: number) {
    super(`undeliverable: ${status}`);
    this.name = 'Undeliverable';
  }
}
