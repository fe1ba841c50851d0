import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, User } from './driver.ts';
import { Calls } from './measured.ts';

/** How often arrivals are sent off, in milliseconds: all that are due by then. */
const TICK_MS = 5;

/**
 * Asks at a rate that does not wait for answers, as a crowd does: `perSecond` arrivals for a stretch of time. Ends when all are answered. While `open` of them
 * are under way the next are not sent: a machine has only so many sockets.
 */
export async function arrive(
  driver: Driver,
  users: readonly User[],
  { perSecond, seconds, open }: { perSecond: number; seconds: number; open: number },
  action: (driver: Driver, user: User) => Promise<void>,
): Promise<Calls> {
  driver.calls = new Calls();
  const calls = driver.calls;
  const from = performance.now();
  const flying = new Set<Promise<void>>();
  let sent = 0;
  for (let now = from; now - from < seconds * 1000; now = performance.now()) {
    const due = Math.floor(((now - from) / 1000) * perSecond);
    for (; sent < due; sent++) {
      if (flying.size >= open) continue;
      const one = action(driver, users[sent % users.length]!).finally(() => flying.delete(one));
      flying.add(one);
    }
    await pause(TICK_MS);
  }
  await Promise.all(flying);
  return calls;
}
