import type { Range } from '../lines.ts';
import { areContrary, areOfOneSide, type Root } from './contraries.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, has, type Sentence, type Sign, type Under, type Word } from './sentence.ts';

/** Words behind a sign in which what it is said of is looked for. */
const HEAD = 6;
/** The share of the common words that must stand the other way for a sentence to be turned. */
const MOST_TURNED = 0.5;

/** The first word of content behind a sign. */
function headOf({ words }: Sentence, { to }: Sign): number {
  for (let i = to; i < Math.min(words.length, to + HEAD); i++) if (words[i]!.content) return i;
  return -1;
}

/** "No … unless" and "only" say the same. */
type Limits = 'denied-except' | 'only' | null;
const limitsOf = (one: Sentence): Limits => {
  const denied = has(one, 'neg') || one.modals.some(({ kind }) => kind === 'prohibition');
  if (denied && has(one, 'except') && !has(one, 'only')) return 'denied-except';
  return has(one, 'only') && !denied ? 'only' : null;
};
/** Whether one side says by "no … unless" what the other says by "only". */
export const sameLimits = (a: Sentence, b: Sentence): boolean => {
  const [one, other] = [limitsOf(a), limitsOf(b)];
  return one !== null && other !== null && one !== other;
};

const denials = ({ signs, modals }: Sentence): Sign[] => [
  ...signs.filter(({ kind }) => kind === 'neg'),
  ...modals.filter(({ id }) => id === 'prohibition.forbids'),
];

/** The common words that stand under a sign on one side only; of those that stand several times, nowhere alike. */
function unlike(statement: Sentence, quotation: Sentence, { pairs }: Match, under: Under): number[] {
  return [...pairs.keys()].filter((i) => {
    const here = statement.words[i]!.under[under];
    return pairs.get(i)!.every((j) => quotation.words[j]!.under[under] !== here);
  });
}

/** Prefixes that deny the word that they stand before; folded. */
const PREFIX = /^(?:in|im|ir|il|des|no|un|non|dis)(?=\p{L}{4})/u;
const bare = (word: string): string => word.replace(PREFIX, '');

/** A word of one side that is the other's with a prefix that denies it: "improcedente", "unlawful". */
function denied(statement: Sentence, quotation: Sentence): Range[] {
  const theirs = new Set(quotation.words.filter(({ content }) => content).map(({ word }) => word));
  const bared = new Set([...theirs].filter((word) => PREFIX.test(word)).map(bare));
  return statement.words
    .filter(({ content, word }) => content && !theirs.has(word))
    .filter(({ word }) => (PREFIX.test(word) && theirs.has(bare(word))) || bared.has(word))
    .map(rangeOf);
}

const rootOf = ({ stem }: Word, { language }: Sentence): Root => ({ stem, language });

/** Words of a statement whose contrary the quotation says, and they themselves do not stand there. What is denied on one side only says the same. */
function contraries(statement: Sentence, quotation: Sentence): Range[] {
  const { words, language } = statement;
  const isAbroad = language !== quotation.language;
  const alike = (one: Word, other: Word): boolean =>
    isAbroad ? areOfOneSide(rootOf(one, statement), rootOf(other, quotation)) : one.stem === other.stem;
  const isTurned = (one: Word, other: Word): boolean =>
    (other.content || !isAbroad) &&
    one.under.neg === other.under.neg &&
    areContrary(rootOf(one, statement), rootOf(other, quotation)) &&
    !words.some((word) => alike(word, other));
  return words
    .filter((one) => one.content && !quotation.words.some((other) => alike(one, other)))
    .filter((one) => quotation.words.some((other) => isTurned(one, other)))
    .map(rangeOf);
}

/** Letters by which two words are of one family. */
const FAMILY = 5;
/** Whether what a statement denies is said in the quotation by the contrary, or by a prefix that denies it: "sin interrupción", "ininterrumpida". */
function saidOtherwise(statement: Sentence, quotation: Sentence): boolean {
  const theirs = quotation.words.filter(({ content }) => content);
  const prefixed = theirs.filter(({ word }) => PREFIX.test(word)).map(({ word }) => bare(word).slice(0, FAMILY));
  // What is denied and stands there itself is denied indeed: "starts … but does not end", of what starts and ends.
  const isContrary = (one: Word): boolean =>
    !theirs.some(({ stem }) => stem === one.stem) &&
    theirs.some((other) => areContrary(rootOf(one, statement), rootOf(other, quotation)));
  return statement.words.some(
    (one) => one.under.neg && (prefixed.includes(one.word.slice(0, FAMILY)) || isContrary(one)),
  );
}
/** "It must be in writing" says "not unless it is". */
const obliges = ({ modals }: Sentence): boolean => modals.some(({ kind }) => kind === 'duty');

function polarity(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const prefixed = denied(statement, quotation);
  const ours = denials(statement);
  const theirs = denials(quotation);
  const contrary = contraries(statement, quotation);
  if (contrary.length > 0) return [{ kind: 'polarity', turned: true, at: contrary[0]! }];
  const flipped = prefixed.length > 0 && ours.length === theirs.length;
  const out: Reason[] = flipped ? [{ kind: 'polarity', turned: true, at: prefixed[0]! }] : [];
  if (sameLimits(statement, quotation)) return out;
  const wrong = unlike(statement, quotation, match, 'neg');
  const at = wrong.length > 0 ? rangeOf(statement.words[wrong[0]!]!) : null;
  if (ours.length > 0 && theirs.length === 0)
    return [...out, { kind: 'polarity', turned: !saidOtherwise(statement, quotation), at: rangeOf(ours[0]!) }];
  if (theirs.length > 0 && ours.length === 0 && obliges(statement) && has(quotation, 'except'))
    return [...out, { kind: 'polarity', turned: false, at: null }];
  if (wrong.length > 0) {
    const heads = theirs.map((sign) => headOf(quotation, sign));
    const hit = wrong.some((i) => match.pairs.get(i)!.some((j) => heads.includes(j)));
    const share = wrong.length / match.pairs.size;
    const denied = ours.some((sign) => wrong.includes(headOf(statement, sign)));
    // Where both deny a verb, how far each denial reaches is a guess: the words under it tell no turn.
    const most = share >= MOST_TURNED && ![ours, theirs].every((list) => list.some(({ id }) => id !== 'neg.without'));
    const turned = most || (ours.length === 0 ? hit : denied && ours.length > theirs.length);
    out.push({ kind: 'polarity', turned, at: ours.length > 0 ? rangeOf(ours[0]!) : at });
  }
  // As many denials as the quotation has: one more or one less is another thing, where it does not only say it otherwise.
  if (out.length === 0 && ours.length !== theirs.length)
    out.push({ kind: 'polarity', turned: false, at: ours.length > 0 ? rangeOf(ours.at(-1)!) : null });
  // What is denied must be what the quotation denies.
  for (const sign of ours) {
    const reached = [...match.pairs.keys()].some((i) => i >= sign.to && statement.words[i]!.under.neg);
    if (!reached && sign.kind === 'neg') out.push({ kind: 'polarity', turned: false, at: rangeOf(sign) });
  }
  return out;
}

/** Whether a statement tells of a stretch of the quotation, by words that stand nowhere else in it. */
function tells({ words }: Sentence, { pairs }: Match, { from }: Sign): boolean {
  let [start, end] = [from, from + 1];
  while (start > 0 && !words[start]!.break) start--;
  while (end < words.length && !words[end]!.break) end++;
  return [...pairs.values()].some((found) => found.every((at) => start <= at && at < end));
}

/** Verbs that refuse or end: doubtful where only one side has one, since other words may say the same ("no ha lugar"). */
function refusals(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const [ours, theirs] = [statement, quotation].map(({ signs }) => signs.filter(({ kind }) => kind === 'denies')) as [
    Sign[],
    Sign[],
  ];
  if (ours.length > 0 && theirs.length === 0 && denials(quotation).length === 0)
    return [{ kind: 'polarity', turned: false, at: rangeOf(ours[0]!) }];
  const dropped = ours.length === 0 && denials(statement).length === 0;
  return dropped && theirs.some((sign) => tells(quotation, match, sign))
    ? [{ kind: 'polarity', turned: false, at: null }]
    : [];
}

/** Exceptions and conditions: none is left out, added, or made the rule. */
function conditions(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const limits = sameLimits(statement, quotation);
  return (['except', 'cond'] as const).flatMap((kind): Reason[] => {
    const [here, there] = [has(statement, kind), has(quotation, kind)];
    if (!here && !there) return [];
    if (kind === 'except' && limits) return [];
    const wrong = unlike(statement, quotation, match, kind);
    const sign = statement.signs.find((one) => one.kind === kind);
    // "It has to be in writing" says "not unless it is": the exception is the rule there.
    const isRule = obliges(statement) && denials(quotation).length > 0;
    if (wrong.length > 0 && kind === 'except' && !here) return [{ kind: 'polarity', turned: !isRule, at: null }];
    const count = (one: Sentence): number => one.signs.filter((other) => other.kind === kind).length;
    if (here !== there || wrong.length > 0 || count(statement) !== count(quotation))
      return [{ kind: 'condition', turned: false, at: sign ? rangeOf(sign) : null }];
    return [];
  });
}

type Modal = 'duty' | 'may';
/** What a sentence says must or may be done; a prohibition is the denial of either. */
const modalOf = ({ kind }: Sign): Modal[] =>
  kind === 'prohibition' ? ['duty', 'may'] : kind === 'permission' ? ['may'] : ['duty'];
/** In laws and contracts the future commands; folded. */
const FUTURE = /\p{L}{2}(?:ara|era|ira|aran|eran|iran)$/u;
/** How often a sentence commands by the future. */
const commandsOf = ({ words, language, text }: Sentence): number =>
  language === 'es'
    ? words.filter(({ word, start, end }) => FUTURE.test(word) && /[áÁ]n?$/u.test(text.slice(start, end))).length
    : 0;

function modality(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const theirs = new Set(quotation.modals.flatMap(modalOf));
  if (commandsOf(quotation) > 0) theirs.add('duty');
  const turnedTo = new Set<Modal>(statement.modals.flatMap(modalOf));
  const out = statement.modals.flatMap((sign): Reason[] => {
    const [one, other] = sign.kind === 'permission' ? (['may', 'duty'] as const) : (['duty', 'may'] as const);
    if (sign.kind === 'prohibition') return [];
    const head = match.pairs.get(headOf(statement, sign)) ?? [];
    const said = quotation.modals.filter((modal) => head.includes(headOf(quotation, modal)));
    const turned = said.length > 0 && said.every((modal) => !modalOf(modal).includes(one));
    if (turned) return [{ kind: 'modality', turned: true, at: rangeOf(sign) }];
    if (theirs.has(one)) return [];
    return [{ kind: 'modality', turned: theirs.has(other), at: rangeOf(sign) }];
  });
  const times = (one: Sentence, kind: string): number => one.modals.filter((sign) => sign.kind === kind).length;
  const more = (['permission', 'duty'] as const).some(
    (kind) =>
      times(statement, kind) >
      times(quotation, kind) + times(quotation, 'prohibition') + (kind === 'duty' ? commandsOf(quotation) : 0),
  );
  if (out.length === 0 && more) return [{ kind: 'modality', turned: false, at: rangeOf(statement.modals[0]!) }];
  const lessens = turnedTo.size === 0 && theirs.has('may') && !theirs.has('duty');
  return lessens ? [{ kind: 'modality', turned: false, at: null }] : out;
}

/** All that a statement turns of a quotation: what it denies, on what it makes it depend, and whether it must or may be. */
export const turnsOf = (statement: Sentence, quotation: Sentence, match: Match): Reason[] => [
  ...polarity(statement, quotation, match),
  ...refusals(statement, quotation, match),
  ...conditions(statement, quotation, match),
  ...modality(statement, quotation, match),
];
