import type { Language } from '#contract/language.ts';
import { isOwn, type Query } from '../retrieve/query.ts';
import { analyse, wordsOf } from '../words.ts';

/** `said`: words of the question, "vacaciones". `as`: the words of the passage that mean the same, "feriado anual". Both as written. */
export type ReadAs = { said: string; as: string };

// The numbers are ours.
/** The answer shows at most this many pairs. */
const MOST = 2;
/** How many other words may stand between the words of a term. */
const GAP = 2;
/** Only the first terms of a concept count: they are its usual names. */
const NAMES = 2;
/** A phrase of the question has at most this many content words. */
const SHORT = 2;
/** Two words with the same first letters belong to one family. */
const FAMILY = 5;

type Placed = { root: string; start: number; end: number };
const placed = (text: string, language: Language): Placed[] =>
  wordsOf(text).flatMap(({ raw, start, end }) => {
    const root = analyse(raw, language)?.stem;
    return root ? [{ root, start, end }] : [];
  });

/** Whether words stand close enough to be told as one phrase. */
const isPhrase = (words: readonly Placed[], all: readonly Placed[]): boolean =>
  words.length > 0 && words.length <= SHORT && all.indexOf(words.at(-1)!) - all.indexOf(words[0]!) < words.length + 1;
/** Whether a word of one phrase is of the family of a word of another: "prescripción", "prescribirán". */
const isAkin = (some: readonly Placed[], others: readonly Placed[]): boolean =>
  some.every(({ root }) => others.some((other) => other.root.slice(0, FAMILY) === root.slice(0, FAMILY)));

/** The words of a text from the first to the last of these places. */
const slice = (text: string, places: readonly Placed[]): string =>
  text
    .slice(Math.min(...places.map(({ start }) => start)), Math.max(...places.map(({ end }) => end)))
    .replace(/\s+/g, ' ');

/** Where all words of a term stand near each other; null where they do not. */
function whole(term: readonly string[], words: readonly Placed[]): Placed[] | null {
  for (let at = 0; at < words.length; at++) {
    if (!term.includes(words[at]!.root)) continue;
    const near = words.slice(at, at + term.length + GAP);
    const found = term.flatMap((root) => near.find((word) => word.root === root) ?? []);
    if (found.length === term.length) return found;
  }
  return null;
}

/**
 * How the words of a question were read where a passage answers it in others: by a concept that the question names and of which the passage holds a whole term of
 * the law, or by a translation. Nothing of words that the passage holds itself.
 */
export function readAs(
  { terms, concepts }: Query,
  question: { said: string; language: Language },
  passage: { text: string; language: Language },
): ReadAs[] {
  const asked = placed(question.said, question.language);
  const words = placed(passage.text, passage.language);
  const held = new Set(words.map(({ root }) => root));
  const isHeld = (root: string): boolean =>
    held.has(root) || terms.some((term) => isOwn(term) && term.root === root && held.has(term.stems[passage.language]));
  const found: ReadAs[] = [];
  const put = (said: readonly Placed[], as: readonly Placed[]): void => {
    const one = { said: slice(question.said, said), as: slice(passage.text, as) };
    // Words of two sentences, as where a heading comes before its clause, name nothing.
    if (/[.:;]\s/.test(one.as)) return;
    const overlaps = (a: string, b: string): boolean => a.includes(b) || b.includes(a);
    if (!found.some((other) => overlaps(other.said, one.said) || overlaps(other.as, one.as))) found.push(one);
  };
  for (const { concept, by, strength } of concepts) {
    const said = asked.filter(({ root }) => by.has(root));
    if (strength < 1 || concept.isWide || !isPhrase(said, asked) || said.every(({ root }) => isHeld(root))) continue;
    const names = concept.law[passage.language].slice(0, NAMES);
    const as = names.map((term) => whole(term, words)).find((places) => places !== null);
    if (as && !isAkin(as, said)) put(said, as);
  }
  for (const term of terms) {
    const translations = term.across[passage.language] ?? [];
    const said = asked.find(({ root }) => root === term.root);
    const as = words.find(({ root }) => translations.includes(root));
    if (isOwn(term) && said && as && !isHeld(term.root)) put([said], [as]);
  }
  return found.slice(0, MOST);
}
