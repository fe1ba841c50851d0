import { search } from '#reading/search/search.ts';
import type { Weights } from '#reading/search/weights.ts';
import { mean, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import type { Asked, DataSet, Found } from './search-measures.ts';
import { dataSets } from './search-sets.ts';
import { onBothSides } from './split.ts';

/** What our search finds for a question. A ranking of everything looks at more passages than a search for the best few. */
export const found = ({ notebook, question, limit }: Asked, changed: Partial<Weights> = {}): Found[] =>
  search(notebook, question, limit, limit > 64 ? { ...changed, candidates: 1000 } : changed).hits;

/** The measures of a set, in per cent, with a given way to find. */
export function measured({ measures, asked }: DataSet, find: (one: Asked) => Found[]): number[] {
  const scores = asked.map((one) => one.score(find(one)));
  return measures.map((_, i) => share(mean(scores.map((score) => score[i]!)), 1));
}

async function run(report: (figure: Figure) => void): Promise<void> {
  for (const set of dataSets())
    await onBothSides(
      report,
      set.asked,
      ({ family }) => family,
      (tell, asked) => {
        const values = measured({ ...set, asked }, (one) => found(one));
        for (const [i, { name, min }] of set.measures.entries())
          tell({
            name: `${set.name} ${name}`,
            value: values[i]!,
            unit: '%',
            of: asked.length,
            ...(min === undefined ? {} : { bar: { min } }),
          });
      },
    );
}

export const bench: Bench = {
  name: 'search',
  about: 'finding the passage, on public sets (rules made before the split saw both sides)',
  run,
};
