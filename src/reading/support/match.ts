import type { Language } from '#contract/language.ts';
import { conceptsOf } from '../lexicon/concepts.ts';
import { translationsOf } from '../lexicon/bridge.ts';
import { stem } from '../words.ts';
import type { Range } from '../lines.ts';
import type { Sentence, Word } from './sentence.ts';

/** Letters that two words of one family share, and those in which either may end: "prohibición", "prohibido". */
const FAMILY = { shared: 6, ending: 5 } as const;

/** Whether two words are of one family by their beginnings. Actors are not: the "arrendador" is no "arrendatario". */
function akin(a: Word, b: Word): boolean {
  if (a.actor || b.actor) return false;
  let shared = 0;
  while (shared < a.word.length && a.word[shared] === b.word[shared]) shared++;
  return shared >= FAMILY.shared && Math.max(a.word.length, b.word.length) - shared <= FAMILY.ending;
}

/** Stems in the other language for a word. */
const across = (word: string, from: Language, to: Language): ReadonlySet<string> =>
  new Set(translationsOf(word, from).map((one) => stem(one, to)));

/** The words of other sentences that say the same as a word, by their numbers. */
function same(word: Word, language: Language, other: Sentence): number[] {
  const abroad = language === other.language ? null : across(word.word, language, other.language);
  return other.words.flatMap((one, i) => {
    const met = one.stem === word.stem || one.word === word.word || (one.content && akin(word, one));
    return met || (one.content && abroad?.has(one.stem)) ? [i] : [];
  });
}

/** Which words of a statement stand in a quotation, by their numbers; and how many of its words of content do, by themselves or by their concept. */
export type Match = {
  pairs: ReadonlyMap<number, readonly number[]>;
  /** Words of content that stand neither in the quotation nor in what is known. */
  uncovered: number[];
  /** The share of the words of content that the quotation itself covers. */
  share: number;
};

/** The concepts that a sentence names by one word each: of several words, one may be the very one that differs ("business days", "calendar days"). */
const conceptsBy = ({ text, language }: Sentence): { id: string; root: string }[] =>
  conceptsOf(text, language).flatMap(({ concept, by, strength }) =>
    strength === 1 && by.size === 1 && !concept.isWide ? [{ id: concept.id, root: [...by][0]! }] : [],
  );

/** The numbers of the words of content whose concept the other sentence names too. */
function byConcept(statement: Sentence, other: Sentence): ReadonlySet<number> {
  const theirs = new Set(conceptsBy(other).map(({ id }) => id));
  const named = new Set(
    conceptsBy(statement)
      .filter(({ id }) => theirs.has(id))
      .map(({ root }) => root),
  );
  return new Set(
    statement.words.flatMap((word, i) => (word.content && !word.actor && named.has(word.stem) ? [i] : [])),
  );
}

const inside = (ranges: readonly Range[], { start, end }: Range): boolean =>
  ranges.some((one) => one.start <= start && end <= one.end);

/** Matches the words of a statement with those of a quotation. `known`: what stands beside, which covers words and turns nothing. */
export function match(statement: Sentence, quotation: Sentence, known: readonly Sentence[]): Match {
  const pairs = new Map<number, number[]>();
  const uncovered: number[] = [];
  const judged = [...statement.references, ...statement.figures, ...statement.signs, ...statement.modals];
  let concepts: ReadonlySet<number> | null = null;
  let [all, covered] = [0, 0];
  statement.words.forEach((word, i) => {
    if (!word.content && !word.capital) return;
    const found = same(word, statement.language, quotation);
    if (found.length > 0) pairs.set(i, found);
    // Figures, references and signs are judged by rules of their own.
    if (!word.content || inside(judged, word)) return;
    all++;
    if (found.length > 0 || (concepts ??= byConcept(statement, quotation)).has(i)) covered++;
    else if (!known.some((one) => same(word, statement.language, one).length > 0)) uncovered.push(i);
  });
  return { pairs, uncovered, share: all === 0 ? 1 : covered / all };
}
