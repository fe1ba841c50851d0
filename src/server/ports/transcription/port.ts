import type { Readable } from 'node:stream';
import type { Utterance } from '#contract/sources.ts';
import type { Container } from '#extract/media/media.ts';

/** A recording as it is stored: its plain bytes, the first of them (64 KB, if it has so many), what they say they are packed in, and its size. */
export type Recording = { bytes: Readable; head: Buffer; container: Container; size: number };

/** Turns speech into text. */
export interface Transcription {
  /** What transcribes, as the report names it. */
  readonly name: string;
  /** What was said, in the order of time. Throws a Problem: MEDIA_UNREADABLE, MEDIA_TOO_LONG, PROVIDER_FAILED. Aborts by the signal. */
  transcribe(
    recording: Recording,
    progress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<Utterance[]>;
}
