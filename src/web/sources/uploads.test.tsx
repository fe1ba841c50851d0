import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_SOURCES } from '#contract/sources.ts';
import { cancel, send, useUploads } from './uploads.ts';

afterEach(() => vi.unstubAllGlobals());

test('of more files than a notebook takes the first ones are sent', () => {
  // Nothing is answered: all of them wait.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { result, rerender } = renderHook(() => useUploads('n'));
  send(
    'n',
    Array.from({ length: MAX_SOURCES + 2 }, (_, i) => new File(['x'], `${i}.txt`)),
  );
  rerender();
  expect(result.current.map(({ file }) => file.name)).toEqual(
    Array.from({ length: MAX_SOURCES }, (_, i) => `${i}.txt`),
  );
  for (const one of result.current) cancel(one);
});
