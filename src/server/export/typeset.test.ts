import { expect, test } from 'vitest';
import type { Manuscript } from './manuscript.ts';
import { writePdf } from './pdf/pdf.ts';
import { typeset } from './typeset.ts';

const note = (markdown: string): Manuscript => ({
  language: 'es',
  zone: null,
  at: '2026-01-01T00:00:00.000Z',
  title: 'Nota',
  kind: 'note',
  notebook: 'Cuaderno',
  engine: null,
  left: 0,
  parts: [{ kind: 'text', markdown }],
  prints: [],
});

test('a heading without a word is none, and the note that has one is printed', async () => {
  const paper = typeset(note('# Plazo\n\n#\n\n> ## ![](x)\n\nTreinta días.'));
  expect(paper.blocks.filter(({ kind }) => kind === 'heading')).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Plazo' }] },
  ]);
  expect((await writePdf(paper)).subarray(0, 5).toString()).toBe('%PDF-');
});
