import type { Works } from './works.ts';

type Sources<W extends keyof Works> = Parameters<Works[W]>[0];
type Given<W extends keyof Works> = Parameters<Works[W]>[1];
/** What comes of a work. */
export type Made<W extends keyof Works> = Awaited<ReturnType<Works[W]>>;

/** Threads of this process for work that would keep its event loop from others. */
export interface Threads {
  /**
   * What a work makes of opened sources. Users take turns, and one alone never has all threads where there are several. Aborts by the signal, with its reason, at
   * once. Throws what the work throws, without the message of an error that is no `Problem`; ANSWER_FAILED where it takes more memory or time than it may or its
   * thread dies; UNAVAILABLE once this process stops.
   */
  run<W extends keyof Works>(
    work: W,
    userId: string,
    sources: Sources<W>,
    given: Given<W>,
    signal: AbortSignal,
  ): Promise<Made<W>>;
  /** Ends all threads, whatever they do. */
  close(): Promise<void>;
}
