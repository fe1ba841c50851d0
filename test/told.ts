import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE } from './patience.ts';
import type { Person } from './world.ts';

/** Milliseconds after which it is looked again although nothing was told: a test may stop what tells. */
const QUIET_MS = 1000;

/**
 * What `look` answers once it throws no more. It is tried again at each change that the server tells this person of, as a page does: asking every few
 * milliseconds takes more of the machine than the work that is waited for. Throws what `look` threw last when patience is at its end.
 */
export async function onceTold<T>(person: Person, look: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const { body } = await person.fetch('/api/events', { signal: over.signal });
  const stream = body!.getReader();
  const next = (): Promise<boolean> =>
    stream.read().then(
      ({ done }) => done,
      () => true,
    );
  let told = next();
  try {
    for (const until = Date.now() + PATIENCE.timeout; ;) {
      try {
        return await look();
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      const quiet = new AbortController();
      const ended = await Promise.race([told, pause(QUIET_MS, null, { signal: quiet.signal }).catch(() => null)]);
      quiet.abort();
      // A stream that was refused or has ended tells nothing more.
      if (ended === false) told = next();
      else if (ended) told = new Promise(() => undefined);
    }
  } finally {
    over.abort();
  }
}
