import { jobsSettleOnce } from '#test/properties/jobs.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { withScratch } from './ledger/scratch.ts';

const SCHEDULES = 10_000;

/** P5 in full, with a seed that is printed, so that a failure can be repeated. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const seed = Number(process.env['SEED'] ?? 20_261_121);
  const runs = Number(process.env['RUNS'] ?? SCHEDULES);
  const verdict = await withScratch({ hasty: true }, (db) => jobsSettleOnce(db, { runs, seed }));
  report({ name: 'seed', value: seed, unit: '' });
  report({ name: 'schedules of jobs', value: verdict.schedules, unit: '', bar: { min: SCHEDULES } });
  report({ name: 'prices held', value: verdict.holds, unit: '' });
  report({ name: 'paid for a result; all others given back', value: verdict.paid, unit: '' });
}

export const bench: Bench = {
  name: 'jobs',
  about: 'jobs of the Studio in any order of events (P5)',
  goals: ['G4', 'F26'],
  run,
};
