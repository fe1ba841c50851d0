import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { jobsSettleOnce } from '#test/properties/jobs.ts';

const [SEED, RUNS] = [20_261_121, 120];
let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

test('P5: a job is paid for once it is completed, and given back whatever else ends it', async () => {
  const verdict = await jobsSettleOnce(database.db, { runs: RUNS, seed: SEED });
  process.stdout.write(
    `P5: ${JSON.stringify(verdict)}, seed ${SEED}; the whole count is that of \`npm run bench jobs\`\n`,
  );
  expect(verdict.schedules).toBe(RUNS);
  expect(Math.min(verdict.paid, verdict.holds - verdict.paid)).toBeGreaterThan(0);
});
