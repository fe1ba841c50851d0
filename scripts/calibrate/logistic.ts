/** One question of a calibration: its signs, whether its first quotation is right, the set and the document that it is of. */
export type Sample = { signs: readonly number[]; right: boolean; set: string; family: string };
export type Weights = { bias: number; of: readonly number[] };

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));
export const chance = ({ bias, of }: Weights, signs: readonly number[]): number =>
  sigmoid(signs.reduce((sum, value, i) => sum + of[i]! * value, bias));

const STEPS = 1500;
const RATE = 1;
const RIDGE = 0.002;

/** Logistic regression by gradient descent, with a ridge; right and wrong of each set weigh alike. */
export function fit(samples: readonly Sample[]): Weights {
  const size = samples[0]!.signs.length;
  const count = new Map<string, number>();
  const keyOf = ({ set, right }: Sample): string => `${set} ${right}`;
  for (const one of samples) count.set(keyOf(one), (count.get(keyOf(one)) ?? 0) + 1);
  const share = samples.map((one) => 1 / count.get(keyOf(one))! / count.size);
  let bias = 0;
  const of = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    let ofBias = 0;
    const slope = Array.from({ length: size }, () => 0);
    samples.forEach(({ signs, right }, k) => {
      const error = (chance({ bias, of }, signs) - Number(right)) * share[k]!;
      ofBias += error;
      for (let i = 0; i < size; i++) slope[i]! += error * signs[i]!;
    });
    bias -= RATE * ofBias;
    for (let i = 0; i < size; i++) of[i]! -= RATE * (slope[i]! + RIDGE * of[i]!);
  }
  return { bias, of };
}

/** What models say of each sample, to each of which the document of the sample is unknown: documents are dealt to folds. */
export function inFolds<S extends { family: string }, M>(
  samples: readonly S[],
  folds: number,
  learn: (samples: readonly S[]) => M,
  tell: (model: M, sample: S) => number,
): number[] {
  const families = [...new Set(samples.map(({ family }) => family))].sort();
  const foldOf = new Map(families.map((family, i) => [family, i % folds]));
  const out = samples.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const model = learn(samples.filter(({ family }) => foldOf.get(family) !== fold));
    samples.forEach((one, k) => {
      if (foldOf.get(one.family) === fold) out[k] = tell(model, one);
    });
  }
  return out;
}

/** The area under the curve: how often a right one has a higher chance than a wrong one. */
export function area(chances: readonly number[], right: readonly boolean[]): number {
  const order = chances.map((value, k) => ({ value, right: right[k]! })).sort((a, b) => a.value - b.value);
  let [below, sum, rights] = [0, 0, 0];
  for (const one of order) {
    if (one.right) {
      sum += below;
      rights++;
    } else below++;
  }
  return rights && below ? sum / (rights * below) : 0;
}
