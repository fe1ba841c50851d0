import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { language, setLanguage } from '#web/i18n/language.ts';
import { useChangeLanguage } from './use-change-language.ts';

beforeEach(() => keep({ access: 'a', refresh: 'r' }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  queries.clear();
  setLanguage('es');
});

test('no second change of language sets out while one is on its way', async () => {
  setLanguage('es');
  const answers: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => answers.push(() => resolve(Response.json({ metadata: { language: 'en' } })))),
  );
  const { result } = renderHook(() => useChangeLanguage());
  let first = Promise.resolve();
  await act(async () => void (first = result.current.change('en')));
  expect(result.current.changing).toBe(true);
  await act(() => result.current.change('es'));
  expect(answers).toHaveLength(1);
  await act(async () => {
    answers[0]!();
    await first;
  });
  expect(result.current.changing).toBe(false);
  expect(language()).toBe('en');
});
