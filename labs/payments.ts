import { creditsOnce } from '#test/properties/purchases.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { withScratch } from './ledger/scratch.ts';

const SCHEDULES = 10_000;

/** P4 in full, with a seed that is printed, so that a failure can be repeated. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const seed = Number(process.env['SEED'] ?? 20_261_121);
  const verdict = await withScratch({ hasty: true }, (db) => creditsOnce(db, { runs: SCHEDULES, seed }));
  report({ name: 'seed', value: seed, unit: '' });
  report({ name: 'schedules of purchases', value: verdict.schedules, unit: '', bar: { min: SCHEDULES } });
  report({ name: 'paid', value: verdict.approved, unit: '' });
  report({
    name: 'credits of them, none to any other',
    value: verdict.credits / verdict.approved,
    unit: 'each',
    bar: { min: 1, max: 1 },
  });
  report({ name: 'second payments, all of them returned', value: verdict.duplicates, unit: '' });
  report({ name: 'refunded or reversed, with their tokens', value: verdict.returned, unit: '' });
}

export const bench: Bench = { name: 'payments', about: 'purchases in any order of events (P4)', goals: ['G3'], run };
