import { Problem } from '#server/http/problem.ts';
import type { Sound } from './port.ts';

/** Codes of the field `wFormatTag` (Microsoft's WAVE registry, mmreg.h); EXTENSIBLE tells the true one in its sub-format. */
const TAG = { pcm: 1, float: 3, extensible: 0xfffe } as const;
/** Samples a second that speech may have, and channels. */
const RATES = { least: 8000, most: 192_000 } as const;
const CHANNELS_MOST = 8;

type Format = { tag: number; channels: number; rate: number; bits: number };
const failed = (): Problem => new Problem('SPEECH_FAILED');

/** Reads one sample as −32768 to 32767. */
type Read = (bytes: Buffer, at: number) => number;
const READ: Record<string, Read> = {
  [`${TAG.pcm}/8`]: (bytes, at) => (bytes.readUInt8(at) - 128) * 256,
  [`${TAG.pcm}/16`]: (bytes, at) => ((bytes[at]! | (bytes[at + 1]! << 8)) << 16) >> 16,
  [`${TAG.pcm}/24`]: (bytes, at) => bytes.readIntLE(at, 3) / 256,
  [`${TAG.pcm}/32`]: (bytes, at) => bytes.readInt32LE(at) / 65_536,
  [`${TAG.float}/32`]: (bytes, at) => bytes.readFloatLE(at) * 32_768,
  [`${TAG.float}/64`]: (bytes, at) => bytes.readDoubleLE(at) * 32_768,
};

function formatOf(chunk: Buffer): Format {
  if (chunk.length < 16) throw failed();
  const tag = chunk.readUInt16LE(0);
  return {
    tag: tag === TAG.extensible && chunk.length >= 26 ? chunk.readUInt16LE(24) : tag,
    channels: chunk.readUInt16LE(2),
    rate: chunk.readUInt32LE(4),
    bits: chunk.readUInt16LE(14),
  };
}

/** Lengths from here on say that who wrote the WAV as a stream did not know its length: it ends with the file. */
const UNKNOWN = 0x7fff_0000;

/** The chunks of a RIFF file. Throws SPEECH_FAILED where one breaks off. */
function* chunksOf(wav: Buffer): Generator<{ id: string; body: Buffer }> {
  for (let at = 12; at + 8 <= wav.length;) {
    const said = wav.readUInt32LE(at + 4);
    const rest = wav.length - at - 8;
    const length = said >= UNKNOWN ? rest : said;
    if (length > rest) throw failed();
    yield { id: wav.toString('latin1', at, at + 4), body: wav.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

/**
 * The sound of a WAV: PCM of 8, 16, 24 or 32 bits or floating point, of any number of channels up to eight, which become one. Throws SPEECH_FAILED for what
 * is none, or breaks off before its samples.
 */
export function soundOf(wav: Buffer): Sound {
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.toString('latin1', 8, 12) !== 'WAVE') throw failed();
  let format: Format | null = null;
  for (const { id, body } of chunksOf(wav)) {
    if (id === 'fmt ') format = formatOf(body);
    if (id === 'data' && format) return { rate: format.rate, samples: samplesOf(body, format) };
  }
  throw failed();
}

/** Samples of 16 bits, one channel, without a header. */
export const soundOfPcm = (bytes: Buffer, rate: number): Sound => ({
  rate,
  samples: samplesOf(bytes, { tag: TAG.pcm, channels: 1, rate, bits: 16 }),
});

function samplesOf(data: Buffer, { tag, channels, rate, bits }: Format): Int16Array {
  const read = READ[`${tag}/${bits}`];
  if (!read || channels < 1 || channels > CHANNELS_MOST || rate < RATES.least || rate > RATES.most) throw failed();
  const width = bits / 8;
  const samples = new Int16Array(Math.floor(data.length / (width * channels)));
  for (let n = 0; n < samples.length; n++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += read(data, (n * channels + channel) * width);
    const value = Math.round(sum / channels);
    // What is no number at all is silence.
    samples[n] = value > 32_767 ? 32_767 : value < -32_768 ? -32_768 : value;
  }
  return samples;
}
