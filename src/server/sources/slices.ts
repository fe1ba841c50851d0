import { setImmediate as breathe } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const SLICE = 8;

/** Does long work in slices, so that a process answers others in between; what the work answers in the end. */
export async function inSlices<T>(work: Iterator<void, T>): Promise<T> {
  let from = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - from < SLICE) continue;
    await breathe();
    from = performance.now();
  }
}
