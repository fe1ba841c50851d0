import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, of those that failed the name with the start of what was said, and the names of those that wait for a program that is not installed. */
export type Count = { passed: number; failed: string[]; skipped: string[] };

/** What a failure says, as the end of a long log tells it again. */
const LINES = 6;
const told = (name: string, said: string | undefined): string =>
  [
    name,
    ...stripVTControlCharacters(said ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, LINES),
  ].join('\n  ');

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** The count in vitest's JSON report. A file that failed without a failed test (it does not load, or its end fails) counts as one. */
export function ofVitest(json: string): Count {
  const { numPassedTests, testResults } = JSON.parse(json) as VitestReport;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => told(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
    return tests.length === 0 && status === 'failed' ? [name] : tests;
  });
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped')
      .map(({ fullName }) => `${path.relative('.', name)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed, skipped };
}

type Tried = { status: string; results?: { error?: { message?: string } }[] };
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Tried[] }[] };

/** What a journey's last try says. */
const lastSaid = (tests: readonly Tried[]): string | undefined =>
  tests.flatMap(({ results }) => results ?? []).findLast(({ error }) => error)?.error?.message;

const unexpected = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map((spec) => told(`${spec.file}: ${spec.title}`, lastSaid(spec.tests))),
  ...suites.flatMap(unexpected),
];

/** The count in Playwright's JSON report. A test that passed only at its second try passed; the list names it as flaky, and it is a defect to mend. */
export function ofPlaywright(json: string): Count {
  const report = JSON.parse(json) as Suite & { stats: { expected: number; flaky: number } };
  return { passed: report.stats.expected + report.stats.flaky, failed: unexpected(report), skipped: [] };
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.flatMap(({ failed }) => failed),
  skipped: counts.flatMap(({ skipped }) => skipped),
});

/** The closing lines of a run: what failed, what did not run, and the sums. */
export const closing = ({ passed, failed, skipped }: Count): string =>
  [
    ...failed.map((name) => `failed: ${name}`),
    ...skipped.map((name) => `not run, its program is not installed: ${name}`),
    ...(skipped.length > 0 ? ['`npm run test:programs` runs these, and asks for the programs.'] : []),
    `\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`,
  ].join('\n');
