/** Bytes before the samples. */
export const HEADER_BYTES = 44;
const CHANNELS = 2;
/** Bytes of one sample of all channels, 16 bits each. */
export const FRAME_BYTES = CHANNELS * 2;

/** The head of a WAV of two channels of 16 bits, for so many samples of each. */
export function wavHeader(rate: number, frames: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(HEADER_BYTES - 8 + frames * FRAME_BYTES, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(CHANNELS, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * FRAME_BYTES, 28);
  head.writeUInt16LE(FRAME_BYTES, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(frames * FRAME_BYTES, 40);
  return head;
}

/** Samples from `from` up to `to` as both channels carry them, each with its gain of at most 1. */
export function interleaved(
  samples: Int16Array,
  from: number,
  to: number,
  [left, right]: readonly [number, number],
): Buffer {
  const frames = Buffer.alloc((to - from) * FRAME_BYTES);
  for (let n = from, at = 0; n < to; n++, at += FRAME_BYTES) {
    frames.writeInt16LE(Math.trunc(samples[n]! * left), at);
    frames.writeInt16LE(Math.trunc(samples[n]! * right), at + 2);
  }
  return frames;
}
