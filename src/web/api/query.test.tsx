import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { notebooksApi, type Notebook } from '#contract/notebooks.ts';
import { isReadBefore, keyOf, queries, readAgain, useCall } from './query.ts';
import { forget, keep } from './session.ts';

afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
  forget();
});

test('a first reading that a change overtakes is not taken for the newest', async () => {
  const queryKey = ['/list', {}];
  const answers: ((list: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(queries, {
    queryKey,
    queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
  });
  const stop = observer.subscribe(() => undefined);
  const again = readAgain(queryKey);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(['new']);
  answers[0]!([]);
  await again;
  expect(observer.getCurrentResult().data).toEqual(['new']);
  stop();
});

test('what was read before a change is told from what was read after it', () => {
  expect(isReadBefore(60_000)).toBe(false);
  queries.setQueryData(['/list', {}], [], { updatedAt: Date.now() - 10_000 });
  expect(isReadBefore(5000)).toBe(true);
  expect(isReadBefore(30_000)).toBe(false);
});

test('a list is asked for by the tag of what is shown; what the page changed itself has none', async () => {
  keep({ access: 'access', refresh: 'refresh' });
  const server = { tag: '"1"', list: [{ id: 'a', title: 'Uno' }, { id: 'b', title: 'Dos' }] }; // prettier-ignore
  const shown: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Headers }) => {
    const tag = headers.get('if-none-match');
    shown.push(tag);
    const answer = { headers: { etag: server.tag } };
    return Promise.resolve(
      tag === server.tag
        ? new Response(null, { status: 304, ...answer })
        : new Response(JSON.stringify(server.list), answer),
    );
  });
  const key = keyOf(notebooksApi.list, {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCall(notebooksApi.list, {}), { wrapper });
  await expect.poll(() => result.current.data).toEqual(server.list);
  const first = result.current.data;
  await readAgain(key);
  expect(result.current.data).toBe(first);
  // One of two changed: what is shown is made of both answers, and has the tag of the newer.
  Object.assign(server, { tag: '"2"', list: [server.list[0], { id: 'b', title: 'Tres' }] });
  await readAgain(key);
  await readAgain(key);
  expect(queries.getQueryData(key)).toEqual(server.list);
  queries.setQueryData<Notebook[]>(key, (list) => list!.slice(1));
  await readAgain(key);
  expect(queries.getQueryData(key)).toEqual(server.list);
  expect(shown).toEqual([null, '"1"', '"1"', '"2"', null]);
});
