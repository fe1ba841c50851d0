/**
 * The results of `work` in the order of `items`, each as soon as it and those before it are there; so many are worked on at once. What is still worked on is
 * aborted when one fails, and when nobody wants more.
 */
export async function* ahead<T, R>(
  items: readonly T[],
  atOnce: number,
  signal: AbortSignal,
  work: (item: T, signal: AbortSignal) => Promise<R>,
): AsyncGenerator<R> {
  const stop = new AbortController();
  const within = AbortSignal.any([signal, stop.signal]);
  const begun: Promise<R>[] = [];
  try {
    for (let next = 0; next < items.length || begun.length > 0;) {
      signal.throwIfAborted();
      while (begun.length < atOnce && next < items.length) {
        const working = work(items[next++]!, within);
        // It is awaited in its turn; until then a failure is nobody's.
        working.catch(() => undefined);
        begun.push(working);
      }
      yield await begun.shift()!;
    }
  } finally {
    stop.abort();
  }
}
