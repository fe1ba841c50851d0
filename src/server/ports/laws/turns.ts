import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#server/http/problem.ts';

/** Requests that wait at most; the longest rest that is kept when one is asked for, in seconds. */
const WAITING = 5;
const REST_MAX = 120;

/** Requests one after another, so far apart that a small public service is not troubled. */
export class Turns {
  private free = 0;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly gap: number,
    private readonly now: () => number,
    private readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown> = (ms, signal) =>
      sleep(ms, undefined, { signal }),
  ) {}

  /** No request for so many seconds. */
  rest(seconds: number): void {
    this.free = Math.max(this.free, this.now() + Math.min(REST_MAX, Math.max(seconds, 0)) * 1000 + this.gap);
  }

  /** Runs one request when it is its turn. Throws LAWS_BUSY where too many wait, or the service asked for a rest. */
  async take<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.waiting >= WAITING || this.free - this.now() > 2 * WAITING * this.gap + 1000)
      throw new Problem('LAWS_BUSY');
    this.waiting++;
    const mine = this.last.then(async () => {
      const wait = this.free - this.now();
      if (wait > 0) await this.pause(wait, signal);
      this.free = this.now() + this.gap;
      return run();
    });
    this.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting--;
    }
  }
}
