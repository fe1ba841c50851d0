import { expect, test } from 'vitest';
import type { AudioSummary } from '../contract.ts';
import { change } from './change.ts';

const result: AudioSummary = {
  language: 'es',
  minutes: 5,
  speakers: [
    { name: 'Elena', voice: 'Andina' },
    { name: 'Bruno', voice: 'Maule' },
  ],
  lines: [
    { speaker: 'a', part: 'opening', text: 'Hola.' },
    {
      speaker: 'b',
      part: 'points',
      text: 'La renta es de diez UF.',
      location: { citation_id: 1, label: 'Cuarto' },
      by: 'model',
    },
    { speaker: 'a', part: 'points', text: 'y se paga por mes anticipado.', location: { citation_id: 1 } },
  ],
  partly: null,
  audio: { seconds: 10, bytes: 100, made_by: 'eSpeak', times: [], peaks: [] },
};
const line = (text: string, citation_id: number | null) => ({ speaker: 'a', part: 'points', text, citation_id });

test('a kept line keeps its place and who wrote it; other words are edited; a new line has no place', () => {
  const changed = change(result, {
    lines: [
      line('La renta es de diez UF.', 1),
      line('y se paga antes.', 1),
      line('Esto es mío.', null),
      line('Hola.', null),
    ],
  });
  expect(changed.lines).toEqual([
    {
      speaker: 'a',
      part: 'points',
      text: 'La renta es de diez UF.',
      location: { citation_id: 1, label: 'Cuarto' },
      by: 'model',
    },
    {
      speaker: 'a',
      part: 'points',
      text: 'y se paga antes.',
      location: { citation_id: 1, label: 'Cuarto' },
      edited: true,
    },
    { speaker: 'a', part: 'points', text: 'Esto es mío.', edited: true },
    { speaker: 'a', part: 'points', text: 'Hola.' },
  ]);
  expect(changed.audio).toBeNull();
  expect(changed.speakers).toEqual([
    { name: 'Elena', voice: '' },
    { name: 'Bruno', voice: '' },
  ]);
});

test('what nobody sees of new words is gone', () => {
  const { lines } = change(result, { lines: [line('uno\u0000\u001bdos \u202etres', null)] });
  expect(lines[0]!.text).toBe('uno dos  tres');
});

test.each([
  ['a script that is too long', { lines: Array.from({ length: 40 }, () => line('x'.repeat(501), null)) }],
  ['a line with nothing to see', { lines: [line('\u0000', null)] }],
  ['a citation that the script does not have', { lines: [line('x', 2)] }],
  ['no lines', { lines: [] }],
  ['a line that is too long', { lines: [line('x'.repeat(601), null)] }],
  ['something else', 'lines'],
])('refuses %s', (_, said) => {
  expect(() => change(result, said)).toThrow(expect.objectContaining({ code: 'INVALID' }));
});
