import type { Language } from '#contract/language.ts';
import type { Read } from '#reading/answer/rank.ts';
import { mean, percentile, present, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { miniSearch } from './peers-minisearch.ts';
import { orama } from './peers-orama.ts';
import { postgres } from './peers-postgres.ts';
import type { DataSet, Found } from './search-measures.ts';
import { statutes, wice, withinContract, xquad } from './search-sets.ts';
import { found } from './search.ts';

export type Passage = Found & { text: string };
/** Another way to find passages: made ready for one notebook, it answers the numbers of the passages, best first. */
export type Peer = {
  name: string;
  open(
    passages: readonly Passage[],
    language: Language,
  ): Promise<(question: string, limit: number) => Promise<number[]>>;
};

/** The passages of a notebook as every peer gets them: ours, letter for letter. */
function cutOf(notebook: readonly Read[]): Passage[] {
  return notebook.flatMap(({ text, index }, source) =>
    Array.from({ length: index.passages }, (_, passage) => ({
      source,
      passage,
      text: text.slice(index.start[passage], index.end[passage]),
    })),
  );
}

type Run = { scores: number[][]; times: number[] };

function show(
  report: (figure: Figure) => void,
  { name, measures }: DataSet,
  who: string,
  { scores, times }: Run,
): void {
  for (const [i, measure] of measures.entries())
    report({
      name: `${name} ${measure.name}: ${who}`,
      value: share(mean(scores.map((score) => score[i]!)), 1),
      unit: '%',
    });
  report({
    name: `${name}, a question at the median: ${who}`,
    value: Number(percentile(times, 0.5).toFixed(2)),
    unit: 'ms',
  });
}

async function compare(report: (figure: Figure) => void, set: DataSet, peers: readonly Peer[]): Promise<void> {
  const ours: Run = { scores: [], times: [] };
  for (const one of set.asked) {
    const from = performance.now();
    const hits = found(one);
    ours.times.push(performance.now() - from);
    ours.scores.push(one.score(hits));
  }
  show(report, set, 'ours', ours);
  const cuts = new Map(set.asked.map(({ notebook }) => [notebook, null as Passage[] | null]));
  for (const peer of peers) {
    const run: Run = { scores: [], times: [] };
    for (const notebook of cuts.keys()) {
      const cut = cuts.get(notebook) ?? cutOf(notebook);
      cuts.set(notebook, cut);
      const ask = await peer.open(cut, notebook[0]!.index.language);
      for (const one of set.asked.filter((asked) => asked.notebook === notebook)) {
        const from = performance.now();
        const numbers = await ask(one.question, one.limit);
        run.times.push(performance.now() - from);
        run.scores.push(one.score(numbers.map((number) => cut[number]!)));
      }
    }
    show(report, set, peer.name, run);
  }
}

function* sets(): Generator<DataSet> {
  if (present('xquad')) {
    yield xquad('es', 0);
    yield xquad('en', 0);
  }
  if (present('clstatute')) yield statutes();
  if (present('cuad')) {
    yield withinContract(true);
    yield withinContract(false);
  }
  if (present('wice')) yield wice();
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const { peers, close } = await postgres();
  try {
    for (const set of sets()) await compare(report, set, [miniSearch, orama, ...peers]);
  } finally {
    await close();
  }
}

export const bench: Bench = {
  name: 'peers',
  about: 'the same questions of the same passages: ours, MiniSearch, Orama and PostgreSQL full text',
  run,
};
