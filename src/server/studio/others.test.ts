import { expect, test } from 'vitest';
import { buildSegment } from '#reading/index/segment.ts';
import type { Selected } from '#server/sources/index.ts';
import { asDocuments } from './others.ts';

const source = (title: string, text: string): Selected =>
  ({ title, type: 'txt', text, index: buildSegment({ text, language: 'es' }) }) as unknown as Selected;

test('other sources are handed in their order; one without room keeps its place and its title', () => {
  const sources = [source('Ley', 'x'.repeat(60)), source('Código', 'x'.repeat(60)), source('Fallo', 'x'.repeat(40))];
  expect(asDocuments(sources, 100).map(({ title, text, speaks }) => [title, text.length, speaks])).toEqual([
    ['Ley', 60, 'es'],
    ['Código', 0, 'es'],
    ['Fallo', 40, 'es'],
  ]);
  expect(asDocuments([])).toEqual([]);
});
