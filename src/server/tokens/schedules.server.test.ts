import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { creditsOnce } from '#test/properties/purchases.ts';

const [SEED, RUNS] = [20_261_121, 160];
let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

test('P4: a purchase is credited once, whatever comes in whatever order', async () => {
  const verdict = await creditsOnce(database.db, { runs: RUNS, seed: SEED });
  process.stdout.write(
    `P4: ${JSON.stringify(verdict)}, seed ${SEED}; the whole count is that of \`npm run bench payments\`\n`,
  );
  expect(verdict.credits).toBe(verdict.approved);
  expect(Math.min(verdict.approved, verdict.duplicates, verdict.returned)).toBeGreaterThan(0);
});
