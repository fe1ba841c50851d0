import type { Readable } from 'node:stream';
import type { Language } from '#contract/language.ts';

/** Words to speak, by one of two voices. Figures and abbreviations are spelt out already (reading/spoken). */
export type Utterance = { voice: 0 | 1; text: string };
/** Sound of one channel: 16 bit, `rate` samples a second. */
export type Sound = { rate: number; samples: Int16Array };

/** Turns text into speech. */
export interface Speech {
  /** What speaks, as the product names it. */
  readonly name: string;
  /** Whether words leave this machine to be spoken, and for which host; null where they do not. */
  readonly host: string | null;
  /** What its two voices are called in a language; they are easily told apart. */
  voices(language: Language): readonly [string, string];
  /**
   * The sounds of these utterances, one for each, in their order, of one rate; silence at their ends is not theirs to keep. Throws a Problem: SPEECH_FAILED. Aborts
   * by the signal, with its reason.
   */
  speak(utterances: readonly Utterance[], language: Language, signal: AbortSignal): AsyncIterable<Sound>;
}

/** Makes MP3 of a WAV as it streams; the stream errors where it cannot, or by the signal. */
export type ToMp3 = (wav: Readable, signal: AbortSignal) => Readable;
