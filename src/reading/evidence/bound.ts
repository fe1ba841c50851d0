import { isItself, isPayer, sideOf } from '../ask/actors.ts';
import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';
import { fold, wordsOf } from '../words.ts';
import type { Value } from './value.ts';

/** Where some words name a party (`own`), the party against it (`other`), or both as "the parties" (`own`, `isAll`). */
export type Named = Range & { side: 'own' | 'other'; isAll: boolean };

/** Words (folded) for all the parties. */
export const TOGETHER: readonly string[] = ['partes', 'contratantes', 'comparecientes', 'contrayentes', 'parties'];
/** Duties and rights whose words stand before the party whose they are: "serán de cargo del Arrendatario". */
const BEFORE_PARTY = /^(?:duty\.(?:charged|list|needed)|permission\.grants|prohibition\.forbids)$/;
/** Characters between such words and the party. Ours. */
const NEAR = 60;

/** Where a party, or the one against it, is named in some words; offsets in them. `alone`: its other names, and "the parties", are somebody else's. */
export const actorsIn = (words: string, actor: string, alone = false): Named[] =>
  wordsOf(words).flatMap(({ raw, start, end }): Named[] => {
    // "Consultant's compensation", and the name that a party is given, are nobody who does anything.
    if (/^['’]s(?!\p{L})|^["”»]\s?\)/u.test(words.slice(end, end + 3))) return [];
    const word = fold(raw);
    const isAll = !alone && TOGETHER.includes(word);
    const named = isAll ? 'own' : sideOf(word, actor);
    const side = named === 'own' && alone && !isItself(word, actor) ? 'other' : named;
    return side ? [{ start, end, side, isAll }] : [];
  });

/** Before the name of one who is no subject: "sin el consentimiento del arrendatario, el arrendador no podrá". */
const OF =
  /(?<!\p{L})(?:del?|al?|con|por|para|contra|entre|of|to|by|with|from|against)\s(?:(?:el|la|los|las|the)\s)?$/iu;
const OF_LONGEST = 12;
/** Whether a party is named as one to whom, by whom or of whom something is done. */
export const isObject = (words: string, { start }: Range): boolean =>
  OF.test(words.slice(Math.max(0, start - OF_LONGEST), start));

/**
 * Whom a duty in a sentence binds: the party named before its verb, as its subject where one is, or behind words that charge it; null where the sentence names
 * none. Offsets of `value` in `words`.
 */
export function boundBy(words: string, named: readonly Named[], value: Value): Named['side'] | null {
  const earlier = named.filter(({ end }) => end <= value.start);
  const before = earlier.findLast((one) => !isObject(words, one)) ?? earlier.at(-1);
  const after = named.find(({ start }) => start >= value.end && start - value.end <= NEAR);
  return (BEFORE_PARTY.test(value.by) ? (after ?? before) : before)?.side ?? null;
}

/** The rent or price of a contract that "is paid", by whom the sentence does not say. */
const PRICE = /(?<!\p{L})(?:rentas?|canon|precio|honorarios|rent|price|fees?)(?!\p{L})/iu;
const IS_PAID =
  /(?<=(?<!\p{L})se )pagar|ser[áa]n? pagad|deber[áa]n? (?:ser pagad|pagarse)|(?:shall|will|must) be paid/iuy;

/** Whether words that name nobody bind a party since it is the one who pays the price of which they tell; `duty`: where the words of the duty begin. */
export function paidBy(words: string, duty: number, actor: string): Named['side'] | null {
  if (!isPayer(actor) || !PRICE.test(words.slice(0, duty))) return null;
  IS_PAID.lastIndex = duty;
  return IS_PAID.test(words) ? 'own' : null;
}

const OWN_SUBJECT = /^["“«(]?(?:el|la|los|las|tod[oa]s?|cada|un[ao]?|cualquier|si)\s/iu;
const PRONOUN = /^(?:it|he|she|they|such party|the former)\s/iu;

/** Whether a sentence that names nobody goes on with the subject of the one before it: in English one that begins with a pronoun does, in Spanish one that begins with no subject of its own. */
export const goesOn = (words: string, language: Language): boolean =>
  language === 'en' ? PRONOUN.test(words) : !OWN_SUBJECT.test(words);
