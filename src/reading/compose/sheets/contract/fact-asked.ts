import type { AskedIntent } from '../../../ask/asked.ts';
import { fold, wordsOf } from '../../../words.ts';
import { ANY_WORDS, ASKS, FACT_WORDS, type FactWords } from './asked-words.ts';
import type { Fact } from './fact.ts';

/** Words that ask, by which a question tells its sort: one without any of them is a note ("plazo del contrato"). */
const ASKING =
  /cuant|cual|\bque\b|quien|cuando|donde|\bcomo\b|puede|puedo|\bhay\b|how|what|when|who|where|which|\bcan\b|\bmay\b|\bis\b/;
/** What a question is of that wants more than a fact. */
const BEYOND = /\bsi\b|\bif\b|por que|\bwhy\b|donde dice|does it (?:say|mention)/;

type Vocabulary = { heads: RegExp; all: RegExp };
const pattern = (words: string): RegExp =>
  new RegExp(
    `^(?:${words
      .split(' ')
      .filter(Boolean)
      .map((word) => (word.endsWith('/') ? `${word.slice(0, -1)}[a-z-]*` : word))
      .join('|')})$`,
  );
const VOCABULARY = new Map<FactWords, Vocabulary>(
  FACT_WORDS.map((one) => [
    one,
    { heads: pattern(one.heads), all: pattern(`${one.heads} ${one.beside ?? ''} ${ANY_WORDS}`) },
  ]),
);

/**
 * The facts of a contract that a question asks for by their own words and no others, in the order in which facts are listed; none where it asks what
 * happens if, why, or anything that holds a word of another matter.
 */
export function factsAsked({ matter, said }: Pick<AskedIntent, 'matter' | 'said'>): readonly Fact[] {
  const words = wordsOf(matter).map(({ raw }) => fold(raw));
  const question = fold(said);
  if (BEYOND.test(question)) return [];
  const isNote = !ASKING.test(question);
  return FACT_WORDS.filter((one) => {
    const { heads, all } = VOCABULARY.get(one)!;
    return (
      (isNote || ASKS[one.asks].test(question)) &&
      (one.itself?.test(question) || words.some((word) => heads.test(word))) &&
      words.every((word) => all.test(word))
    );
  }).map(({ fact }) => fact);
}
