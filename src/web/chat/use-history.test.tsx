import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries, readAllAgain } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { useHistory } from './use-history.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
/** A conversation of eighty messages, told in parts as the server tells them. */
const ALL = Array.from({ length: 80 }, (_, at) => ({ id: String(at) }));
function partOf(address: string): object[] {
  const { searchParams } = new URL(address, 'http://127.0.0.1');
  const before = searchParams.get('before');
  const end = before === null ? ALL.length : ALL.findIndex(({ id }) => id === before);
  return ALL.slice(Math.max(0, end - Number(searchParams.get('limit'))), end);
}

beforeEach(() => keep({ access: 'a', refresh: 'r' }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  queries.clear();
});

test('an older part that is asked for comes, though all is read again meanwhile', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Response.json(partOf(address));
  });
  const { result, unmount } = renderHook(() => useHistory('n'), { wrapper });
  await waitFor(() => expect(result.current.messages).toHaveLength(50));
  for (const first of ['older', 'again'] as const) {
    await act(() => queries.resetQueries());
    await waitFor(() => expect(result.current.messages).toHaveLength(50));
    act(() => {
      if (first === 'again') void readAllAgain();
      result.current.older!();
      if (first === 'older') void readAllAgain();
    });
    await waitFor(() => expect(result.current.messages).toHaveLength(80));
  }
  unmount();
});
