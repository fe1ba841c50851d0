import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS, Watch } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = (): { watch: Watch; killed: () => number } => {
  let times = 0;
  const watch = new Watch(() => void times++);
  return { watch, killed: () => times };
};

test('a process that says nothing is late', () => {
  const { watch, killed } = watched();
  vi.advanceTimersByTime(LIMITS.silent - 1);
  expect(killed()).toBe(0);
  vi.advanceTimersByTime(1);
  expect([killed(), watch.late]).toEqual([1, true]);
});

test('one that goes on telling pages has its time in all, and no more', () => {
  const { watch, killed } = watched();
  for (let spent = 0; spent < LIMITS.plain; spent += 1000) {
    expect(killed()).toBe(0);
    watch.alive();
    vi.advanceTimersByTime(1000);
  }
  expect(watch.late).toBe(true);
});

test('while an image is read for it, it is not late; and with images it has longer', () => {
  const { watch, killed } = watched();
  expect(watch.waits()).toBe(true);
  vi.advanceTimersByTime(LIMITS.plain + LIMITS.silent);
  expect(killed()).toBe(0);
  watch.alive();
  vi.advanceTimersByTime(LIMITS.silent);
  expect(killed()).toBe(1);
});

test('a thick scan has the rest of its images unread before its time is over', () => {
  const { watch, killed } = watched();
  const shown = (): boolean => {
    const time = watch.waits();
    vi.advanceTimersByTime(60_000);
    watch.alive();
    return time;
  };
  const minutes = Array.from({ length: 55 }, shown);
  expect(minutes.lastIndexOf(true)).toBe(LIMITS.looking / 60_000 - 1);
  expect(killed()).toBe(0);
  watch.end();
  vi.advanceTimersByTime(LIMITS.images);
  expect(killed()).toBe(0);
});
