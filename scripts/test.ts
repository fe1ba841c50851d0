import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHECKS, PLAYWRIGHT, VITEST, run, type Step } from './steps.ts';
import { closing, ofPlaywright, ofVitest, sum, type Count } from './tally.ts';

/** Where the runners report; of the run before nothing counts. */
const folder = path.resolve('dist/reports');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const journeys = existsSync('e2e/journeys') && readdirSync('e2e/journeys').some((file) => file.endsWith('.spec.ts'));

/** The projects of playwright.config.ts; they walk side by side, since a journey mostly waits. */
const SIZES = ['desktop', 'phone'];

/** Runs tests and counts them by their report. A runner that fails without a failed test counts as one. */
async function counted(step: Step, report: string, read: (json: string) => Count): Promise<Count> {
  const well = await run(step);
  const count = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: [], skipped: [] };
  return well || count.failed.length > 0 ? count : { ...count, failed: [step.name] };
}

/** The journeys of one size, on a server, data and ports of their own. */
function walk(size: string, at: number): Promise<Count> {
  const report = path.join(folder, `${size}.json`);
  const command = [...PLAYWRIGHT, `--project=${size}`, `--output=test-results/${size}`, '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(3990 + 4 * at) };
  return counted({ name: `journeys, ${size}`, command, env }, report, ofPlaywright);
}

/** A check counts as one test. */
const checked = async (step: Step): Promise<Count> =>
  (await run(step)) ? { passed: 1, failed: [], skipped: [] } : { passed: 0, failed: [step.name], skipped: [] };

/** Everything, to its end; the checks side by side. */
async function all(): Promise<Count[]> {
  const counts = await Promise.all(CHECKS.map(checked));
  const units = path.join(folder, 'vitest.json');
  const vitest = [...VITEST, '--reporter=default', '--reporter=json', `--outputFile.json=${units}`];
  counts.push(await counted({ name: 'tests', command: vitest }, units, ofVitest));
  if (!journeys) return counts;
  counts.push(...(await Promise.all(SIZES.map(walk))));
  return counts;
}

const count = sum(await all());
process.stdout.write(closing(count));
process.exitCode = count.failed.length > 0 ? 1 : 0;
