import { afterEach, expect, test, vi } from 'vitest';
import { keepClear } from './clear.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** A part of a page of 1440 × 900, at its place. */
function part(mark: string, top: number, left: number, width: number, height: number): void {
  const one = document.createElement('div');
  one.setAttribute(mark, '');
  one.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(one);
}
/** How much of the foot a toast is kept off. */
function kept(): string {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  keepClear(4000);
  return document.documentElement.style.getPropertyValue('--foot');
}

test('a toast stands above the controls that lie one above the other at the foot', () => {
  part('data-foot', 840, 1080, 360, 60);
  part('data-foot', 760, 1080, 360, 72);
  expect(kept()).toBe('140px');
});

test('what lies beside it, higher up or is not shown does not lift it', () => {
  part('data-foot', 800, 360, 700, 100);
  part('data-foot', 500, 460, 900, 60);
  part('data-foot', 840, 1080, 360, 0);
  expect(kept()).toBe('0px');
});
