import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { useAddWebsites } from './use-add-websites.ts';

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

test('the others are sent 150 ms after the first was answered', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { url: string }).url);
    return Response.json({ error: 'This notebook is full.', error_code: 'SOURCE_LIMIT' }, { status: 409 });
  });
  const { result } = renderHook(() => useAddWebsites('n'), { wrapper });
  const urls = ['https://bcn.cl/a', 'https://bcn.cl/b', 'https://bcn.cl/c'];
  const after = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const added = result.current.add(urls.map((url) => ({ line: 1, typed: url, url: new URL(url) })));
  await after(149);
  expect(sent).toEqual(urls.slice(0, 1));
  await after(1);
  expect(sent).toEqual(urls);
  expect(await added).toHaveLength(3);
});
