import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster, toast } from './toast.tsx';

afterEach(() => void vi.useRealTimers());

const seen = (): string[] =>
  [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')].map(({ textContent }) => textContent);

test('three toasts are seen at a time, the newest, each for four seconds', async () => {
  render(<Toaster />);
  toast({ title: 'first' });
  await screen.findByText('first', {}, { timeout: 20_000 });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const title of ['second', 'third', 'fourth']) toast({ title });
  await waitFor(() => expect(seen()).toEqual(['fourth', 'third', 'second']));
  const list = document.querySelector<HTMLElement>('[data-sonner-toaster]')!;
  expect(list.style.getPropertyValue('--width')).toBe('356px');
  expect(list.style.getPropertyValue('--gap')).toBe('14px');
  await act(async () => void (await vi.advanceTimersByTimeAsync(3000)));
  expect(seen()).toContain('second');
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  expect(seen().filter((one) => one !== 'first')).toEqual([]);
});
