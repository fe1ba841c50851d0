import { afterEach } from 'vitest';
import { createThreads } from '#server/threads/pool.ts';
import type { Threads } from '#server/threads/port.ts';

/** What threads of a test file write into their log; emptied after each test. */
export const logged: string[] = [];
const note = (fields: object, message: string): void => void logged.push(JSON.stringify({ message, ...fields }));
const log = { debug: note, info: note, warn: note, error: note };
const open: Threads[] = [];

/** Threads of a test, one unless more are asked for; they end with it. */
export function threadsOf(own: Partial<Parameters<typeof createThreads>[0]> = {}): Threads {
  const threads = createThreads({ lexicon: null, log, most: 1, ...own });
  open.push(threads);
  return threads;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
  logged.length = 0;
});
