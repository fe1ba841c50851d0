import type { Readable } from 'node:stream';

/** What a scanner says of a file. `unknown`: it did not answer, or does not read a file of that size; such a file is not taken for clean. */
export type Verdict = { state: 'clean' } | { state: 'infected'; signature: string } | { state: 'unknown'; why: string };

/** Looks through files for what is known to be harmful. */
export interface Antivirus {
  /** Where it listens. */
  readonly name: string;
  /** Reads the stream to its end, or as far as the scanner wants it. Throws what the stream throws, and the reason of the signal; never for a scanner that fails. */
  scan(bytes: Readable, signal: AbortSignal): Promise<Verdict>;
}
