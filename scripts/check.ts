import { CHECKS, VITEST, run } from './steps.ts';

// What is run while one works: it stops at the first thing that is wrong.
for (const step of [...CHECKS, { name: 'tests', command: VITEST }]) {
  if (await run(step)) continue;
  process.stdout.write(`\n${step.name}: not yet\n`);
  process.exit(1);
}
