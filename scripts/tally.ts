/** How many tests passed, and the names of those that failed. */
export type Count = { passed: number; failed: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** The count in vitest's JSON report. A file that failed without a failed test (it does not load, or its end fails) counts as one. */
export function ofVitest(json: string): Count {
  const { numPassedTests, testResults } = JSON.parse(json) as VitestReport;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}`);
    return tests.length === 0 && status === 'failed' ? [name] : tests;
  });
  return { passed: numPassedTests, failed };
}

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };

const unexpected = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map((spec) => `${spec.file}: ${spec.title}`),
  ...suites.flatMap(unexpected),
];

/** The count in Playwright's JSON report. A test that passed only at its second try passed; the list names it as flaky, and it is a defect to mend. */
export function ofPlaywright(json: string): Count {
  const report = JSON.parse(json) as Suite & { stats: { expected: number; flaky: number } };
  return { passed: report.stats.expected + report.stats.flaky, failed: unexpected(report) };
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.flatMap(({ failed }) => failed),
});
