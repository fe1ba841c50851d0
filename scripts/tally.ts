/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

/** The count in vitest's JSON report. */
export function ofVitest(json: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(json) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The count in Playwright's JSON report. A test that passed only at its second try passed; the list names it as flaky, and it is a defect to mend. */
export function ofPlaywright(json: string): Count {
  const { stats } = JSON.parse(json) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });
