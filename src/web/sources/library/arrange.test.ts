import { expect, test } from 'vitest';
import type { Source } from '#contract/sources.ts';
import { grouped, matching, sorted } from './arrange.ts';

const source = (title: string, type: Source['type'], folder_id: string | null = null): Source =>
  ({ id: title, title, type, folder_id, display_name: `${title}.pdf` }) as Source;
const SOURCES = [source('Anexo 10', 'pdf', 'f'), source('Casación', 'text'), source('anexo 2', 'pdf', 'gone')];
const titles = (sources: readonly Source[]): string[] => sources.map(({ title }) => title);

test('sources are put in an order: by name as people count, by kind and then by name', () => {
  expect(titles(sorted(SOURCES, 'oldest'))).toEqual(['Anexo 10', 'Casación', 'anexo 2']);
  expect(titles(sorted(SOURCES, 'newest'))).toEqual(['anexo 2', 'Casación', 'Anexo 10']);
  expect(titles(sorted(SOURCES, 'name'))).toEqual(['anexo 2', 'Anexo 10', 'Casación']);
  expect(titles(sorted(SOURCES, 'kind'))).toEqual(['anexo 2', 'Anexo 10', 'Casación']);
});

test('a filter finds all its words, whatever their accents', () => {
  expect(titles(matching(SOURCES, 'casacion'))).toEqual(['Casación']);
  expect(titles(matching(SOURCES, ' 2 anexo'))).toEqual(['anexo 2']);
  expect(matching(SOURCES, '')).toHaveLength(3);
});

test('what lies in a folder that is gone lies in none', () => {
  const groups = grouped(SOURCES, [
    { id: 'f', name: 'B' },
    { id: 'e', name: 'A' },
  ]);
  expect(groups.map(({ folder, sources }) => [folder?.name ?? null, titles(sources)])).toEqual([
    ['A', []],
    ['B', ['Anexo 10']],
    [null, ['Casación', 'anexo 2']],
  ]);
});
