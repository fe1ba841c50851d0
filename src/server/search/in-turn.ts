const last = new Map<string, Promise<unknown>>();

/** Runs the searches of one user one after another; one whose asker has gone leaves the line, and throws. */
export function inTurn<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(userId) ?? Promise.resolve()).then(() => {
    signal.throwIfAborted();
    return work();
  });
  const done = mine
    .catch(() => undefined)
    .then(() => {
      if (last.get(userId) === done) last.delete(userId);
    });
  last.set(userId, done);
  return mine;
}
