import { languages as allLanguages, type Language } from '#contract/language.ts';
import type { Asked, AskedIntent } from '../ask/asked.ts';
import { translationsOf } from '../lexicon/bridge.ts';
import { conceptsOf, type Named } from '../lexicon/concepts.ts';
import { conceptsNear } from '../lexicon/near.ts';
import { oneKey } from '../lexicon/where.ts';
import { FRAME, eachWord, isStop, stem } from '../words.ts';
import { PASTED, type Weights } from './weights.ts';

/**
 * A word looked for. `asked`: as it was typed, folded; `word` is another one where that was mistyped. `stems`: "" in a language in which it is not looked
 * for. `root`: its stem in the question's language, "" for a word that a concept adds. `by`: who asks for it, the question, an earlier one, or a concept by its
 * id. `found`: it stands in the selection.
 */
export type Term = {
  word: string;
  asked: string;
  root: string;
  stems: Record<Language, string>;
  /** Stems of the words that translate it, for sources in the other language. */
  across: Partial<Record<Language, readonly string[]>>;
  weight: number;
  by: string;
  /** The concepts that add it, by their places, and its full weight for each. */
  of: readonly { concept: number; weight: number }[];
  corrected: boolean;
  found: boolean;
  idf: number;
  idfWord: number;
};
/** Who asks for a word that the question itself holds, and for one that an earlier question lends. */
export const QUESTION = 'question';
const CONVERSATION = 'conversation';
export const isOwn = ({ by }: Term): boolean => by === QUESTION || by === CONVERSATION;

/**
 * A concept that a question names, or (`isNear`) one of a norm among the sources that it only comes near. `share`: how much of the weight of the question's own
 * words names it, 0 to 1.
 */
export type Weighed = Named & { share: number; isNear?: boolean };
/** A question as it is looked up. `self`: the weight of its own words. `exact`: the share of the exact word in a score. */
export type Query = { terms: Term[]; concepts: readonly Weighed[]; self: number; exact: number };

const AFTER_APOSTROPHE = /\p{L}['’]$/u;
/** Content words up to which a question lives from stems, and from which it is read as a pasted text, word by word. */
const SHORT = 8;

/** What is looked up: the matter, and all words of the question (`said`), among which a concept may be named by words that say no matter by themselves. */
export type Words = Pick<Asked, 'matter' | 'lent' | 'language'> & Pick<AskedIntent, 'said'>;

const termOf = (word: string, root: string, stems: Term['stems'], weight: number, by: string): Term => ({
  word,
  asked: word,
  root,
  stems,
  across: {},
  weight,
  by,
  of: [],
  corrected: false,
  found: false,
  idf: 0,
  idfWord: 0,
});

/** The norms that the sources are, by their keys; `only`: no source is anything else. */
export type Norms = { keys: ReadonlySet<string>; only: boolean };
/** What a concept that only comes near is worth where another of its norm is named whole. */
const BEHIND = 0.4;
const NO_NORMS: Norms = { keys: new Set(), only: false };

/**
 * The concepts that a question names, and those of the norms among the sources that it comes near. Where there are norms alone, a concept counts only if it is
 * a matter of one of them, or of no norm.
 */
function named(text: string, language: Language, { keys, only }: Norms): Weighed[] {
  const isOf = ({ concept }: Named): boolean =>
    concept.where.length === 0 || concept.where.some(({ norm }) => keys.has(oneKey(norm)));
  const all = conceptsOf(text, language).filter((one) => !only || isOf(one));
  const whole = new Set(all.filter(({ strength }) => strength === 1).map(({ concept }) => concept));
  const near = conceptsNear(keys, text, language).filter(({ concept }) => !whole.has(concept));
  const nearer = new Set(near.map(({ concept }) => concept));
  // What a question names whole is its matter; others of the same norm stand behind it.
  const behind = all.some((one) => one.strength === 1 && one.concept.where.length > 0 && isOf(one)) ? BEHIND : 1;
  return [
    ...all.filter(({ concept }) => !nearer.has(concept)),
    ...near.map((one) => ({ ...one, strength: one.strength * behind, isNear: true })),
  ].map((one) => ({ ...one, share: 0 }));
}

/** The words of a question for sources of these languages, those of its concepts among them. */
export function queryOf(asked: Words, held: readonly Language[], weights: Weights, norms = NO_NORMS): Query {
  const { language } = asked;
  const terms = new Map<string, Term>();
  const add = (word: string, root: string, stems: Term['stems'], weight: number, by: string): void => {
    const key = allLanguages
      .map((one) => stems[one])
      .join('|')
      .replace(/^\|$/, root);
    const known = terms.get(key);
    if (known) known.weight = Math.max(known.weight, weight);
    else terms.set(key, { ...termOf(word, root, stems, weight, by), across: acrossOf(word) });
  };
  const acrossOf = (word: string): Term['across'] =>
    Object.fromEntries(
      held
        .filter((one) => one !== language && weights.across > 0)
        .map((one) => [one, [...new Set(translationsOf(word, language).map((other) => stem(other, one)))]]),
    );
  const read = (text: string, share: number, by: string): void =>
    eachWord(text, 0, text.length, language, (word, stemmed, at) => {
      // "the employee's": what follows the apostrophe is no word of its own.
      if (language === 'en' && AFTER_APOSTROPHE.test(text.slice(Math.max(0, at - 2), at))) return;
      const stems = { es: '', en: '' };
      for (const one of held) stems[one] = one === language ? stemmed : isStop(word, one) ? '' : stem(word, one);
      add(word, stemmed, stems, share * (FRAME[language].has(word) ? weights.frame : 1), by);
    });
  read(asked.matter || asked.said, 1, QUESTION);
  asked.lent.forEach((text, turn) => read(text, 0.5 ** (turn + 1), CONVERSATION));
  const heavy = [...terms.values()].filter(({ weight }) => weight === 1).length;
  const concepts =
    terms.size > PASTED || weights.concept === 0 ? [] : named([asked.said, ...asked.lent].join(' '), language, norms);
  const own = new Set([...terms.values()].flatMap((term) => allLanguages.map((one) => term.stems[one])));
  const added = new Map<string, Term>();
  concepts.forEach(({ concept }, at) => {
    for (const one of held) {
      const looked: [readonly (readonly string[])[], number][] = [
        [concept.law[one], one === language ? weights.concept : weights.across],
        [one === language ? concept.people[one] : [], weights.people],
      ];
      for (const [phrases, weight] of looked)
        for (const word of phrases.flat()) {
          if (own.has(word)) continue;
          const key = `${one} ${word}`;
          const term = added.get(key) ?? termOf('', '', { es: '', en: '', [one]: word }, 0, concept.id);
          added.set(key, { ...term, of: [...term.of, { concept: at, weight }] });
        }
    }
  });
  const exact = weights.word + (weights.wordLong - weights.word) * Math.min(1, Math.max(0, (heavy - SHORT) / SHORT));
  return { terms: [...terms.values(), ...added.values()], concepts, self: 0, exact };
}
