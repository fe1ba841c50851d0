import { expect, test } from 'vitest';
import type { Cell } from './contract.ts';
import { departs, usualOf } from './differences.ts';

const cell = (value: string, more: Partial<Cell> = {}): Cell => ({
  state: value === '' ? 'silent' : 'answered',
  line: [],
  passage: null,
  value,
  read: value,
  corrected: null,
  ...more,
});
const column = (...values: string[]) => values.map((value) => ({ cells: [cell(value)] }));

test('what at least half of the cells say is usual, and what says otherwise departs; silence does not', () => {
  const rows = column('a', 'a', 'b', '', 'a');
  const usual = usualOf(rows, 0);
  expect(usual).toEqual({ value: 'a', count: 3, of: 4, example: 0 });
  expect(rows.map(({ cells }) => departs(cells[0], usual))).toEqual([false, false, true, false, false]);
});

test('where all differ, or too few say something, nothing departs', () => {
  expect(usualOf(column('a', 'b', 'c'), 0)).toBeNull();
  expect(usualOf(column('a', 'b'), 0)).toBeNull();
  expect(usualOf(column('a', 'a', 'b', 'c', 'd'), 0)).toBeNull();
  expect(departs(cell('b'), null)).toBe(false);
});

test('a cell that was set right counts as what it says now', () => {
  const rows = [...column('a', 'a'), { cells: [cell('b', { state: 'silent', corrected: '5 UF' })] }];
  expect(departs(rows[2]!.cells[0], usualOf(rows, 0))).toBe(true);
});
