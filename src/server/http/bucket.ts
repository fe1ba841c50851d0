/**
 * A token bucket: says yes `burst` times at once, and from then on `perSecond` times a second. `now`: milliseconds of a clock that is never set back.
 */
export function bucket(burst: number, perSecond: number, now: () => number = () => performance.now()): () => boolean {
  let [left, at] = [burst, now()];
  return () => {
    const then = at;
    at = now();
    left = Math.min(burst, left + ((at - then) / 1000) * perSecond);
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
