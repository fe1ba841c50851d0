import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { nobodyListens } from '#test/properties/ground.ts';
import { equalsModel, isSerial, preparePlay, repeatsNothing } from '#test/properties/ledger.ts';
import { prepareLots, sharesAddUp, usesInOrder } from '#test/properties/lots.ts';
import { sellsWhatThereIs } from '#test/properties/parallel.ts';

const SEED = 20_261_121;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await preparePlay(database.db);
  await prepareLots(database.db);
});
afterAll(() => database.drop());

/** How much a property was tried, as the run prints it. The whole counts are those of `npm run bench ledger`. */
const told = (property: string, runs: number): void =>
  void process.stdout.write(`${property}: ${runs} runs, seed ${SEED}\n`);

test('P1: the ledger answers as its model, whatever is called in whatever order', async () => {
  const calls = await equalsModel(database.db, { runs: 300, seed: SEED });
  told('P1', 300);
  expect(calls).toBeGreaterThan(300);
});

test('P6: what is done twice under the same keys is done once', async () => {
  await repeatsNothing(database.db, { runs: 100, seed: SEED });
  told('P6', 100);
});

test('P2: what is done at once could have been done one after the other', async () => {
  await isSerial(database.db, { runs: 60, seed: SEED });
  told('P2', 60);
});

test('P7: money that goes back in any parts takes its share of the tokens, and never more', () => {
  sharesAddUp({ runs: 1000, seed: SEED });
  told('P7', 1000);
});

test('P8: of what is asked at once as much is done as can be paid', async () => {
  const { done, refused } = await sellsWhatThereIs(nobodyListens(database.db), { runs: 8, seed: SEED });
  told('P8', 8);
  expect(Math.min(done, refused)).toBeGreaterThan(0);
});

test('P9: packages are used in the order in which they came', async () => {
  const { judged, used } = await usesInOrder(database.db, { runs: 300, seed: SEED });
  told('P9', 300);
  expect(used).toBeGreaterThan(50);
  expect(judged - used).toBeGreaterThan(50);
});
