import type { Language } from '#contract/language.ts';
import { conceptsOf } from '../lexicon/concepts.ts';
import { translationsOf } from '../lexicon/bridge.ts';
import { isSingle, singular, type Trigger } from '../lexicon/trigger.ts';
import { stem } from '../words.ts';
import type { Range } from '../lines.ts';
import { areAlike, isLight } from './alike.ts';
import { areContrary } from './contraries.ts';
import { actorStem, areFacing, areOneSide, areOpposed, isRole } from './parties.ts';
import type { Sentence, Word } from './sentence.ts';

/** Letters that two words of one family share, and those in which either may end: "prohibición", "prohibido". */
const FAMILY = { shared: 6, ending: 5 } as const;

/** Whether two words are of one family by their beginnings. Actors are not: the "arrendador" is no "arrendatario", the "endosante" no "endosatario". */
function akin(a: Word, b: Word, language: Language): boolean {
  if (a.actor || b.actor || /\d/.test(a.word + b.word)) return false;
  let shared = 0;
  while (shared < a.word.length && a.word[shared] === b.word[shared]) shared++;
  const alike = shared >= FAMILY.shared && Math.max(a.word.length, b.word.length) - shared <= FAMILY.ending;
  return alike && !areOpposed({ word: a.word, language }, { word: b.word, language });
}

/** Stems in the other language for a word. */
const across = (word: string, from: Language, to: Language): ReadonlySet<string> =>
  new Set(translationsOf(word, from).map((one) => stem(one, to)));

/** A word of a sentence, once for all the places where it stands: their numbers. */
type Distinct = { one: Word; at: number[] };
const keyOf = ({ word, stem: root, content, actor }: Word): string => `${word} ${root} ${content} ${actor}`;
const listed = new WeakMap<Sentence, readonly Distinct[]>();

/** The words of a sentence, each once: so a text that says one word over and over costs no more than one that says it once. */
function distinct(sentence: Sentence): readonly Distinct[] {
  const known = listed.get(sentence);
  if (known) return known;
  const out = new Map<string, Distinct>();
  sentence.words.forEach((one, i) => {
    const key = keyOf(one);
    const met = out.get(key);
    if (met) met.at.push(i);
    else out.set(key, { one, at: [i] });
  });
  const list = [...out.values()];
  listed.set(sentence, list);
  return list;
}

/** The words of another sentence that a rule takes, by their numbers, in order. */
const placesIn = (other: Sentence, takes: (one: Word) => boolean): number[] =>
  distinct(other)
    .flatMap(({ one, at }) => (takes(one) ? at : []))
    .sort((a, b) => a - b);

/** The words of other sentences that say the same as a word, by their numbers. */
function same(word: Word, language: Language, other: Sentence): number[] {
  const abroad = language === other.language ? null : across(word.word, language, other.language);
  const party = { word: word.word, language };
  const role = word.actor && isRole(party);
  return placesIn(other, (one) => {
    const their = { word: one.word, language: other.language };
    if ((abroad || (role && one.actor)) && areOneSide(party, their)) return true;
    // "La demandada" is not "la demanda", though their stems are alike.
    if (word.actor && language === other.language) return one.actor && actorStem(word.word) === actorStem(one.word);
    // A role that is known is matched by its side, not by what a dictionary makes of its name.
    if (role && one.actor && isRole(their)) return false;
    // Nor is "la demanda" "la demandada", nor "el ejecutante" "el ejecutado".
    if (!abroad && one.word !== word.word && (one.actor || areFacing(word.word, one.word, language))) return false;
    const met = one.stem === word.stem || one.word === word.word || (one.content && akin(word, one, language));
    return met || (one.content && abroad?.has(one.stem) === true);
  });
}

/** The words of another sentence that say what a word says in a paraphrase, by their numbers. A party is said by no act, nor by who faces it: "el ejecutado". */
function alikeTo({ word, stem: root, content, actor, capital }: Word, language: Language, other: Sentence): number[] {
  // What is written with a capital is named: no other word stands for a name.
  if (!content || actor || capital || isRole({ word, language })) return [];
  return placesIn(other, (one) => {
    if (!one.content || one.actor || !areAlike(root, language, one.stem, other.language)) return false;
    return !isRole({ word: one.word, language: other.language }) && !areFacing(word, one.word, language);
  });
}

/** Which words of a statement stand in a quotation, by their numbers; and how many of its words of content do, by themselves or by their concept. */
export type Match = {
  pairs: ReadonlyMap<number, readonly number[]>;
  /** Words of content that stand neither in the quotation nor in what is known. */
  uncovered: number[];
  /** The share of the words of content that the quotation covers, of those that nothing else does. */
  share: number;
  /** Whether the statement has no word of content: it says of nothing what it says. */
  isBare: boolean;
};

/** Words whose concepts are remembered. */
const REMEMBERED = 5000;
type Terms = Record<Language, ReadonlySet<string>>;
const remembered: Record<Language, Map<string, readonly Terms[]>> = { es: new Map(), en: new Map() };

/** The single words, in both languages, of each concept that a word names by itself. Of terms of several words one may be the very one that differs ("business days", "calendar days"). */
function termsOf(word: string, language: Language): readonly Terms[] {
  const cache = remembered[language];
  let found = cache.get(word);
  if (!found) {
    const single = (triggers: readonly Trigger[]): ReadonlySet<string> =>
      new Set(triggers.filter(isSingle).map(([one]) => one!));
    found = conceptsOf(word, language).flatMap(({ concept, strength }) =>
      strength === 1 && !concept.isWide ? [{ es: single(concept.triggers.es), en: single(concept.triggers.en) }] : [],
    );
    if (cache.size > REMEMBERED) cache.clear();
    cache.set(word, found);
  }
  return found;
}

/** Whether another sentence names the concept of a word by another word. Actors have none: each is its own. */
const byConcept = ({ word, stem: root, actor }: Word, language: Language, other: Sentence): boolean =>
  !actor &&
  !other.words.some((one) => areContrary({ stem: root, language }, { stem: one.stem, language: other.language })) &&
  termsOf(word, language).some((terms) =>
    other.words.some((one) => one.content && !one.actor && terms[other.language].has(singular(one.word))),
  );

/** Whether a word is typed in capitals and they are the first letters of words that stand together: "IPC" of "índice de precios al consumidor". */
export const areInitials = ({ word, start, end }: Word, { text }: Sentence, { words }: Sentence): boolean =>
  /^\p{Lu}{2,6}$/u.test(text.slice(start, end)) &&
  words
    .filter(({ content }) => content)
    .map((one) => one.word[0])
    .join('')
    .includes(word);

const inside = (ranges: readonly Range[], { start, end }: Range): boolean =>
  ranges.some((one) => one.start <= start && end <= one.end);

/** How a word of a statement stands in a quotation: by itself, or else by one that says about the same; whether its concept does; whether what is known holds it. */
type Found = { itself: number[]; found: number[]; isSaid: boolean; isKnown: boolean };
function foundOf(word: Word, language: Language, quotation: Sentence, known: readonly Sentence[]): Found {
  const itself = same(word, language, quotation);
  const found = itself.length > 0 ? itself : alikeTo(word, language, quotation);
  const isSaid = found.length > 0 || (word.content && byConcept(word, language, quotation));
  return { itself, found, isSaid, isKnown: !isSaid && known.some((one) => same(word, language, one).length > 0) };
}

/** Matches the words of a statement with those of a quotation. `known`: what stands beside, which covers words and turns nothing. */
export function match(statement: Sentence, quotation: Sentence, known: readonly Sentence[]): Match {
  const pairs = new Map<number, number[]>();
  const uncovered: number[] = [];
  const doubtful: number[] = [];
  // `depends.ts` judges the words for an effect by their order; here they match like all others.
  const signs = statement.signs.filter(({ kind }) => kind !== 'effect');
  const judged = [...statement.references, ...statement.figures, ...signs, ...statement.modals];
  const times = new Map<string, number>();
  const looked = new Map<string, Found>();
  let [all, covered] = [0, 0];
  statement.words.forEach((word, i) => {
    if (!word.content && !word.capital) return;
    const key = `${keyOf(word)} ${word.capital}`;
    const how = looked.get(key) ?? foundOf(word, statement.language, quotation, known);
    looked.set(key, how);
    const { itself, found } = how;
    if (found.length > 0) pairs.set(i, found);
    const name = word.actor ? actorStem(word.word) : word.stem;
    times.set(name, (times.get(name) ?? 0) + 1);
    // Said more often than the quotation says it, it stands for another word of that: "público o público".
    if (word.content && found.length > 0 && times.get(name)! > found.length) uncovered.push(i);
    // Figures, references and signs are judged by rules of their own.
    if (!word.content || inside(judged, word)) return;
    if (found.length === 0 && !word.capital && isLight(word.stem, statement.language)) return;
    all++;
    // A word that only says about the same covers, and is marked.
    if (itself.length === 0 && found.length > 0) doubtful.push(i);
    if (how.isSaid || areInitials(word, statement, quotation)) covered++;
    else if (!how.isKnown) uncovered.push(i);
  });
  return {
    pairs,
    uncovered: [...uncovered, ...doubtful],
    isBare: all === 0,
    share: all === 0 ? 1 : covered / Math.max(1, covered + uncovered.length),
  };
}
