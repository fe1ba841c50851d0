import type { Sound } from '#server/ports/speech/port.ts';

/** What is silence: below this share of the loudest sample, and below so many of 32768 whatever that is. */
const SILENT = { share: 0.01, least: 40 } as const;
/** Seconds that are kept around the words, and of the fades there. */
const KEPT = { before: 0.02, after: 0.06, fade: 0.01 } as const;
/** Seconds of the longest pause within words, and what is left of one that is longer. */
const PAUSE = { most: 0.9, left: 0.6 } as const;

/** The words of a sound without the silence around them, pauses made bearable, faded at both ends. Empty where all is silence. */
export function trimmed({ rate, samples }: Sound): Int16Array {
  const words = shortened(samples, loudParts({ rate, samples }), rate);
  const fade = Math.min(Math.round(rate * KEPT.fade), words.length >> 1);
  for (let n = 0; n < fade; n++) {
    words[n] = (words[n]! * n) / fade;
    const last = words.length - 1 - n;
    words[last] = (words[last]! * n) / fade;
  }
  return words;
}

type Part = { from: number; to: number };

/** The stretches of sound that longer pauses part, each with a little around it. */
function loudParts({ rate, samples }: Sound): Part[] {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const silent = Math.max(SILENT.least, peak * SILENT.share);
  const pause = Math.round(rate * PAUSE.most);
  const parts: Part[] = [];
  for (let n = 0; n < samples.length; n++) {
    if (Math.abs(samples[n]!) < silent) continue;
    const last = parts.at(-1);
    if (last && n - last.to < pause) last.to = n + 1;
    else parts.push({ from: n, to: n + 1 });
  }
  const [before, after] = [Math.round(rate * KEPT.before), Math.round(rate * KEPT.after)];
  return parts.map(({ from, to }) => ({ from: Math.max(0, from - before), to: Math.min(samples.length, to + after) }));
}

function shortened(samples: Int16Array, parts: readonly Part[], rate: number): Int16Array {
  const left = Math.round(rate * PAUSE.left);
  const length = parts.reduce((sum, { from, to }) => sum + to - from, 0) + Math.max(0, parts.length - 1) * left;
  const words = new Int16Array(length);
  let at = 0;
  for (const { from, to } of parts) {
    words.set(samples.subarray(from, to), at);
    at += to - from + left;
  }
  return words;
}
