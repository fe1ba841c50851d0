import { expect, test } from 'vitest';
import { tone, wavOf } from '#test/sound.ts';
import { soundOf } from './wav.ts';

const { rate, samples } = tone(200, 0.1);
type Chunk = [id: string, body: Buffer];

/** A WAV of the same tone in another form. */
function formed(
  tag: number,
  bits: number,
  write: (out: Buffer, sample: number, at: number) => void,
  before: Chunk[] = [],
) {
  const width = bits / 8;
  const format = Buffer.alloc(tag === 0xfffe ? 40 : 16);
  format.writeUInt16LE(tag, 0);
  format.writeUInt16LE(2, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * width * 2, 8);
  format.writeUInt16LE(width * 2, 12);
  format.writeUInt16LE(bits, 14);
  if (tag === 0xfffe) format.writeUInt16LE(1, 24);
  const data = Buffer.alloc(samples.length * width * 2);
  samples.forEach((sample, n) => {
    for (const channel of [0, 1]) write(data, sample, (n * 2 + channel) * width);
  });
  return riff([...before, ['fmt ', format], ['LIST', Buffer.from('odd')], ['data', data]]);
}
function riff(chunks: Chunk[]): Buffer {
  const body = chunks.map(([id, bytes]) => {
    const head = Buffer.alloc(8);
    head.write(id, 0, 'latin1');
    head.writeUInt32LE(bytes.length, 4);
    return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
  });
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), ...body]);
}

test.each<[string, Buffer, number]>([
  ['16 bits', wavOf({ rate, samples }), 0],
  ['8 bits', formed(1, 8, (out, x, at) => out.writeUInt8((x >> 8) + 128, at)), 256],
  ['16 bits, two channels', formed(1, 16, (out, x, at) => out.writeInt16LE(x, at)), 0],
  ['16 bits, extensible', formed(0xfffe, 16, (out, x, at) => out.writeInt16LE(x, at)), 0],
  ['24 bits', formed(1, 24, (out, x, at) => out.writeIntLE(x * 256, at, 3)), 0],
  ['32 bits', formed(1, 32, (out, x, at) => out.writeInt32LE(x * 65_536, at)), 0],
  ['floating point', formed(3, 32, (out, x, at) => out.writeFloatLE(x / 32_768, at)), 0],
  ['double floating point', formed(3, 64, (out, x, at) => out.writeDoubleLE(x / 32_768, at)), 0],
])('reads %s', (_name, wav, off) => {
  const sound = soundOf(wav);
  expect([sound.rate, sound.samples.length]).toEqual([rate, samples.length]);
  for (const [n, sample] of sound.samples.entries()) expect(Math.abs(sample - samples[n]!)).toBeLessThanOrEqual(off);
});

test('reads to the end what was written as a stream, and what is too loud is as loud as can be', () => {
  const streamed = wavOf({ rate, samples });
  streamed.writeUInt32LE(0x7fff_f000, 40);
  expect(soundOf(streamed).samples).toEqual(samples);
  const loud = formed(3, 32, (out, x, at) => out.writeFloatLE(x === 0 ? NaN : x * 9, at));
  expect(soundOf(loud).samples.reduce((most, x) => Math.max(most, x))).toBe(32_767);
});

const head = wavOf({ rate, samples }).subarray(0, 36);
const changed = (at: number, value: number): Buffer => {
  const wav = wavOf({ rate, samples });
  wav.writeUInt16LE(value, at);
  return wav;
};
test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('RIFFED')],
  ['a head alone', head],
  ['a cut WAV', wavOf({ rate, samples }).subarray(0, 1000)],
  ['ADPCM', changed(20, 2)],
  ['no channels', changed(22, 0)],
  ['too many channels', changed(22, 99)],
  ['a rate of nothing', changed(24, 0)],
  ['12 bits', changed(34, 12)],
  [
    'samples before their form',
    riff([
      ['data', Buffer.alloc(8)],
      ['fmt ', Buffer.alloc(16)],
    ]),
  ],
  [
    'a short form',
    riff([
      ['fmt ', Buffer.alloc(4)],
      ['data', Buffer.alloc(8)],
    ]),
  ],
])('%s has no sound', (_name, wav) => expect(() => soundOf(wav)).toThrow('SPEECH_FAILED'));
