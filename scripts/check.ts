import { existsSync } from 'node:fs';
import { changedSince, filesOfRepository, fingerprintsOf, keepGreen, lastGreen } from './changed.ts';
import { importersOf, reaching } from './imports.ts';
import { FORMAT, HOUSE, LICENCES, LINT, NODE_VERSIONS, UNUSED, VITEST, run, type Step } from './steps.ts';

/** At most this many files are linted beside those that changed: those that import them, for their types. */
const IMPORTERS = 40;
/** At most this many test files run for each file that changed, those nearest by imports first. */
const TESTS = 8;
const MOST_TESTS = 40;

const CODE = /\.(tsx?|mjs)$/;
const TEST = /\.test\.tsx?$/;
const SERVER_TEST = /\.server\.test\.ts$/;

const files = filesOfRepository();
const now = fingerprintsOf(files);
const changed = changedSince(lastGreen(), now);
const code = changed.filter((file) => CODE.test(file));
const distances = reaching(code, importersOf(files.filter((file) => CODE.test(file))));
const near = [...distances].filter(([file]) => existsSync(file));
const importers = near.filter(([, steps]) => steps === 1).slice(0, IMPORTERS);
const linted = [...near.filter(([, steps]) => steps === 0), ...importers].map(([file]) => file);

const tests = near.map(([file]) => file).filter((file) => TEST.test(file));
const quick = tests.filter((file) => !SERVER_TEST.test(file));
const related = quick.slice(0, Math.min(TESTS * code.length, MOST_TESTS));

const steps: Step[] = [HOUSE, LICENCES, NODE_VERSIONS, FORMAT, UNUSED];
if (linted.length > 0) steps.push({ ...LINT, command: [...LINT.command, ...linted] });
if (related.length > 0) steps.push({ name: 'tests', command: [...VITEST, '--project=!server', ...related] });

process.stdout.write(`${changed.length} files changed since the last check that passed\n`);
for (const step of steps) {
  if (await run(step)) continue;
  process.stdout.write(`\n${step.name}: not yet\n`);
  process.exit(1);
}
keepGreen(now);
const left = tests.length - related.length;
if (left > 0) process.stdout.write(`\n${left} related test files are left to npm test:\n`);
for (const file of tests.filter((one) => !related.includes(one)).slice(0, 10)) process.stdout.write(`  ${file}\n`);
if (left > 10) process.stdout.write(`  and ${left - 10} more\n`);
