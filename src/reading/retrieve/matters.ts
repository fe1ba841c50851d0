import type { Language } from '#contract/language.ts';
import { locate } from '../index/locate.ts';
import type { Segment } from '../index/segment.ts';
import { conceptsOfNorm } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/read.ts';
import { oneKey } from '../lexicon/where.ts';
import { fold } from '../words.ts';
import { isOwn, type Query } from './query.ts';
import type { Searched, Selection } from './selection.ts';
import { articlesOf, normsOf } from './subjects.ts';
import type { Weights } from './weights.ts';

/** How much a matter of many words counts less (the b of BM25), and how soon a word that several concepts hold says no more (its k1). Ours. */
const LENGTH = 0.5;
const SATURATION = 1.2;

/**
 * What the matters of a norm's articles are called, by law and people, in one language: for each entry the words (folded stems) of its concepts and how many of them
 * hold each; how many entries a word stands for; and the words of an entry on average.
 */
type Matters = {
  of: readonly (readonly Concept[])[];
  words: ReadonlyMap<number, ReadonlyMap<string, number>>;
  holding: ReadonlyMap<string, number>;
  average: number;
};

const known = new WeakMap<Segment, Partial<Record<Language, Matters>>>();
/** The matters of a source that is a norm; worked out once for a loaded segment and lexicon. */
function mattersOf(source: Searched, language: Language): Matters {
  const all = known.get(source.index) ?? {};
  known.set(source.index, all);
  const norms = [...normsOf(source)].map((norm) => ({ norm, concepts: conceptsOfNorm(norm) }));
  const last = all[language];
  if (last?.of.length === norms.length && norms.every(({ concepts }, at) => concepts === last.of[at])) return last;
  return (all[language] = readMatters(source.index, norms, language));
}

function readMatters(
  index: Segment,
  norms: readonly { norm: string; concepts: readonly Concept[] }[],
  language: Language,
): Matters {
  const articles = articlesOf(index);
  const words = new Map<number, Map<string, number>>();
  const states = statesIn(index);
  for (const { norm, concepts } of norms)
    for (const concept of concepts) {
      const named = new Set([...concept.people[language], ...concept.law[language]].flat().map(fold));
      const entries = concept.where.flatMap((one) =>
        oneKey(one.norm) === norm ? one.articles.flatMap((number) => articles.get(number) ?? []) : [],
      );
      for (const entry of new Set(entries)) {
        // As in the subject index: an article of another version of the norm may be of another matter.
        if (!states(concept, entry)) continue;
        const own = words.get(entry) ?? new Map<string, number>();
        words.set(entry, own);
        for (const word of named) own.set(word, (own.get(word) ?? 0) + 1);
      }
    }
  const holding = new Map<string, number>();
  let total = 0;
  for (const own of words.values()) {
    total += own.size;
    for (const word of own.keys()) holding.set(word, (holding.get(word) ?? 0) + 1);
  }
  return { of: norms.map(({ concepts }) => concepts), words, holding, average: total / (words.size || 1) };
}

/** Tells whether an entry of a segment holds a whole term of the law of a concept. */
function statesIn(index: Segment): (concept: Concept, entry: number) => boolean {
  const entries = new Map<string, ReadonlySet<number>>();
  const holding = (stem: string): ReadonlySet<number> => {
    let found = entries.get(stem);
    if (!found) {
      const place = locate(index, { word: '', stems: { es: '', en: '', [index.language]: stem } });
      const standing = new Set<number>();
      for (const { from, to } of place?.spans ?? [])
        for (let post = index.wordPost[from]!; post < index.wordPost[to]!; post++)
          if (index.tf[post]! > 0) standing.add(index.entryOf[index.doc[post]!]!);
      entries.set(stem, (found = standing));
    }
    return found;
  };
  return ({ law }, entry) => law[index.language].some((term) => term.every((stem) => holding(stem).has(entry)));
}

/**
 * What the words of a question are worth to the entries of known norms by what their matters are called, which need not stand in their text: BM25 over these
 * words, by the number of the entry in the selection.
 */
export function scoreMatters(
  { sources, first }: Selection,
  { terms }: Query,
  language: Language,
  weights: Weights,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (weights.matter === 0) return found;
  const asked = terms.filter(isOwn).map(({ root, weight }) => ({ word: fold(root), weight }));
  sources.forEach((source, s) => {
    const { words, holding, average } = mattersOf(source, language);
    for (const [entry, own] of words) {
      const norm = SATURATION * (1 - LENGTH + (LENGTH * own.size) / average);
      let sum = 0;
      for (const { word, weight } of asked) {
        const count = own.get(word);
        if (count === undefined) continue;
        const holds = holding.get(word)!;
        const rarity = Math.log(1 + (words.size - holds + 0.5) / (holds + 0.5));
        sum += (weight * rarity * count * (SATURATION + 1)) / (count + norm);
      }
      if (sum > 0) found.set(first[s]! + entry, weights.matter * sum);
    }
  });
  return found;
}
