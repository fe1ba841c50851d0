import { liveApi, type LiveEvent } from '#contract/live.ts';
import { stream } from './stream.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Waits, or less when the page comes back to the screen or to the network. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done, { once: true });
    signal.addEventListener('abort', done, { once: true });
  });

/**
 * Hears what changes on the server until `signal` ends it. A stream that breaks is opened again, each time a little later; `opened` runs whenever one
 * is open, since changes before it were not heard: `again` where it is not the first.
 */
export async function listen(
  hear: (event: LiveEvent) => void,
  opened: (again: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  for (let again = false; !signal.aborted; again = true) {
    const open = (): void => opened(again);
    try {
      for await (const { event, data } of stream(liveApi.events, {}, signal, open)) {
        wait = FIRST_WAIT_MS;
        hear({ ...(data as object), type: event } as LiveEvent);
      }
    } catch {
      // broken, refused or ended by us: the loop decides
    }
    if (signal.aborted) return;
    await pause(wait, signal);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}
