import type { Language } from '#contract/language.ts';
import { FRAME, fold } from '../words.ts';
import { conceptsOfNorm, type Named } from './concepts.ts';
import type { Concept } from './read.ts';
import { spokenIn } from './trigger.ts';

/** Concepts that come near at most, the share of a question's words from which one does, and what the nearest is worth beside one that is named. Ours. */
const MOST = 4;
const LEAST = 0.1;
const STRENGTH = 0.8;
/** How much a concept of many words counts less (the b of BM25). Ours. */
const LENGTH = 0.5;

/** The concepts of one norm as bags of words: which of them hold a word, and how many words each has beside the average. */
type Bags = {
  concepts: readonly Concept[];
  holding: ReadonlyMap<string, readonly number[]>;
  lengths: readonly number[];
};

/** The bags of each norm, by its concepts: a lexicon that takes in others has others. */
const known = new WeakMap<readonly Concept[], Partial<Record<Language, Bags>>>();
function bagsOf(norm: string, language: Language): Bags {
  const concepts = conceptsOfNorm(norm);
  const bags = known.get(concepts) ?? {};
  known.set(concepts, bags);
  return (bags[language] ??= bagsIn(concepts, language));
}

function bagsIn(concepts: readonly Concept[], language: Language): Bags {
  const holding = new Map<string, number[]>();
  const sizes = concepts.map(({ people, law }, at) => {
    const words = new Set([...people[language], ...law[language]].flat().map(fold));
    for (const word of words) holding.set(word, [...(holding.get(word) ?? []), at]);
    return words.size;
  });
  const average = sizes.reduce((sum, one) => sum + one, 0) / (sizes.length || 1);
  return { concepts, holding, lengths: sizes.map((size) => size / (average || 1)) };
}

/**
 * The concepts of some norms that hold the most of a question's words, though it need not name any of their terms: what the articles of a known law are about
 * is known, so that fewer words tell which of its matters is meant. The nearest first; the others are worth less by how far they stand behind it.
 */
export function conceptsNear(norms: Iterable<string>, text: string, language: Language): Named[] {
  const words = new Map(spokenIn(text, language).map((one) => [fold(one.root), one]));
  for (const [key, { word }] of words) if (FRAME[language].has(word)) words.delete(key);
  const found: { concept: Concept; by: Set<string>; share: number }[] = [];
  for (const norm of norms) {
    const { concepts, holding, lengths } = bagsOf(norm, language);
    const rarity = (holds: number): number => Math.log(1 + (concepts.length - holds + 0.5) / (holds + 0.5));
    const near = new Map<number, (typeof found)[number]>();
    let all = 0;
    for (const [key, { root }] of words) {
      const those = holding.get(key) ?? [];
      // A word that no concept holds says as much as one that a single concept does.
      all += rarity(Math.max(1, those.length));
      for (const at of those) {
        const one = near.get(at) ?? { concept: concepts[at]!, by: new Set(), share: 0 };
        one.share += rarity(those.length) / (1 - LENGTH + LENGTH * lengths[at]!);
        one.by.add(root);
        near.set(at, one);
      }
    }
    for (const one of near.values()) if ((one.share /= all) >= LEAST) found.push(one);
  }
  const best = found.sort((a, b) => b.share - a.share).slice(0, MOST);
  return best.map(({ concept, by, share }) => ({ concept, by, strength: (STRENGTH * share) / best[0]!.share }));
}
