import type { Utterance } from '#contract/sources.ts';

/** The transcripts of videos on the web. */
export interface Videos {
  /** Whether an address is one of a video that it knows. */
  knows(url: URL): boolean;
  /** What is said in a video, as its captions tell it. Throws a Problem: NO_TRANSCRIPT, URL_UNREACHABLE. Aborts by the signal. */
  transcript(url: URL, signal: AbortSignal): Promise<{ title: string | null; utterances: Utterance[] }>;
}
