import { expect, test } from 'vitest';
import { faultsOfEngines } from './node-versions.ts';

const PROMISED = '^20.19.0 || ^22.13.0';
const faultsOf = (node: string | undefined, exceptions = {}, dev = false): string[] =>
  faultsOfEngines(
    { packages: { '': {}, 'node_modules/a': { version: '1.0.0', dev, engines: { node } } } },
    PROMISED,
    exceptions,
  );

test.each([undefined, '*', '>=18', '20 || >=22', '^20.19.0 || >=22.12.0'])(
  'a package for Node %s is allowed',
  (node) => {
    expect(faultsOf(node)).toEqual([]);
  },
);

test.each(['>=22', '>=20.20', '20', '^20.19.0 || >=22.14.0'])('a package for Node %s is refused', (node) => {
  expect(faultsOf(node)).toEqual([`a@1.0.0: runs on Node ${node}, Fojas promises ${PROMISED}`]);
});

test('an exception allows one version, and is told when nothing needs it', () => {
  expect(faultsOf('>=22', { 'a@1.0.0': 'tried' })).toEqual([]);
  expect(faultsOf('>=22', { 'a@0.9.0': 'tried' })).toHaveLength(2);
  expect(faultsOf('>=20', { 'a@1.0.0': 'tried' })).toHaveLength(1);
});

test('a package for development may ask for a newer Node', () => {
  expect(faultsOf('>=22', {}, true)).toEqual([]);
});
