import { Problem } from '#server/http/problem.ts';

/** Who has a notebook copied or packed by this process now: each reads all that a notebook holds. */
const busy = new Set<string>();

/** Does work for a user unless other work of this kind is under way for them: TOO_MANY_JOBS. */
export async function alone<T>(userId: string, work: () => Promise<T>): Promise<T> {
  if (busy.has(userId)) throw new Problem('TOO_MANY_JOBS');
  busy.add(userId);
  try {
    return await work();
  } finally {
    busy.delete(userId);
  }
}
