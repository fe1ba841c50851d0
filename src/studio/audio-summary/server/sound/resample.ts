import { setImmediate as rest } from 'node:timers/promises';

/** Zero crossings of the kernel at each side, how much of the band is kept, and samples that are made at a time. */
const CROSSINGS = 16;
const KEPT = 0.94;
const SLICE = 1 << 14;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
/** Blackman's window over −1 to 1. */
const window = (x: number): number => 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);

/**
 * Samples at another rate: convolution with a windowed sinc, one kernel for each phase of the ratio (J. O. Smith, Digital Audio Resampling). What lies above the band of the
 * slower rate is cut.
 */
export async function resampled(samples: Int16Array, from: number, to: number): Promise<Int16Array> {
  if (from === to) return samples;
  const divisor = gcd(from, to);
  const [up, down] = [to / divisor, from / divisor];
  const band = Math.min(1, to / from) * KEPT;
  const reach = Math.ceil(CROSSINGS / band);
  const kernels: (Float32Array | undefined)[] = [];
  const out = new Int16Array(Math.floor((samples.length * up) / down));
  for (let n = 0; n < out.length; n++) {
    if (n % SLICE === SLICE - 1) await rest();
    const phase = (n * down) % up;
    const middle = Math.floor((n * down) / up);
    const kernel = (kernels[phase] ??= kernelOf(phase / up, band, reach));
    let sum = 0;
    const first = Math.max(0, middle - reach + 1);
    const last = Math.min(samples.length - 1, middle + reach);
    for (let at = first; at <= last; at++) sum += samples[at]! * kernel[at - middle + reach - 1]!;
    out[n] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return out;
}

/** The weights of the samples around a point that lies `offset` of a sample after the middle one. */
function kernelOf(offset: number, band: number, reach: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * reach }, (_, n) => {
    const x = n - reach + 1 - offset;
    return Math.abs(x) >= reach ? 0 : sinc(x * band) * window(x / reach);
  });
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
}
