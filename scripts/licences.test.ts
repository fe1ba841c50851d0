import { expect, test } from 'vitest';
import { allowed, refused } from './licences.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['MIT AND AGPL-3.0', false],
  ['MIT OR GPL-2.0 AND LGPL-3.0', true],
  ['(MIT OR GPL-2.0) AND LGPL-3.0', false],
  ['SSPL-1.0', false],
  ['UNLICENSED', false],
  ['', false],
])('%s is allowed: %s', (expression, expected) => expect(allowed(expression)).toBe(expected));

test('packages for development and the project itself are not asked', () => {
  const packages = {
    '': {},
    'node_modules/a': { dev: true, license: 'GPL-3.0' },
    'node_modules/b': {},
    'node_modules/c': { license: 'MIT' },
  };
  expect(refused({ packages })).toEqual(['b: no licence is stated']);
});

test.each([
  ['as it is', {}, true],
  ['that Fojas cannot run without', { optional: undefined }, false],
  ['of another version', { version: '1.0.3' }, false],
  ['under another licence', { license: 'GPL-2.0-only' }, false],
])('a separate program %s', (_name, change, fine) => {
  const entry = { version: '1.0.2', license: 'GPL-3.0-or-later', optional: true, ...change };
  expect(refused({ packages: { 'node_modules/espeak-ng': entry } }).length === 0).toBe(fine);
});
test('another package under that licence is refused, optional or not', () => {
  const entry = { version: '1.0.2', license: 'GPL-3.0-or-later', optional: true };
  expect(refused({ packages: { 'node_modules/espeak': entry } })).toEqual(['espeak: GPL-3.0-or-later']);
});
