import type { Language } from '#contract/language.ts';
import { conceptsOf } from '../lexicon/concepts.ts';
import { translationsOf } from '../lexicon/bridge.ts';
import { isSingle, singular, type Trigger } from '../lexicon/trigger.ts';
import { stem } from '../words.ts';
import type { Range } from '../lines.ts';
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

/** The words of other sentences that say the same as a word, by their numbers. */
function same(word: Word, language: Language, other: Sentence): number[] {
  const abroad = language === other.language ? null : across(word.word, language, other.language);
  const party = { word: word.word, language };
  const role = word.actor && isRole(party);
  return other.words.flatMap((one, i) => {
    const their = { word: one.word, language: other.language };
    if ((abroad || (role && one.actor)) && areOneSide(party, their)) return [i];
    // "La demandada" is not "la demanda", though their stems are alike.
    if (word.actor && language === other.language)
      return one.actor && actorStem(word.word) === actorStem(one.word) ? [i] : [];
    // A role that is known is matched by its side, not by what a dictionary makes of its name.
    if (role && one.actor && isRole(their)) return [];
    // Nor is "la demanda" "la demandada", nor "el ejecutante" "el ejecutado".
    if (!abroad && one.word !== word.word && (one.actor || areFacing(word.word, one.word, language))) return [];
    const met = one.stem === word.stem || one.word === word.word || (one.content && akin(word, one, language));
    return met || (one.content && abroad?.has(one.stem)) ? [i] : [];
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
  !other.words.some((one) => areContrary(root, one.stem, language)) &&
  termsOf(word, language).some((terms) =>
    other.words.some((one) => one.content && !one.actor && terms[other.language].has(singular(one.word))),
  );

const inside = (ranges: readonly Range[], { start, end }: Range): boolean =>
  ranges.some((one) => one.start <= start && end <= one.end);

/** Matches the words of a statement with those of a quotation. `known`: what stands beside, which covers words and turns nothing. */
export function match(statement: Sentence, quotation: Sentence, known: readonly Sentence[]): Match {
  const pairs = new Map<number, number[]>();
  const uncovered: number[] = [];
  const judged = [...statement.references, ...statement.figures, ...statement.signs, ...statement.modals];
  const times = new Map<string, number>();
  let [all, covered] = [0, 0];
  statement.words.forEach((word, i) => {
    if (!word.content && !word.capital) return;
    const found = same(word, statement.language, quotation);
    if (found.length > 0) pairs.set(i, found);
    const name = word.actor ? actorStem(word.word) : word.stem;
    times.set(name, (times.get(name) ?? 0) + 1);
    // Said more often than the quotation says it, it stands for another word of that: "público o público".
    if (word.content && found.length > 0 && times.get(name)! > found.length) uncovered.push(i);
    // Figures, references and signs are judged by rules of their own.
    if (!word.content || inside(judged, word)) return;
    all++;
    if (found.length > 0 || byConcept(word, statement.language, quotation)) covered++;
    else if (!known.some((one) => same(word, statement.language, one).length > 0)) uncovered.push(i);
  });
  return {
    pairs,
    uncovered,
    isBare: all === 0,
    share: all === 0 ? 1 : covered / Math.max(1, covered + uncovered.length),
  };
}
