import type { Language } from '#contract/language.ts';
import type { Range } from './lines.ts';
import { sentences } from './sentences.ts';
import { straight } from './straight.ts';
import { stemsOf } from './words.ts';

/** LexRank (Erkan and Radev 2004): cosine of TF-IDF above a threshold, damping; then diversity by maximal marginal relevance. From `same` on two say the same. */
const LEXRANK = { threshold: 0.1, damping: 0.85, rounds: 30, diversity: 0.5, same: 0.95 } as const;
const SENTENCES = 300;
const LENGTH = { least: 40, most: 420 } as const;

type Vector = { weights: Map<string, number>; norm: number };

function* vectors(texts: readonly string[], language: Language): Generator<void, Vector[]> {
  const bags: Map<string, number>[] = [];
  for (const text of texts) {
    const bag = new Map<string, number>();
    for (const stem of stemsOf(text, language)) bag.set(stem, (bag.get(stem) ?? 0) + 1);
    bags.push(bag);
    yield;
  }
  const df = new Map<string, number>();
  for (const bag of bags) for (const stem of bag.keys()) df.set(stem, (df.get(stem) ?? 0) + 1);
  return bags.map((bag) => {
    const weights = new Map([...bag].map(([stem, tf]) => [stem, tf * Math.log(1 + texts.length / df.get(stem)!)]));
    return { weights, norm: Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1 };
  });
}

function cosine(a: Vector, b: Vector): number {
  let dot = 0;
  for (const [stem, weight] of a.weights) dot += weight * (b.weights.get(stem) ?? 0);
  return dot / (a.norm * b.norm);
}

/** The sentences that say most of a text, as ranges in the order of the text. */
export const summarise = (text: string, language: Language, most = 3): Range[] =>
  straight(summarising(text, language, most));

/** The same in steps. */
export function* summarising(text: string, language: Language, most = 3): Generator<void, Range[]> {
  const fit = sentences(text).filter(
    ({ start, end }) =>
      end - start >= LENGTH.least &&
      end - start <= LENGTH.most &&
      /^[^:]*\p{Ll}[^:]*(?::.+)?[.;]$/su.test(text.slice(start, end)),
  );
  const list = fit.slice(0, SENTENCES);
  yield;
  const all = yield* vectors(
    list.map(({ start, end }) => text.slice(start, end)),
    language,
  );
  const near: number[][] = [];
  for (const a of all) {
    near.push(all.map((b) => (a === b ? 0 : cosine(a, b))));
    yield;
  }
  const degree = near.map((row) => row.filter((value) => value > LEXRANK.threshold).length || 1);
  let rank = list.map(() => 1 / Math.max(1, list.length));
  for (let round = 0; round < LEXRANK.rounds; round++) {
    rank = rank.map(
      (_, i) =>
        (1 - LEXRANK.damping) / list.length +
        LEXRANK.damping *
          near[i]!.reduce((sum, value, j) => sum + (value > LEXRANK.threshold ? rank[j]! / degree[j]! : 0), 0),
    );
    yield;
  }
  const top = Math.max(...rank, Number.MIN_VALUE);
  const chosen: number[] = [];
  while (chosen.length < Math.min(most, list.length)) {
    const said = (i: number): number => Math.max(0, ...chosen.map((c) => near[i]![c]!));
    const worth = (i: number): number => rank[i]! / top - LEXRANK.diversity * said(i) + 0.15 / (1 + i);
    const left = [...list.keys()].filter((i) => !chosen.includes(i) && said(i) < LEXRANK.same);
    if (left.length === 0) break;
    chosen.push(left.reduce((a, b) => (worth(b) > worth(a) ? b : a)));
  }
  return chosen.sort((a, b) => a - b).map((i) => list[i]!);
}
