import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAnother, hearAnother, keepColumns, keptColumns, takeAnother } from './draft.ts';

const COLUMNS = [
  { preset: 'rent', question: '' },
  { preset: null, question: '¿Quién paga los gastos comunes?' },
] as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the columns that were asked for last stand in their notebook for thirty days', () => {
  vi.useFakeTimers();
  keepColumns('a', COLUMNS);
  expect(keptColumns('a')).toEqual(COLUMNS);
  expect(keptColumns('b')).toEqual([]);
  vi.advanceTimersByTime(31 * 24 * 60 * 60 * 1000);
  expect(keptColumns('a')).toEqual([]);
});

test('what is kept and is no list of columns is none', () => {
  for (const kept of ['{', 'null', '[]', JSON.stringify({ at: Date.now(), columns: [{ preset: 'nothing' }] })]) {
    localStorage.setItem('draft:table:a', kept);
    expect(keptColumns('a')).toEqual([]);
  }
});

test('what another table is asked is told to the form, and taken once', () => {
  const heard = vi.fn<() => void>();
  const stop = hearAnother(heard);
  const another = { sources: ['s'], columns: [...COLUMNS] };
  askAnother('a', another);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(takeAnother('b')).toBeUndefined();
  expect(takeAnother('a')).toEqual(another);
  expect(takeAnother('a')).toBeUndefined();
  stop();
  askAnother('a', another);
  expect(heard).toHaveBeenCalledTimes(1);
});
