import type { Language } from '#contract/language.ts';
import { translationsOf } from '../lexicon/bridge.ts';
import { isJoin } from './items.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, type Sentence } from './sentence.ts';

/** What an actor is in a sentence, by the small word before it: who acts, by whom, to whom, against whom. */
export type Part = 'acts' | 'to' | 'away' | 'of' | 'with';
/** An actor by its stem, with its place and its part. */
export type Actor = { at: number; stem: string; part: Part };

/** Whether a word names one who may act: a party, an office, or a name that no dictionary has. A thing that is written with a capital does not ("Fees", "Reglamento Interno"). */
export const mayAct = ({ words, language }: Sentence, at: number): boolean =>
  words[at]!.actor || translationsOf(words[at]!.word, language).length === 0;

/** Words between who acts and what it does or the modal of it, and between a deed and the one whose it is ("the buyer's receipt", "el pago del comprador"). */
const NEAR = { deed: 6, owner: 3, modal: 2 } as const;
/** Verbs behind which a participle tells what is done to somebody (folded). */
const PASSIVE: Record<Language, RegExp> = {
  es: /^(?:es|son|sea|sean|sera|seran|ser|sido|siendo|fue|fueron|fuere|queda|quedan|quedara|quedaran|esta|estan|estara|estaran)$/,
  en: /^(?:is|are|be|been|being|was|were)$/,
};

/** Whether an actor that stands behind another one in its clause, with a word of content between them, is one to whom it is done: "the seller pays the buyer". */
function isObject(actors: readonly Actor[], n: number, { words }: Sentence): boolean {
  const { at } = actors[n]!;
  return actors.slice(0, n).some((one) => {
    const between = words.slice(one.at + 1, at);
    return (
      one.part === 'acts' &&
      words[at]!.break === null &&
      between.every((word) => word.break === null) &&
      between.some(({ content }) => content)
    );
  });
}

/** What the first actor of a statement does: the number of the first word of content behind it, past "must" and "may"; -1 where something is done to it. */
function deedOf({ words, modals, language }: Sentence, { at }: Actor): number {
  for (let i = at + 1; i < Math.min(words.length, at + 1 + NEAR.deed); i++) {
    const { content, word, actor, break: parted } = words[i]!;
    if (parted || actor || PASSIVE[language].test(word)) return -1;
    if (content && !modals.some(({ from, to }) => from <= i && i < to)) return i;
  }
  return -1;
}

/** Whether a word names one who may act, or who is said to have to or to be allowed to. */
const isSubject = (sentence: Sentence, at: number): boolean =>
  mayAct(sentence, at) || sentence.modals.some(({ from }) => from > at && from - at <= NEAR.modal);

/** Whether a deed is said to be somebody's: "the buyer's receipt", "el pago del comprador". */
const isOwner = ({ language }: Sentence, owner: number, deed: number): boolean =>
  owner > deed ? owner - deed <= NEAR.owner : language === 'en' && deed - owner < NEAR.owner;

/**
 * Who does in a statement what another does in the quotation, where the quotation names both and lets the one of the statement do nothing: "the tenant shall insure", of a landlord
 * who shall insure what the tenant has.
 */
export function subjectsOf(
  statement: Sentence,
  quotation: Sentence,
  pairs: Match['pairs'],
  ours: readonly Actor[],
  theirs: readonly Actor[],
): Reason[] {
  const [first] = ours;
  const isParty = first && (statement.words[first.at]!.actor || statement.modals.length > 0);
  if (!isParty || first.part !== 'acts' || !isSubject(statement, first.at)) return [];
  const told = theirs.map((one, n) =>
    one.part === 'acts' && isObject(theirs, n, quotation) ? { ...one, part: 'to' } : one,
  );
  const own = told.filter(({ stem }) => stem === first.stem);
  if (own.length === 0 || own.some(({ part }) => part === 'acts' || part === 'with')) return [];
  const deed = deedOf(statement, first);
  const places = pairs.get(deed) ?? [];
  /** Whether the deed may be its own: "the buyer's receipt", or what another lets, asks or obliges it to do. */
  const isOwn = (at: number, from: number): boolean =>
    own.some((one) => {
      if (one.part === 'of') return isOwner(quotation, one.at, at);
      const joined = quotation.words.slice(one.at, at).some(({ word }) => isJoin(word));
      return from < one.at && one.at < at && !joined;
    });
  const isOthers = (at: number): boolean => {
    const there = told.findLast((one) => one.at < at && one.part === 'acts');
    if (!there || !isSubject(quotation, there.at) || isOwn(at, there.at)) return false;
    return !quotation.words
      .slice(there.at + 1, at)
      .some((one) => one.break === 'sentence' || PASSIVE[quotation.language].test(one.word));
  };
  return places.length > 0 && places.every(isOthers)
    ? [{ kind: 'direction', turned: true, at: rangeOf(statement.words[first.at]!) }]
    : [];
}
