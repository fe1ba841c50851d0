import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Speech } from '#server/ports/speech/port.ts';
import { tone } from '#test/sound.ts';
import { audioSummary } from '../contract.ts';
import { filing } from './filing.ts';

const script = audioSummary.parse({
  language: 'es',
  minutes: 1,
  speakers: [
    { name: 'Ana', voice: '' },
    { name: 'Luis', voice: '' },
  ],
  lines: [{ speaker: 'b', part: 'points', text: 'La renta es de $1.500.000 según el art. 5° de la Ley N° 18.101.' }],
  partly: null,
  audio: null,
});

test('is made along with its script, unless that is to be read first', () => {
  expect(filing.atOnce({ minutes: 5, review: false })).toBe(true);
  expect(filing.atOnce({ minutes: 5, review: true })).toBe(false);
});

test('is called after its source', () => expect(filing.name('Contrato')).toBe('audio-summary-Contrato'));

test('says figures and abbreviations as they are read aloud, by the voice of the line', async () => {
  const heard: unknown[] = [];
  const speech: Speech = {
    name: 'tones',
    host: null,
    voices: () => ['one', 'two'],
    async *speak(utterances) {
      heard.push(...utterances);
      for (const _ of utterances) yield tone(200, 1);
    },
  };
  const made = await filing.make({
    result: script,
    speech,
    hear: () => undefined,
    signal: new AbortController().signal,
  });
  const { lines, audio, speakers } = audioSummary.parse(made.result);
  expect(heard).toEqual([{ voice: 1, text: expect.stringMatching(/un millón quinientos mil pesos.*artículo/) }]);
  expect(lines).toEqual(script.lines);
  expect(speakers.map(({ voice }) => voice)).toEqual(['one', 'two']);
  expect((await buffer(made.bytes)).length).toBe(audio!.bytes);
  expect(filing.change(made.result as typeof script, { lines: [{ speaker: 'a', part: 'closing', text: 'Adiós.', citation_id: null }] })).toMatchObject({ audio: null }); // prettier-ignore
});
