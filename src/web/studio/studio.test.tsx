import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudioJob } from '#contract/studio.ts';
import { queries } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { callableBack } from '#web/ui/undo.ts';
import type { GeneratorFace } from './tool.ts';
import { isUnfinished, taken, useIsGone } from './use-jobs.ts';
import { useStart } from './use-start.ts';
import { useAgo, useElapsed } from './when.ts';

const face = {
  contract: { api: { start: { method: 'POST', path: '/notebooks/x-analysis/' } } },
  text: { en: { startFailed: 'Could not start.' }, es: { startFailed: 'No se pudo iniciar.' } },
} as unknown as GeneratorFace;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

beforeEach(() => {
  setLanguage('es');
  keep({ access: 'a', refresh: 'r' });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  queries.clear();
});

test('a second press while the first is under way starts nothing, and a later one does', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push(body);
    return new Promise((resolve) =>
      answers.push(() => resolve(new Response(JSON.stringify({ job_id: `${asked.length}` }), { status: 202 }))),
    );
  });
  const { result } = renderHook(() => useStart(face, 'n'), { wrapper });
  let first: Promise<StudioJob | null> | undefined;
  act(() => void (first = result.current.start({ sourceId: 's', engine: 'embedded' })));
  await act(async () => expect(await result.current.start({ sourceId: 's' })).toBeNull());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(JSON.parse(asked[0]!)).toEqual({ notebook_id: 'n', source_id: 's', engine: 'embedded' });
  await act(async () => {
    answers[0]!();
    expect(await first).toEqual({ job_id: '1' });
  });
  act(() => void result.current.start({ sourceId: 's' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(JSON.parse(asked[1]!)).toEqual({ notebook_id: 'n', source_id: 's' });
});

test('a job that is cancelled is known to be gone; one that stands, or none, is not', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ jobs: [{ job_id: 'j', status: 'completed' }], total_count: 1 }))),
  );
  const { result, rerender } = renderHook(({ id }: { id: string | null }) => useIsGone('n', id), {
    wrapper,
    initialProps: { id: 'other' as string | null },
  });
  await waitFor(() => expect(result.current).toBe(true));
  rerender({ id: null });
  expect(result.current).toBe(false);
  rerender({ id: 'j' });
  expect(result.current).toBe(false);
  // What the server says of it comes later.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  act(() => void taken('n', 'j'));
  await waitFor(() => expect(result.current).toBe(true));
});

test('what waits or runs is not finished', () => {
  const states = ['pending', 'processing', 'completed', 'failed'] as const;
  expect(states.filter((status) => isUnfinished({ status }))).toEqual(['pending', 'processing']);
});

test('times are told as they are said', () => {
  const { result } = renderHook(() => ({ ago: useAgo(), elapsed: useElapsed() }));
  const at = '2026-03-05T12:00:00.000Z';
  const after = (seconds: number): number => Date.parse(at) + seconds * 1000;
  const { ago, elapsed } = result.current;
  expect([ago(at, after(-5)), ago(at, after(59)), ago(at, after(240))]).toEqual([
    'hace un momento',
    'hace un momento',
    'hace 4\u00a0min',
  ]);
  expect(ago(at, after(3600))).toBe('5 mar 2026');
  expect([elapsed(at, after(-3)), elapsed(at, after(72)), elapsed(at, after(7500))]).toEqual([
    '0\u00a0s',
    '1\u00a0min 12\u00a0s',
    '2\u00a0h 5\u00a0min',
  ]);
});

test('what is deleted goes at once, is told to the server with the page, once', async () => {
  const going = callableBack();
  const { result } = renderHook(() => going.useGoing());
  let told = 0;
  const tell = (): Promise<void> => Promise.resolve(void (told += 1));
  act(() => going.remove({ id: 'a', said: 'Eliminado', act: tell }));
  expect([...result.current]).toEqual(['a']);
  expect(told).toBe(0);
  await act(async () => {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });
  expect(told).toBe(1);
  await waitFor(() => expect([...result.current]).toEqual([]));
});
