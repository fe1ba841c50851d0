import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { useSources } from './use-sources.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
  keep({ access: 'a', refresh: 'r' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  queries.clear();
});

test('a list is asked for every minute while a source in it is being read, and no more once all are done', async () => {
  let asked = 0;
  let processing_status = 'processing';
  vi.stubGlobal('fetch', async () => {
    asked++;
    return Response.json([{ id: 's', processing_status }]);
  });
  const { unmount } = renderHook(() => useSources('n'), { wrapper });
  const after = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await after(0);
  expect(asked).toBe(1);
  await after(59_000);
  expect(asked).toBe(1);
  processing_status = 'completed';
  await after(1000);
  expect(asked).toBe(2);
  await after(10 * 60_000);
  expect(asked).toBe(2);
  unmount();
});
