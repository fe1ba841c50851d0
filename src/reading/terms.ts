import type { Language } from '#contract/language.ts';
import { fold, isStop } from './words.ts';

/** Words between the nouns of a term: "cesión de derechos", "breach of contract". */
const LINKS: Record<Language, ReadonlySet<string>> = {
  es: new Set(['de', 'del', 'la', 'los', 'las']),
  en: new Set(['of', 'the']),
};
/** Words that stand in many places and name nothing (folded); ours. */
const EMPTY = new Set(
  'articulo articulos ley leyes inciso numero letra caso casos efecto efectos presente siguiente siguientes dicho dicha mismo parte partes forma dias dia ano anos mes meses plazo section agreement party parties shall may such any other days date hereof herein thereof pursuant'.split(
    ' ',
  ),
);
const WORDS = { least: 2, most: 4 } as const;
const TIMES = 3;
const CHARACTERS = 300_000;

export type Term = { text: string; times: number; weight: number };

/**
 * Terms of two to four words by C-value (Frantzi, Ananiadou and Mima 2000): frequent, long, and not only part of longer ones.
 * Heaviest first.
 */
export function termsOf(text: string, language: Language, most = 20): Term[] {
  const counts = new Map<string, { text: string; times: number; words: number }>();
  const links = LINKS[language];
  const content = (word: string): boolean =>
    !links.has(word) && !isStop(word, language) && !EMPTY.has(word) && word.length > 3;
  for (const clause of text
    .slice(0, CHARACTERS)
    .toLowerCase()
    .split(/[^\p{L}\s]+|\n\s*\n/u)) {
    const raw = clause.split(/\s+/).filter(Boolean);
    const words = raw.map(fold);
    for (let from = 0; from < words.length; from++) {
      if (!content(words[from]!)) continue;
      for (let to = from, held = 0; to < words.length && to - from < 7; to++) {
        if (content(words[to]!)) held++;
        else if (links.has(words[to]!)) continue;
        else break;
        if (held > WORDS.most) break;
        if (held < WORDS.least) continue;
        const key = words.slice(from, to + 1).join(' ');
        const known = counts.get(key) ?? { text: raw.slice(from, to + 1).join(' '), times: 0, words: held };
        known.times++;
        counts.set(key, known);
      }
    }
  }
  const frequent = [...counts].filter(([, { times }]) => times >= TIMES);
  return frequent
    .map(([key, { text: term, times, words }]) => {
      const longer = frequent.filter(([other]) => other !== key && ` ${other} `.includes(` ${key} `));
      const nested = longer.length > 0 ? longer.reduce((sum, [, other]) => sum + other.times, 0) / longer.length : 0;
      return { text: term, times, weight: Math.log2(words + 1) * (times - nested) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .slice(0, most);
}
