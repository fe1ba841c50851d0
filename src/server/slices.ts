/** Milliseconds of work after which others have their turn. */
const SLICE = 8;

/** Works that wait for their next slice, the one that waits longest first. */
const waiting: (() => void)[] = [];

/** Lets one work go on; the next one only after the process answered whoever waits. */
function goOn(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(goOn);
}

/** A turn of the event loop that this work has alone: two slices in one turn would hold everybody up twice as long. */
const turn = (): Promise<void> =>
  new Promise((go) => {
    waiting.push(go);
    if (waiting.length === 1) setImmediate(goOn);
  });

/**
 * Does long work in slices, so that a process answers others in between; what the work answers in the end. However many such works there are, one slice runs in a
 * turn of the event loop. Throws between two slices when `signal` says that nobody waits any more.
 */
export async function inSlices<T>(work: Iterator<void, T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    await turn();
    signal?.throwIfAborted();
    const from = performance.now();
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() - from < SLICE);
  }
}
