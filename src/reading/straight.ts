/** Does work that is written in steps, so that a server can answer others between them, straight to its end. */
export function straight<T>(work: Iterator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
