import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds: what a slow answer of the database takes at least, and how long a call waits for slow answers in all. Ours: whoever asks gives up after 30 s. */
const CALL = { slow: 1_000, most: 15_000 } as const;
/** What ends a transaction is always said. */
const ENDS = /^(commit|rollback)/i;

type Waited = { ms: number };
const now = new AsyncLocalStorage<Waited>();
const ofCalls = new WeakMap<object, Waited>();

/** Runs a part of what answers one call: all that its parts ask of the database, and whatever goes on after they return, waits as long as one call may. */
export function asPartOf<T>(call: object, work: () => T): T {
  const waited = ofCalls.get(call) ?? { ms: 0 };
  ofCalls.set(call, waited);
  return now.run(waited, work);
}

/**
 * Asks the database one statement. Where slow answers took a call too long already it is not asked any more and throws query_canceled (57014), so that the
 * call is refused in time instead of one late answer after the other. Outside of a call it waits as long as it takes.
 */
export async function patiently<T>(text: string, ask: () => Promise<T>): Promise<T> {
  const waited = now.getStore();
  if (!waited) return await ask();
  if (waited.ms > CALL.most && !ENDS.test(text))
    throw Object.assign(new Error('the database answers too slowly'), { code: '57014' });
  const begun = performance.now();
  try {
    return await ask();
  } finally {
    const took = performance.now() - begun;
    if (took > CALL.slow) waited.ms += took;
  }
}
