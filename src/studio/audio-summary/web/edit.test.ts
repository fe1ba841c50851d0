import { expect, test } from 'vitest';
import type { AudioSummary } from '../contract.ts';
import { begun, edit, isSameScript, linesOf, measure, type Change, type Editing } from './edit.ts';
import { lineAt, stretches } from './lines.ts';

const script: AudioSummary = {
  language: 'es',
  minutes: 1,
  speakers: [
    { name: 'Elena', voice: '' },
    { name: 'Bruno', voice: '' },
  ],
  lines: [
    { speaker: 'a', part: 'opening', text: 'Te leemos lo principal.' },
    { speaker: 'b', part: 'what', text: '¿Qué documento es?' },
    { speaker: 'a', part: 'what', text: 'Contrato de arrendamiento.', location: { citation_id: 1 } },
  ],
  partly: null,
  audio: null,
};
const after = (...changes: Change[]): Editing => changes.reduce(edit, begun(linesOf(script)));
const texts = ({ lines }: Editing): string[] => lines.map(({ text }) => text);

test('a line is written, given to the other, moved, added and removed, and each is taken back', () => {
  const written = after({ do: 'write', id: 1, text: '¿Q' }, { do: 'write', id: 1, text: '¿Qué es?' });
  expect(texts(written)[1]).toBe('¿Qué es?');
  expect(written.past).toHaveLength(1);
  expect(texts(edit(written, { do: 'undo' }))).toEqual(texts(after()));

  const moved = after({ do: 'move', id: 0, by: 1 });
  expect(moved.lines.map(({ id, part }) => [id, part])).toEqual([
    [1, 'what'],
    [0, 'what'],
    [2, 'what'],
  ]);
  expect(moved.focus).toBe(0);
  expect(after({ do: 'move', id: 0, by: -1 }).past).toEqual([]);

  const added = after({ do: 'add', id: 2 });
  expect(added.lines.at(-1)).toEqual({ id: 3, speaker: 'b', part: 'what', text: '', citation: null });
  expect(added.focus).toBe(3);
  const removed = edit(added, { do: 'remove', id: 3 });
  expect(texts(removed)).toEqual(texts(after()));
  expect(removed.focus).toBe(2);

  const last = after({ do: 'remove', id: 0 }, { do: 'remove', id: 1 }, { do: 'remove', id: 2 });
  expect(texts(last)).toEqual(['Contrato de arrendamiento.']);
  expect(after({ do: 'speaker', id: 2, speaker: 'b' }).lines[2]).toMatchObject({ speaker: 'b', citation: 1 });
  expect(isSameScript(linesOf(script), removed.lines)).toBe(true);
  expect(isSameScript(linesOf(script), moved.lines)).toBe(false);
});

test('how long a script lasts is told by the pace at which it was spoken', () => {
  const lines = Array.from({ length: 30 }, (_, id) => ({ ...linesOf(script)[0]!, id, text: 'x'.repeat(60) }));
  expect(measure(lines, script)).toEqual({ characters: 1800, minutes: 2 });
  const characters = measure(linesOf(script), script).characters;
  const audio = { seconds: characters / 30, bytes: 1, made_by: '', times: [], peaks: [] };
  expect(measure(lines, { ...script, audio }).minutes).toBe(1);
});

test('the line that is heard, and the stretches of a script', () => {
  const times = [
    { from: 0.2, to: 4 },
    { from: 4.3, to: 6 },
    { from: 6.5, to: 9 },
  ];
  expect([0, 0.2, 4.2, 4.3, 100].map((second) => lineAt(times, second))).toEqual([null, 0, 0, 1, 2]);
  expect(stretches(script.lines).map(({ part, lines }) => [part, lines.map(({ at }) => at)])).toEqual([
    ['opening', [0]],
    ['what', [1, 2]],
  ]);
});
