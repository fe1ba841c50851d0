import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  delete root.dataset.written;
});

/** A page opened by somebody whose browser speaks these, in their order. */
async function opened(languages: readonly string[], stored: string | null = null, search = ''): Promise<string> {
  history.replaceState(null, '', `/${search}`);
  if (stored !== null) localStorage.setItem('appLanguage', stored);
  vi.stubGlobal('navigator', { languages, language: languages[0] });
  // What stands before the first paint, and what draws the page, find the same.
  const before = { documentElement: { dataset: { ...root.dataset }, lang: '' } };
  runInNewContext(readFileSync('public/theme.js', 'utf8'), {
    window: { localStorage, sessionStorage },
    document: before,
    localStorage,
    location,
    navigator,
    URLSearchParams,
    matchMedia: () => ({ matches: false }),
  });
  const { language } = await import('./language.ts');
  expect(before.documentElement.lang).toBe(language());
  return language();
}

test.each([
  [['es-CL', 'en'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['pt-BR', 'pt', 'es-419', 'en'], 'es'],
  [['fr', 'EN-us', 'es'], 'en'],
  // Regions are no languages, and Estonian is no Spanish.
  [['ca-ES', 'est', 'en'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('of a browser that speaks %j it is %s, and kept', async (languages, found) => {
  expect(await opened(languages)).toBe(found);
  expect(localStorage.getItem('appLanguage')).toBe(found);
});

test.each(['xx', '', 'ES', 'null'])('%j that was kept counts as nothing, and goes', async (stored) => {
  expect(await opened(['es-CL'], stored)).toBe('es');
  expect(localStorage.getItem('appLanguage')).toBe('es');
});

test('what was chosen stands against the browser and the page; what an address asks for, for that page alone', async () => {
  root.dataset.written = 'es';
  expect(await opened(['es'], 'en')).toBe('en');
  vi.resetModules();
  expect(await opened(['es'], 'en', '?lang=es')).toBe('es');
  expect(localStorage.getItem('appLanguage')).toBe('en');
});

test('the language that the server wrote the page in is kept as found', async () => {
  root.dataset.written = 'es';
  expect(await opened(['fr'])).toBe('es');
  expect(localStorage.getItem('appLanguage')).toBe('es');
});
