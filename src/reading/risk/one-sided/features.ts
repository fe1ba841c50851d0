import type { Language } from '#contract/language.ts';
import { cuesOf } from './cues.ts';

/** Letters of a word that count: what it ends with is form. Chosen by folds of documents on the tuned side. */
const LETTERS = 5;

/** Small words that say nothing alone, of both languages; beside another word they count. */
const SMALL = new Set(
  'el la los las de del a al en y e o u que se su sus con por para un una lo le les es son the an of to in and or for by on is are be its their as at that which it this'.split(
    ' ',
  ),
);

/** The words of a folded sentence by their beginnings, each figure as one, each pair of neighbours, and its cues. */
export function featuresOf(words: string, language: Language): Set<string> {
  const roots = (words.replaceAll('ñ', 'n').match(/[a-z]+|\d+/g) ?? []).map((word) =>
    /\d/.test(word) ? '#' : word.slice(0, LETTERS),
  );
  const features = new Set(roots.filter((root) => !SMALL.has(root)));
  for (let i = 1; i < roots.length; i++) features.add(`${roots[i - 1]} ${roots[i]}`);
  for (const cue of cuesOf(words, language)) features.add(cue);
  return features;
}
