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
/** How much of the page a toast is kept off. */
function kept(): Record<'head' | 'foot' | 'side', string> {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  keepClear(4000);
  const of = (name: string): string => document.documentElement.style.getPropertyValue(name);
  return { head: of('--head'), foot: of('--foot'), side: of('--side') };
}

test('a toast stands under the heads at the right, and above what lies at the foot', () => {
  part('data-head', 0, 0, 1440, 56);
  part('data-head', 56, 1080, 360, 52);
  part('data-foot', 800, 360, 720, 100);
  expect(kept()).toEqual({ head: '108px', foot: '100px', side: '0px' });
});

test('what is elsewhere, in the middle or not shown pushes it nowhere', () => {
  part('data-head', 0, 0, 1440, 56);
  part('data-head', 56, 0, 360, 200);
  part('data-head', 400, 460, 620, 60);
  part('data-head', 56, 1080, 360, 0);
  part('data-side', 56, 1384, 56, 844);
  expect(kept()).toEqual({ head: '56px', foot: '0px', side: '56px' });
});
