import { expect, test } from 'vitest';
import type { KeptCitation } from '#server/sources/index.ts';
import { splitParts } from './kept.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const cited = (citation_id: number, start: number): KeptCitation => ({
  citation_id, source_id: ID, source_type: 'txt', version: 1, start, end: start + 3, state: 'exact', changes: [], cautions: [],
}); // prettier-ignore

test('a result is parted by its rows, each with the citations that it places, counted from 1', () => {
  const rows = [
    { source_id: ID, cells: [{ line: [{ citation_id: 1 }, ' y ', { citation_id: 2 }] }] },
    { source_id: OTHER, cells: [{ line: [{ citation_id: 3 }] }, { line: [] }] },
  ];
  const parts = splitParts({ columns: [], rows }, [cited(1, 0), cited(2, 10), cited(3, 20)]);
  expect(parts.map(({ source_id, row }) => [source_id, row])).toEqual([
    [ID, { cells: [{ line: [{ citation_id: 1 }, ' y ', { citation_id: 2 }] }] }],
    [OTHER, { cells: [{ line: [{ citation_id: 1 }] }, { line: [] }] }],
  ]);
  expect(parts.map(({ citations }) => citations.map(({ citation_id, start }) => [citation_id, start]))).toEqual([
    [[1, 0], [2, 10]],
    [[1, 20]],
  ]); // prettier-ignore
});
