import { CHECKS, run } from './steps.ts';

// All checks without the tests, each to its end.
let failed = 0;
for (const step of CHECKS) if (!(await run(step))) failed++;
process.exitCode = failed > 0 ? 1 : 0;
