import { expect, test } from 'vitest';
import type { Notebook } from '#contract/notebooks.ts';
import { matching, sorted } from './find.ts';

const notebook = (title: string, description: string, updated_at: string, more: Partial<Notebook> = {}): Notebook => ({
  id: '00000000-0000-4000-8000-000000000000',
  title,
  description,
  icon: '📝',
  color: 'gray',
  created_at: updated_at,
  updated_at,
  opened_at: null,
  pinned: false,
  archived: false,
  engine: null,
  sources_count: 0,
  sources_by_type: {},
  sources_reading: 0,
  example_questions: [],
  generation_status: 'pending',
  ...more,
});
const all = [
  notebook('Casación Ñuble', 'Recurso', '2026-01-02T00:00:00Z'),
  notebook('arriendo', 'Bodega de Lampa', '2026-01-03T00:00:00Z'),
  notebook('Ley 21.719', '', '2026-01-01T00:00:00Z'),
];
const titles = (list: readonly Notebook[]): string[] => list.map(({ title }) => title);

test.each([
  ['', 3],
  ['CASACION', 1],
  ['nuble recurso', 1],
  ['recurso arriendo', 0],
  ['  bodega   lampa ', 1],
  ['%', 0],
])('%j finds %i', (query, count) => expect(matching(all, query)).toHaveLength(count));

test('the newest change comes first, or the title as the language orders it', () => {
  expect(titles(sorted(all, 'recent', 'es'))).toEqual(['arriendo', 'Casación Ñuble', 'Ley 21.719']);
  expect(titles(sorted(all, 'title', 'es'))).toEqual(['arriendo', 'Casación Ñuble', 'Ley 21.719']);
});

test('pinned ones come first in every order, and what was never opened last of those opened', () => {
  const some = [
    notebook('a', '', '2026-01-03T00:00:00Z'),
    notebook('b', '', '2026-01-02T00:00:00Z', { opened_at: '2026-02-01T00:00:00Z' }),
    notebook('c', '', '2026-01-01T00:00:00Z', { pinned: true }),
  ];
  expect(titles(sorted(some, 'recent', 'es'))).toEqual(['c', 'a', 'b']);
  expect(titles(sorted(some, 'opened', 'es'))).toEqual(['c', 'b', 'a']);
  expect(titles(sorted(some, 'title', 'es'))).toEqual(['c', 'a', 'b']);
});
