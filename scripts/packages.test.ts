import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOfLock, faultsOfManifest } from './packages.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof faultsOfLock>[0];
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Parameters<typeof faultsOfManifest>[0];
const page = readFileSync('docs/packages.md', 'utf8');
const integrity = 'sha512-AA==';
const faultsOf = (entry: (typeof lock)['packages'][string]): string[] =>
  faultsOfLock({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity, ...entry } } });

test('our lock and our manifest are sound', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(faultsOfLock(lock)).toEqual([]);
  expect(faultsOfManifest(manifest, page)).toEqual([]);
});

test.each([
  ['without a hash', { integrity: undefined }],
  ['with a weak one', { integrity: 'sha1-AA==' }],
  ['from an archive', { resolved: 'https://example.com/a.tgz' }],
  ['from git', { resolved: 'git+ssh://git@example.com/a.git#1' }],
  ['of a folder', { link: true, integrity: undefined }],
  ['that runs a program', { hasInstallScript: true }],
  ['that wants another from git', { dependencies: { b: 'github:x/b' } }],
  ['that wants another from an address', { optionalDependencies: { b: 'https://example.com/b.tgz' } }],
])('a package %s is refused', (_, entry) => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf(entry)).toHaveLength(1);
});

test('a range, a package that nobody explains and a row of none are told', () => {
  const asked = { dependencies: { a: '^1.0.0', b: '1.0.0' }, devDependencies: {}, optionalDependencies: {} };
  expect(faultsOfManifest(asked, '| `a` | x |\n| `c` | x |\n')).toHaveLength(3);
});
