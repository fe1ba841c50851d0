import { writeFileSync } from 'node:fs';
import calibration from '#reading/calibration.json' with { type: 'json' };
import { GATE_SIGNS } from '#reading/gate.ts';
import { area, chance, fit, inFolds } from './logistic.ts';
import { sampleOf, type Asked } from './samples.ts';
import { casesOf } from '../../bench/reply/sets/all.ts';
import { sideOf } from '../../bench/split.ts';

const FOLDS = 5;
/** Questions that the sources do not answer which may be answered with a claim, at most, by chances of folds that have not seen their documents. */
const CLAIMED = 0.06;
/** Claims of which the first quotation is right, of those that the sources answer, at least. */
const RIGHT = 0.75;
/** The limit below which nothing is shown, beside the lowest chance of a right answer that was seen: there are few, and unseen ones lie lower. */
const BELOW = 0.5;
/** Cells that may be filled though the contract says nothing of them, at most: a cell stands without its question and its passages. */
const FILLED = 0.03;
/** The sets by which the cells of tables are let through: contracts, asked the same of each. */
const OF_CELLS = /^cuad/;
/** Sets whose questions nobody types: they steer the weights and not the limits. */
const STEERS = /^(?:xquad|cuad)/;

/** Writes the weights and limits of the gate (src/reading/calibration.json) from the tuned side of the sets of questions. */
export function calibrateGate(say: (line: string) => void): void {
  const all = [...casesOf()].flatMap(({ cases }) => cases());
  const samples = all
    .filter((one) => (one.side ?? sideOf(one.family)) === 'tuned')
    .flatMap((one) => sampleOf(one) ?? []);
  const chances = inFolds(samples, FOLDS, fit, (model, { signs }) => chance(model, signs));
  const weights = fit(samples);

  /**
   * The lowest limit at which few questions without an answer are claimed and most claims are right; and one at which none with an answer is hidden.
   */
  function limitsOf(chosen: (one: Asked) => boolean, most = CLAIMED): { answer: number; near: number } {
    const rows = samples.flatMap((one, k) => (chosen(one) ? [{ one, value: chances[k]! }] : []));
    const right = rows.flatMap(({ one, value }) => (one.three ? [value] : []));
    const without = rows.filter(({ one }) => !one.answerable).length;
    const holds = (limit: number): boolean => {
      const claims = rows.filter(({ one, value }) => one.claimable && value >= limit);
      const answers = claims.filter(({ one }) => one.answerable);
      return (
        claims.length - answers.length <= most * without &&
        answers.filter((claim) => claim.one.right).length >= RIGHT * answers.length
      );
    };
    const limits = rows.map(({ value }) => value).filter((value) => value >= 0.5);
    const answer = Math.min(1, ...limits.filter(holds));
    return { answer: round(answer), near: round(Math.min(answer, BELOW * Math.min(...right))) };
  }
  /** The highest share of the first passage's score that one beside it must have, at which every right one stays that stands beside a wrong first of a claim. */
  function besideOf(limit: number): number {
    const shares = samples
      .filter(({ set, claimable, right }, k) => !STEERS.test(set) && !right && claimable && chances[k]! >= limit)
      .flatMap(({ beside }) => beside.flatMap((passage) => (passage.right ? [passage.share] : [])));
    return Math.floor(Math.min(1, ...shares) * 100) / 100;
  }
  const round = (value: number): number => Number(value.toFixed(4));

  const figures = Object.fromEntries(
    [...new Set(samples.map(({ set }) => set))].map((set) => {
      const at = samples.flatMap((one, k) => (one.set === set ? [k] : []));
      return [
        set,
        {
          questions: at.length,
          area: round(
            area(
              at.map((k) => chances[k]!),
              at.map((k) => samples[k]!.right),
            ),
          ),
        },
      ];
    }),
  );
  const limits = limitsOf(({ set }) => !STEERS.test(set));
  writeFileSync(
    'src/reading/calibration.json',
    `${JSON.stringify(
      {
        about: 'Written by npm run calibrate from the tuned side of the sets; folds of whole documents.',
        date: new Date().toISOString().slice(0, 10),
        figures,
        signs: calibration.signs,
        fits: calibration.fits,
        weights: {
          bias: round(weights.bias),
          ...Object.fromEntries(GATE_SIGNS.map((sign, i) => [sign, round(weights.of[i]!)])),
        },
        limits,
        beside: besideOf(limits.answer),
        cell: limitsOf(({ set }) => OF_CELLS.test(set), FILLED).answer,
      },
      null,
      2,
    )}\n`,
  );
  for (const [set, { questions, area: value }] of Object.entries(figures))
    say(`${set.padEnd(24)} ${questions}  AUC ${value}`);
}
