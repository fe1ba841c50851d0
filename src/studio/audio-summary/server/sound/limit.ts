/** The loudest sample that leaves, of 32768: −1.5 dBFS, so that what lies between samples stays below −1. */
export const CEILING = 32_768 * 10 ** (-1.5 / 20);
/** Seconds before and after a peak over which the gain gives way: longer than a period of a low voice, so that it follows words and not waves. */
const REACH_SECONDS = 0.012;

/**
 * Samples from `from` up to `to`, louder by a factor, none above the ceiling. The gain of each is the mean, over a window around it, of the least gain that any sample in a
 * window around those bears: each of these bears the sample in the middle, so that their mean does too, and it never jumps. Any cut into slices gives the same.
 */
export function limited(samples: Int16Array, factor: number, rate: number, from: number, to: number): Int16Array {
  const out = new Int16Array(to - from);
  const reach = Math.round(rate * REACH_SECONDS);
  const start = Math.max(0, from - 2 * reach);
  const end = Math.min(samples.length, to + 2 * reach);
  let peak = 0;
  for (let n = start; n < end; n++) peak = Math.max(peak, Math.abs(samples[n]!));
  if (peak * factor <= CEILING) {
    for (let n = from; n < to; n++) out[n - from] = Math.trunc(samples[n]! * factor);
    return out;
  }
  const bears = new Float64Array(end - start);
  for (let n = start; n < end; n++) bears[n - start] = Math.min(1, CEILING / (Math.abs(samples[n]!) * factor));
  const least = slidingLeast(bears, reach);
  // Sums of the first n, so that a mean is a difference.
  const sums = new Float64Array(least.length + 1);
  for (let n = 0; n < least.length; n++) sums[n + 1] = sums[n]! + least[n]!;
  for (let n = from; n < to; n++) {
    const first = Math.max(0, n - start - reach);
    const last = Math.min(least.length, n - start + reach + 1);
    out[n - from] = Math.trunc((samples[n]! * factor * (sums[last]! - sums[first]!)) / (last - first));
  }
  return out;
}

/** The least value within `reach` of each: a queue that keeps only those that may still be the least. */
function slidingLeast(values: Float64Array, reach: number): Float64Array {
  const least = new Float64Array(values.length);
  const queue = new Int32Array(values.length);
  let [head, tail] = [0, 0];
  for (let next = 0, n = 0; n < values.length; n++) {
    for (; next < Math.min(values.length, n + reach + 1); next++) {
      while (tail > head && values[queue[tail - 1]!]! >= values[next]!) tail--;
      queue[tail++] = next;
    }
    while (queue[head]! < n - reach) head++;
    least[n] = values[queue[head]!]!;
  }
  return least;
}
