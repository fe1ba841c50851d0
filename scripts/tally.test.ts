import path from 'node:path';
import { expect, test } from 'vitest';
import { closing, ofVitest, sum } from './tally.ts';

const report = (assertionResults: object[], status = 'passed') => ({
  name: path.resolve('src/a.test.ts'),
  status,
  assertionResults,
});
const json = (...testResults: object[]): string => JSON.stringify({ numPassedTests: 3, testResults });

test('what failed and what did not run is named at the end, above the sums', () => {
  const said = closing(
    sum([
      ofVitest(
        json(
          report([
            { fullName: 'reads', status: 'passed' },
            { fullName: 'with ffmpeg reads', status: 'skipped' },
            { fullName: 'counts', status: 'failed', failureMessages: ['expected 1\n\n to be 2'] },
          ]),
        ),
      ),
      { passed: 2, failed: ['lint'], skipped: [] },
    ]),
  );
  expect(said.split('\n')).toEqual([
    `failed: ${path.resolve('src/a.test.ts')}: counts`,
    '  expected 1',
    '   to be 2',
    'failed: lint',
    'not run, its program is not installed: src/a.test.ts: with ffmpeg reads',
    '`npm run test:programs` runs these, and asks for the programs.',
    '',
    '5 passed, 2 failed, 1 skipped',
    '',
  ]);
});

test('a file that failed without a failed test counts as one', () => {
  expect(ofVitest(json(report([{ fullName: 'reads', status: 'passed' }], 'failed'))).failed).toEqual([
    path.resolve('src/a.test.ts'),
  ]);
});
