import type { Language } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import type { Place } from '../search/fuse.ts';
import { askedOf } from './asked-of.ts';
import { isNorm } from './called.ts';
import { compare } from './comparison.ts';
import { decide, ofConcept, type Decision } from './decide.ts';
import { definedTerm } from './definition.ts';
import { referencesIn } from './division-names.ts';
import { isTitle } from './divisions.ts';
import { matterWords } from './evidence.ts';
import { inOtherWords } from './in-other-words.ts';
import type { Intent } from './intent.ts';
import { lawCalled } from './laws.ts';
import { withLists } from './lists.ts';
import { foreignIn, nearest, wordsOf } from './looked-for.ts';
import { lookUp, type Found, type GoesOn } from './look-up.ts';
import { asksJudgement } from './judgement.ts';
import { asksObject } from './object.ts';
import { choose, grouped, MOST, notSaid, proven } from './quoting.ts';
import { inFull } from './phone.ts';
import type { Read } from './rank.ts';
import { counting, counts, isNamed, ofUnpaid, speaksOf } from './relevance.ts';
import { ruled } from './rules.ts';
import { understand, type Exchange, type Understood } from './understand.ts';
import { absentName } from './unspoken.ts';
import { asksVerdict } from './verdict.ts';

/** An answer in quotations. `source` numbers are those of the sources given; `silent`: those that say nothing on a point that is compared. */
export type Answer = {
  kind: 'answer';
  intent: Intent;
  subject: string | null;
  language: Language;
  /** What the question was understood as after those before it; null where it stands on its own. */
  understood: string | null;
  silent: number[];
  groups: { source: number; quotes: Found[] }[];
  /** Divisions that go on beyond what is quoted of them. */
  goesOn: GoesOn[];
};
/** What would help where there is no answer: a document that gives what was asked for, the ruling that ends a case, or a tool that judges. */
export type Help = Intent | 'ruling' | 'judgement';
/** An answer, or the reasons why there is none. */
export type Reply =
  | Answer
  | {
      kind: 'none';
      help: Help;
      language: Language;
      understood: string | null;
      words: { word: string; count: number }[];
      nearest: Found[];
      /** The language of the sources, where none of them is in that of the question. */
      foreign: Language | null;
      /** … and that of some of them, where others are in that of the question. */
      foreignSome: Language | null;
    };
export type { Exchange };

/**
 * Answers a question with whole sentences of the sources: an article or clause that it names is looked up at its place; what asks for a kind of
 * thing (a term, a sum, a party …) is answered by the sentences that hold one and speak of the matter; else the sentences of the best passages
 * are ranked, `near` among them: those that are near by their vectors. A question that leans on those before it is understood with them. Pure and deterministic. Answers `none` where the sources do not
 * speak of it.
 */
export function reply(
  sources: readonly Read[],
  typed: string,
  history: readonly Exchange[] = [],
  near: readonly Place[] = [],
): Reply {
  const asked = inFull(typed.normalize('NFC'));
  const before = history.map((one) => ({ ...one, question: inFull(one.question) }));
  const understood = understand(sources, asked, before);
  if (understood.whole) {
    const alone = reply(sources, asked, [], near);
    if (alone.kind === 'answer') return alone;
  }
  const named = askedOf(sources, understood.question, understood.intent);
  if (!named) return replyFrom(sources, asked, understood, near);
  const narrow = (chosen: readonly number[]): Reply =>
    among(chosen, (near) =>
      replyFrom(
        chosen.map((i) => sources[i]!),
        asked,
        { ...understood, question: named.question },
        near,
      ),
    )(near);
  const found = narrow(named.sources);
  if (found.kind === 'answer' || named.only) return found;
  // "¿Cuándo termina el contrato de trabajo?" may be answered by the law of it, and by no other contract.
  const laws = sources.flatMap((read, i) => (isNorm(read) ? [i] : []));
  return laws.length === 0 ? found : narrow([...new Set([...named.sources, ...laws])].sort((a, b) => a - b));
}

/** Asks some of the sources, and answers with the numbers of all of them. */
const among =
  (chosen: readonly number[], ask: (near: Place[]) => Reply) =>
  (near: readonly Place[]): Reply => {
    const own = near.flatMap((place) =>
      chosen.includes(place.source) ? [{ ...place, source: chosen.indexOf(place.source) }] : [],
    );
    const back = <T extends { source: number }>(one: T): T => ({ ...one, source: chosen[one.source]! });
    const found = ask(own);
    if (found.kind === 'none') return { ...found, nearest: found.nearest.map(back) };
    return {
      ...found,
      silent: found.silent.map((source) => chosen[source]!),
      goesOn: found.goesOn.map(back),
      groups: found.groups.map(({ source, quotes }) => ({ source: chosen[source]!, quotes: quotes.map(back) })),
    };
  };

function replyFrom(sources: readonly Read[], asked: string, understood: Understood, near: readonly Place[]): Reply {
  const { question, as, history } = understood;
  const judged = asksJudgement(sources, question);
  let { intent } = understood;
  /** That of the question; where nothing in it tells, that of the source which speaks to it. */
  const languageFor = (source = 0): Language => tellLanguage(asked) ?? sources[source]?.index.language ?? 'es';
  const answer = (quotes: readonly Found[], rest: Partial<Answer> = {}): Answer => ({
    kind: 'answer',
    intent,
    subject: null,
    language: languageFor(quotes[0]!.source),
    understood: as,
    silent: [],
    groups: grouped(quotes),
    goesOn: [],
    ...rest,
  });
  const none = (decision: Decision): Reply => ({
    kind: 'none',
    help: judged ? 'judgement' : asksVerdict(question) ? 'ruling' : intent,
    language: languageFor(decision.hits[0]?.source),
    understood: as,
    words: wordsOf(sources, decision.query, question),
    nearest: nearest(decision),
    ...foreignIn(sources, asked),
  });
  const named = lookUp(sources, question, MOST.quotes, understood.within);
  if (named) return answer(named.found, { intent: 'article', subject: shortened(named.label), goesOn: named.goesOn });
  const full = understood.loan ? `${question} ${understood.loan.words}` : question;
  if (judged || absentName(sources, question) !== null) return none(decide(sources, full, near));
  const onlyLooksUp =
    referencesIn(question).length > 0 &&
    matterWords(withoutCalled(question), 'article', languageFor()).every(namesPlace);
  const compares = intent === 'comparison' && sources.length > 1;
  if (compares) {
    const { found, silent } = compare(sources, question);
    if (found.length > 0) return answer(found, { silent });
  }
  const ruling = onlyLooksUp || compares ? [] : ruled(sources, understood);
  // "¿Quién ganó?" is told by what was decided, and by no name; what a contract is for is no definition.
  if (ruling && ruling.length > 0 && (asksVerdict(question) || asksObject(question))) intent = 'open';
  // "What is the late fee?" only sounds like asking for a definition.
  if (intent === 'definition' && ruling === null) intent = 'open';
  const fresh = understood.more ? notSaid(sources, ruling ?? [], history).slice(0, MOST.ofSource) : ruling;
  if (fresh && fresh.length > 0)
    return answer(withLists(sources, fresh), { subject: intent === 'definition' ? definedTerm(question) : null });
  const decision = decide(sources, full, near);
  // A division that is named and does not exist is not answered by others.
  const chosen =
    onlyLooksUp || !isNamed(sources, decision)
      ? []
      : ruling === null && decision.verdict === 'answer'
        ? choose(decision, intent)
        : proven(decision, ruling);
  const quotes = chosen.filter(
    (one) =>
      !isTitle(sources[one.source]!, one) &&
      counts(sources, one, question) &&
      ofUnpaid(sources, one, question) &&
      (near.length > 0 || speaksOf(sources, decision, one, full)),
  );
  if (quotes.length > 0) return answer(withLists(sources, counting(sources, quotes, question)));
  // Other words say what is asked; what a concept asks for is proven, or not said.
  const closed = ruling !== null || onlyLooksUp || understood.intent === 'definition' || ofConcept(decision.query);
  const said = closed ? [] : inOtherWords(sources, question);
  if (said.length > 0) return answer(withLists(sources, said));
  // What leans on the question before it and finds nothing with it may have meant to stand alone.
  const alone = understood.loan && !understood.more ? reply(sources, asked, [], near) : null;
  return alone?.kind === 'answer' ? alone : none(decision);
}

/** Words that say in what kind of text a division stands. */
const KIND_OF_TEXT = /^(?:ley|c[óo]digo|decreto|reglamento|constituci[óo]n|law|act|code)$/i;
const namesPlace = (word: string): boolean => isNumber(word) || KIND_OF_TEXT.test(word);

/** A question without the laws that it calls by their names. */
const withoutCalled = (question: string): string =>
  lawCalled(question).reduce(
    (left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end),
    question,
  );

/** The words that only number a division. */
const isNumber = (word: string): boolean =>
  /^[\divxlc.º°]+$/i.test(word) || referencesIn(`artículo ${word}`).length > 0 || word.length === 1;

/** Characters of a list of divisions that is repeated in an answer. */
const LABEL = 80;
const shortened = (label: string): string =>
  label.length <= LABEL ? label : `${label.slice(0, LABEL).replace(/[,\s]+\S*$/, '')} …`;
