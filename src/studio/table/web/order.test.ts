import { expect, test } from 'vitest';
import type { Cell } from '../contract.ts';
import { grouped, ordered, pressed, type Line, type Sort } from './order.ts';

const cell = (said: string | null): Cell => ({
  state: said === null ? 'silent' : 'answered',
  line: said === null ? [] : [said],
  passage: null,
  value: said ?? '',
  read: said ?? '',
  corrected: null,
});
const line = (title: string, ...said: (string | null)[]): Line => ({
  id: title,
  title,
  row: { source_id: title, why: null, cells: said.map(cell) },
});
const LINES = [
  line('Bodega 11', '95 UF', 'Arrendadora'),
  line('Bodega 3', null, 'Arrendataria'),
  line('Bodega 7', '412 UF', null),
  { id: 'x', title: 'Bodega 19', row: null },
];
const titles = (filter: string, sort: Sort): string[] =>
  ordered(LINES, { filter, sort, byId: new Map(), language: 'es' }).map(({ title }) => title);

test('lines are sorted by what a column says, figures by their size, and those that say nothing come last both ways', () => {
  expect(titles('', null)).toEqual(['Bodega 11', 'Bodega 3', 'Bodega 7', 'Bodega 19']);
  expect(titles('', { column: 0, down: false })).toEqual(['Bodega 11', 'Bodega 7', 'Bodega 3', 'Bodega 19']);
  expect(titles('', { column: 0, down: true })).toEqual(['Bodega 7', 'Bodega 11', 'Bodega 3', 'Bodega 19']);
  expect(titles('', { column: -1, down: false })).toEqual(['Bodega 3', 'Bodega 7', 'Bodega 11', 'Bodega 19']);
});

test('what does not clearly answer stands between what answers and what says nothing, both ways', () => {
  const near = { ...line('Cercana', '10 UF') };
  near.row!.cells[0]!.state = 'near';
  const all = [line('Callada', null), near, line('Alta', '95 UF'), line('Baja', '5 UF')];
  const by = (down: boolean) =>
    ordered(all, { filter: '', sort: { column: 0, down }, byId: new Map(), language: 'es' }).map(({ title }) => title);
  expect(by(false)).toEqual(['Baja', 'Alta', 'Cercana', 'Callada']);
  expect(by(true)).toEqual(['Alta', 'Baja', 'Cercana', 'Callada']);
});

test('a figure with marks of thousands is as large as it says', () => {
  const priced = [line('A', '$1.050.000'), line('B', '$950.000'), line('C', '$12.500')];
  const found = ordered(priced, { filter: '', sort: { column: 0, down: false }, byId: new Map(), language: 'es' });
  expect(found.map(({ title }) => title)).toEqual(['C', 'B', 'A']);
});

test('the filter looks in titles and cells', () => {
  expect(titles(' arrendataria ', null)).toEqual(['Bodega 3']);
  expect(titles('bodega 1', null)).toEqual(['Bodega 11', 'Bodega 19']);
});

test('a correction is what a cell says', () => {
  const corrected = [{ ...LINES[0]!, row: { ...LINES[0]!.row!, cells: [{ ...cell('95 UF'), corrected: '500 UF' }] } }];
  const found = ordered(corrected, { filter: '500', sort: null, byId: new Map(), language: 'es' });
  expect(found).toHaveLength(1);
});

test('lines that say the same stand together, the largest group first, and what says nothing last', () => {
  const near = line('Cercana', '10 UF');
  near.row!.cells[0]!.state = 'near';
  const all = [near, line('A', '95 UF'), line('B', '120 UF'), line('Callada', null), line('C', '120 UF'), LINES[3]!];
  const say = { unclear: 'No lo dice claramente', silent: 'No lo dice', unread: 'No se leyó' };
  const { lines, groups } = grouped(all, 0, new Map(), say);
  expect(lines.map(({ title }) => title)).toEqual(['B', 'C', 'A', 'Cercana', 'Callada', 'Bodega 19']);
  expect([...groups]).toEqual([
    ['B', { label: '120 UF', count: 2 }],
    ['A', { label: '95 UF', count: 1 }],
    ['Cercana', { label: 'No lo dice claramente', count: 1 }],
    ['Callada', { label: 'No lo dice', count: 1 }],
    ['x', { label: 'No se leyó', count: 1 }],
  ]);
});

test('a head is pressed up, down and away again', () => {
  const up = pressed(null, 2);
  expect(up).toEqual({ column: 2, down: false });
  expect(pressed(up, 2)).toEqual({ column: 2, down: true });
  expect(pressed(pressed(up, 2), 2)).toBeNull();
  expect(pressed(up, 0)).toEqual({ column: 0, down: false });
});
