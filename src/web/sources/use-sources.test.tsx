import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { showAdded, useSources } from './use-sources.ts';

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

test('the answer to what adds a source is not shown over what the list tells of it already', async () => {
  const read = { id: 's', notebook_id: 'n', processing_status: 'failed' };
  const listOf = keyOf(sourcesApi.list, { params: { id: 'n' } });
  const seen: string[] = [];
  vi.stubGlobal('fetch', async () => Response.json([read]));
  const { unmount } = renderHook(
    () => {
      const { data } = useSources('n');
      if (data) seen.push(data.map(({ processing_status }) => processing_status).join());
    },
    { wrapper },
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  // It says how the source stood before it was read, and comes late.
  act(() => showAdded({ ...read, processing_status: 'pending' } as Source));
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(new Set(seen)).toEqual(new Set(['failed']));
  expect(queries.getQueryData(listOf)).toHaveLength(1);
  act(() => showAdded({ ...read, id: 'other', processing_status: 'pending' } as Source));
  expect(queries.getQueryData(listOf)).toHaveLength(2);
  unmount();
});
