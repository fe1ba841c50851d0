/**
 * One question of a calibration: its signs, whether its first quotation is right, whether the sources answer it, the set and the document that it is of.
 */
export type Sample = { signs: readonly number[]; right: boolean; answerable: boolean; set: string; family: string };
export type Weights = { bias: number; of: readonly number[] };

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));
export const chance = ({ bias, of }: Weights, signs: readonly number[]): number =>
  sigmoid(signs.reduce((sum, value, i) => sum + of[i]! * value, bias));

const STEPS = 1500;
const RATE = 1;
/** The ridge on the weight of a sign, where signs are measured in their standard deviations. */
const RIDGE = 0.02;
/** What a wrong first quotation weighs where the sources answer, beside a question that they do not: the former is beside the point, the latter a claim without ground. */
const WRONG = 0.1;

/** How much each sample weighs: sets weigh alike, and within each what is right as much as what is not. */
function sharesOf(samples: readonly Sample[]): number[] {
  const keyOf = ({ set, right, answerable }: Sample): string => `${set} ${right} ${answerable}`;
  const count = new Map<string, number>();
  for (const one of samples) count.set(keyOf(one), (count.get(keyOf(one)) ?? 0) + 1);
  const shares = samples.map((one) => {
    const kind = one.right ? 1 : one.answerable ? WRONG : 1 - WRONG;
    return kind / count.get(keyOf(one))!;
  });
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** Logistic regression by gradient descent, with a ridge. The weights are those of the signs as they are given. */
export function fit(samples: readonly Sample[]): Weights {
  const size = samples[0]!.signs.length;
  const share = sharesOf(samples);
  const columns = Array.from({ length: size }, (_, i) => samples.map(({ signs }) => signs[i]!));
  const mean = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length);
  const spread = columns.map(
    (column, i) => Math.sqrt(column.reduce((sum, value) => sum + (value - mean[i]!) ** 2, 0) / column.length) || 1,
  );
  const rows = samples.map(({ signs }) => signs.map((value, i) => (value - mean[i]!) / spread[i]!));
  let bias = 0;
  const of = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    let ofBias = 0;
    const slope = Array.from({ length: size }, () => 0);
    samples.forEach(({ right }, k) => {
      const error = (chance({ bias, of }, rows[k]!) - Number(right)) * share[k]!;
      ofBias += error;
      for (let i = 0; i < size; i++) slope[i]! += error * rows[k]![i]!;
    });
    bias -= RATE * ofBias;
    for (let i = 0; i < size; i++) of[i]! -= RATE * (slope[i]! + 2 * RIDGE * of[i]!);
  }
  const own = of.map((weight, i) => weight / spread[i]!);
  return { bias: bias - own.reduce((sum, weight, i) => sum + weight * mean[i]!, 0), of: own };
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
