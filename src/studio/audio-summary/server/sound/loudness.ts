/** Blocks of 400 ms that overlap by three quarters: a hop of 100 ms, four to a block. */
const HOP_SECONDS = 0.1;
const HOPS = 4;
/** What a block must be louder than to count, in LUFS; and relative to all that are, in LU. */
const GATE = { absolute: -70, relative: -10 } as const;

/** A filter of the second order: b and a of its transfer function, a0 being 1. */
type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/**
 * The two filters of K-weighting for any rate. ITU-R BS.1770-4, annex 1, gives them for 48,000 samples a second only; these are the analogue filters behind those
 * tables (frequency, quality and gain as libebur128 and EBU Tech 3341 tools use them), brought to a rate by the bilinear transform.
 */
function kWeighting(rate: number): [shelf: Biquad, highPass: Biquad] {
  const shelf = { k: Math.tan((Math.PI * 1681.974450955533) / rate), q: 0.7071752369554196, gain: 3.999843853973347 };
  const high = 10 ** (shelf.gain / 20);
  const band = high ** 0.4996667741545416;
  const square = shelf.k * shelf.k;
  const a0 = 1 + shelf.k / shelf.q + square;
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const c0 = 1 + k / q + k * k;
  return [
    {
      b0: (high + (band * shelf.k) / shelf.q + square) / a0,
      b1: (2 * (square - high)) / a0,
      b2: (high - (band * shelf.k) / shelf.q + square) / a0,
      a1: (2 * (square - 1)) / a0,
      a2: (1 - shelf.k / shelf.q + square) / a0,
    },
    { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / c0, a2: (1 - k / q + k * k) / c0 },
  ];
}

/** Loudness in LUFS of a mean square, full scale being 1 (BS.1770-4, formula 2), and back. */
const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const powerOf = (loudness: number): number => 10 ** ((loudness + 0.691) / 10);

export type Meter = {
  /** The next samples, from `from` up to `to`; 32768 is full scale. */
  push: (samples: Int16Array, from?: number, to?: number) => void;
  silence: (count: number) => void;
  /** Loudness of all so far in LUFS; −Infinity where nothing is loud enough to count. `power`: the sum of the squares of the gains with which the channels carry it. */
  integrated: (power?: number) => number;
};

/**
 * Measures integrated loudness by ITU-R BS.1770-4 and EBU R128: K-weighting, blocks of 400 ms, gates at −70 LUFS and 10 LU below what passes that. What is shorter
 * than a block is one (ours).
 */
export function createMeter(rate: number): Meter {
  const [s, h] = kWeighting(rate);
  const hop = Math.round(rate * HOP_SECONDS);
  const energies: number[] = [];
  let [s1, s2, h1, h2] = [0, 0, 0, 0];
  let energy = 0;
  let count = 0;

  /** Both filters in transposed direct form II. What they remember is held in locals meanwhile: this is where the time goes. */
  function take(samples: Int16Array | null, from: number, to: number): void {
    let [p1, p2, q1, q2, sum, left] = [s1, s2, h1, h2, energy, hop - count];
    for (let n = from; n < to; n++) {
      const x = samples === null ? 0 : samples[n]! / 32_768;
      const y = s.b0 * x + p1;
      p1 = s.b1 * x - s.a1 * y + p2;
      p2 = s.b2 * x - s.a2 * y;
      const z = y + q1;
      q1 = h.b1 * y - h.a1 * z + q2;
      q2 = h.b2 * y - h.a2 * z;
      sum += z * z;
      if (--left > 0) continue;
      energies.push(sum);
      sum = 0;
      left = hop;
    }
    [s1, s2, h1, h2, energy, count] = [p1, p2, q1, q2, sum, hop - left];
  }

  return {
    push: (samples, from = 0, to = samples.length) => take(samples, from, to),
    silence: (length) => take(null, 0, length),
    integrated: (power = 1) => {
      const blocks = blocksOf(energies, hop).map((mean) => mean * power);
      if (blocks.length === 0) blocks.push((power * (energies.reduce((a, b) => a + b, 0) + energy)) / Math.max(1, energies.length * hop + count)); // prettier-ignore
      return gated(blocks);
    },
  };
}

/** Mean squares of the blocks. */
function blocksOf(energies: readonly number[], hop: number): number[] {
  const blocks: number[] = [];
  for (let n = HOPS; n <= energies.length; n++)
    blocks.push(energies.slice(n - HOPS, n).reduce((sum, one) => sum + one) / (HOPS * hop));
  return blocks;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
function gated(blocks: readonly number[]): number {
  const loud = blocks.filter((one) => one > powerOf(GATE.absolute));
  if (loud.length === 0) return -Infinity;
  const gate = mean(loud) * 10 ** (GATE.relative / 10);
  return lufs(mean(loud.filter((one) => one > gate)));
}
