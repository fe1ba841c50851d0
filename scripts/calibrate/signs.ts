import { readFileSync, writeFileSync } from 'node:fs';
import { ask } from '#reading/ask/ask.ts';
import { lookUp } from '#reading/evidence/point.ts';
import { SIGN_NAMES, type Sign } from '#reading/evidence/signs.ts';
import { headOf } from '#reading/reply.ts';
import { straight } from '#reading/straight.ts';
import { isRight, type Case } from '../../bench/reply/case.ts';
import { casesOf } from '../../bench/reply/sets/all.ts';
import { sideOf } from '../../bench/split.ts';

/** The weights that the first trial found by hand. What is learnt stays near them: there are few questions. */
const START: Record<Sign, number> = {
  coverage: 1,
  bm25: 0.4,
  pair: 0.3,
  concept: 0.6,
  states: 0.8,
  term: 0.6,
  entry: 0.5,
  before: 0.5,
  after: 0.3,
  title: 0.25,
  path: 0.25,
  lead: 0,
  fit: 0.06,
  fills: 0,
  novelty: 0.12,
  first: 0.1,
  top: 0.1,
  subject: 0,
  depth: 0,
  length: 0,
};
/** How strongly the weights are held to where they start, and how sharply a score tells the best sentence. */
const RIDGE = 10;
const SHARP = 4;
const STEPS = 600;
const RATE = 0.02;
/** Sentences of a question that are weighed, best first. */
const WEIGHED = 60;
/** Sets of many like questions: each fourth of theirs is read. */
const LARGE = /^(?:xquad|cuad)/;

/** A question with the signs of its best sentences, and which of them say what is right. */
type Ranked = { set: string; signs: number[][]; right: boolean[] };

function rankedOf(one: Case): Ranked | null {
  const { gold, sources } = one;
  if (!gold || one.history.length > 0) return null;
  const asked = ask(one.question, sources.map(headOf), []);
  const [intent] = asked.intents;
  if (!intent || !['passages', 'list'].includes(intent.collect)) return null;
  const sentences = straight(lookUp(sources, asked, intent)).sentences.slice(0, WEIGHED);
  const right = sentences.map((quoted) => isRight({ ...gold, match: 'touches' }, quoted));
  if (right.every(Boolean) || !right.some(Boolean)) return null;
  return { set: one.set, signs: sentences.map(({ signs }) => SIGN_NAMES.map((name) => signs[name])), right };
}

/** Each score's share of the exponentials of all. */
function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((one) => Math.exp(SHARP * (one - most)));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}

/** The weights by which a right sentence is likeliest to stand first (softmax over a question's sentences; Cao et al., ICML 2007), by gradient descent (Adam). */
function learn(questions: readonly Ranked[]): number[] {
  const start = SIGN_NAMES.map((name) => START[name]);
  const count = new Map<string, number>();
  for (const { set } of questions) count.set(set, (count.get(set) ?? 0) + 1);
  const weights = [...start];
  const [mean, square] = [start.map(() => 0), start.map(() => 0)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight, i) => 2 * RIDGE * (weight - start[i]!));
    for (const { set, signs, right } of questions) {
      const share = SHARP / Math.sqrt(count.get(set)! + 1);
      const chance = softmax(signs.map((row) => row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
      const rights = chance.reduce((sum, one, k) => sum + (right[k] ? one : 0), 1e-12);
      signs.forEach((row, k) => {
        const pull = share * (chance[k]! - (right[k] ? chance[k]! / rights : 0));
        row.forEach((value, i) => (slope[i]! += pull * value));
      });
    }
    weights.forEach((_, i) => {
      mean[i] = 0.9 * mean[i]! + 0.1 * slope[i]!;
      square[i] = 0.999 * square[i]! + 0.001 * slope[i]! ** 2;
      const [m, v] = [mean[i]! / (1 - 0.9 ** step), square[i]! / (1 - 0.999 ** step)];
      weights[i]! -= (RATE * m) / (Math.sqrt(v) + 1e-8);
    });
  }
  return weights;
}

/** Writes what each sign of a sentence is worth (src/reading/calibration.json) from the tuned side of the sets of questions. The gate is calibrated after it. */
export function calibrateSigns(say: (line: string) => void): void {
  const questions = casesOf().flatMap(({ name, cases }) =>
    cases()
      .filter((one, k) => (one.side ?? sideOf(one.family)) === 'tuned' && !(LARGE.test(name) && k % 4 > 0))
      .flatMap((one) => rankedOf(one) ?? []),
  );
  const weights = learn(questions);
  const signs = Object.fromEntries(SIGN_NAMES.map((name, i) => [name, Number(weights[i]!.toFixed(3))]));
  const path = 'src/reading/calibration.json';
  const known = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, `${JSON.stringify({ ...known, signs }, null, 2)}\n`);
  for (const [name, value] of Object.entries(signs)) say(`${name.padEnd(12)} ${value}`);
}
