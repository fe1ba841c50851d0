import { dateAndTime, type Language } from '#contract/language.ts';

/** What a letter says after its greeting: paragraphs, then perhaps one thing to do, then facts, then what else is to be known. */
export type LetterWords = {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  facts?: readonly (readonly [name: string, value: string])[];
  note?: string;
};

/**
 * A kind of letter as a value, written in the `text.ts` of the room that sends it: `{ kind: 'recovery', keepHours: 1, words: text({ en: (data) => …, es: … }) }`.
 * What `words` answers is plain text: it is escaped where it becomes HTML.
 */
export type LetterKind<T> = {
  kind: string;
  /** Hours after which it is of no use to send it any more; a day unless said. */
  usefulHours?: number;
  words: Record<Language, (data: T) => LetterWords>;
};

/** When something happened, as a letter says it: the time of Chile, said so; by the clock of 24 hours in Spanish. */
export const whenIn = (language: Language, at: Date): string =>
  dateAndTime(language, at, 'America/Santiago').replace(/\s/g, ' ') +
  (language === 'es' ? ' (hora de Chile)' : ' (Chile time)');
