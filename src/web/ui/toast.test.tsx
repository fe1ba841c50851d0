import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster, toast } from './toast.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const seen = (): string[] =>
  [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')].map(({ textContent }) => textContent);

test('three toasts are seen at a time, the newest, each for four seconds', async () => {
  render(<Toaster />);
  toast({ title: 'first' });
  await screen.findByText('first', {}, { timeout: 20_000 });
  vi.useFakeTimers();
  for (const title of ['second', 'third', 'fourth']) toast({ title });
  const after = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await after(100);
  expect(seen()).toEqual(['fourth', 'third', 'second']);
  const list = document.querySelector<HTMLElement>('[data-sonner-toaster]')!;
  expect(list.style.getPropertyValue('--width')).toBe('356px');
  expect(list.style.getPropertyValue('--gap')).toBe('14px');
  await after(3800);
  expect(seen()).toContain('second');
  await after(1000);
  expect(seen().filter((one) => one !== 'first')).toEqual([]);
});
