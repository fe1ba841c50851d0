import { expect, test } from 'vitest';
import { askRegistry, met, reasons, taken, type Kept } from './advisories.ts';

const lock = {
  packages: {
    '': { version: '0.2.0' },
    'node_modules/left': { version: '1.2.3' },
    'node_modules/a/node_modules/left': { version: '2.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
};
const left = { package: 'left', range: '<1.3.0', severity: 'high', title: 'It breaks', url: 'https://x/1' } as const;
const known = (...advisories: Kept['advisories']): Kept => ({ asked: '2026-11-20', advisories });
const now = new Date('2026-11-28T12:00:00Z');

test('a version that has an advisory stops a release, unless somebody wrote why it does not matter', () => {
  expect(reasons(lock, known(left), now)).toEqual(['left 1.2.3: high, It breaks (https://x/1)']);
  expect(reasons(lock, known({ ...left, accepted: 'not called' }), now)).toEqual([]);
  expect(reasons(lock, known({ ...left, severity: 'moderate' }), now)).toEqual([]);
  expect(met(lock, known({ ...left, range: '>=2.0.0' }))).toMatchObject([{ version: '2.0.0' }]);
  expect(met(lock, known({ ...left, package: 'tool', range: '*' }))).toEqual([]);
});

test('what is too old, or was never asked for, stops one too', () => {
  expect(reasons(lock, known(), new Date('2027-01-01'))).toEqual([
    expect.stringMatching(/^advisories are 42 days old, 30 at most/),
  ]);
  expect(reasons(lock, { asked: null, advisories: [] }, now)).toEqual([expect.stringMatching(/was never asked/)]);
});

test('what npm tells is kept beside what was known, once each, with the reasons that people wrote', () => {
  const via = { name: 'left', range: '<1.4.0', severity: 'critical', title: 'It breaks', url: 'https://x/1', cwe: [] };
  const answer = { vulnerabilities: { left: { via: [via] }, above: { via: ['left'] } } };
  const other = { ...left, package: 'other', url: 'https://x/2' };
  expect(taken(answer, known({ ...left, accepted: 'not called' }, other), '2026-11-28')).toEqual({
    asked: '2026-11-28',
    advisories: [{ ...left, range: '<1.4.0', severity: 'critical', accepted: 'not called' }, other],
  });
});

test('a registry that does not answer ends nothing: npm is ended, and why nothing is known is said', () => {
  const node = (script: string, seconds = 60) => askRegistry(seconds, process.execPath, ['-e', script]);
  expect(node('setInterval(() => undefined, 1000)', 0.2)).toBe('The registry did not answer within 0.2 seconds.');
  expect(node('process.stdout.write(JSON.stringify({ error: { code: "ENOTFOUND" } }))')).toBe('The registry could not be reached.'); // prettier-ignore
  expect(node('process.exit(1)')).toBe('The registry could not be reached.');
  expect(askRegistry(60, 'no-such-program')).toBe('npm could not be asked (ENOENT).');
  expect(node('process.stdout.write(\'{"vulnerabilities":{}}\')')).toEqual({ vulnerabilities: {} });
});
