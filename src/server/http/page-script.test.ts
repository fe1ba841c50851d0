import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

describe('what becomes HTML in a page', () => {
  const policy = readFileSync('public/theme.js', 'utf8');
  const inside = (of: string): string => readFileSync(createRequire(import.meta.url).resolve(of), 'utf8');

  test('is the style of the select, as the library writes it', () => {
    const style = /const style =\s+'([^']+)'/.exec(policy)![1]!;
    expect(inside('@radix-ui/react-select')).toContain(style);
  });

  test('is named in the only policy that a page may have, and no file of the web makes another', () => {
    expect(policy.match(/createPolicy\('(\w+)'/)![1]).toBe('default');
    expect(readFileSync('index.html', 'utf8')).toMatch(/<script src="\/theme\.js"><\/script>\s*<\/head>/);
  });

  test('is no script, and only that of the page without a connection is started by its address', () => {
    const made: { createScriptURL?: (address: string) => string | null } = {};
    const trustedTypes = { createPolicy: (_: string, rules: object) => void Object.assign(made, rules) };
    const document = { documentElement: { dataset: {}, lang: '' } };
    const around = { matchMedia: () => ({ matches: false }), location: { search: '' }, navigator: { language: 'es' } };
    const window = { trustedTypes, localStorage: null, sessionStorage: null };
    runInNewContext(policy, { window, trustedTypes, document, URLSearchParams, ...around });
    expect(['/sw.js', '/sw.js?a', 'https://elsewhere.example/sw.js'].map(made.createScriptURL!)).toEqual([
      '/sw.js',
      null,
      null,
    ]);
  });

  test('comes of no file that runs a text, or listens to the messages of other pages', () => {
    const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const running = /\beval\(|\bnew Function\b|\bonmessage\b|addEventListener\(\s*['"]message['"]/;
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((name) => running.test(readFileSync(path.join('src/web', name), 'utf8')))).toEqual([]);
  });
});

test('a browser that refuses storage has a page that keeps in memory what it would store', () => {
  const refuse = {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  };
  const window = Object.defineProperties({}, { localStorage: refuse, sessionStorage: refuse }) as unknown as Window;
  const around = { matchMedia: () => ({ matches: false }), location: { search: '' }, navigator: { language: 'es' } };
  const document = { documentElement: { dataset: {}, lang: '' } };
  runInNewContext(readFileSync('public/theme.js', 'utf8'), { window, document, URLSearchParams, ...around });
  window.localStorage.setItem('access', 'a');
  expect([window.localStorage.getItem('access'), window.localStorage.getItem('none')]).toEqual(['a', null]);
  expect([window.localStorage.length, window.localStorage.key(0)]).toEqual([1, 'access']);
  window.localStorage.removeItem('access');
  expect(window.localStorage.length).toBe(0);
  expect(document.documentElement.lang).toBe('es');
});
