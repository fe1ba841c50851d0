import { mapCells } from '#contract/card.ts';
import type { Language } from '#contract/language.ts';
import { compose } from '#reading/compose/compose.ts';
import { followUps } from '#reading/compose/follow-ups.ts';
import { searchedTerms } from '#reading/compose/searched.ts';
import { withStatedFacts } from '#reading/compose/stated.ts';
import { describe } from '#reading/describe.ts';
import type { Evidence } from '#reading/evidence/evidence.ts';
import { readAs, type ReadAs } from '#reading/evidence/read-as.ts';
import { reply, type Part, type Reply } from '#reading/reply.ts';
import { cellOf, quoteOf, say } from './quoting.ts';
import { sheetsOf } from './sheets.ts';
import type { Draft, OwnSegment, Engine, OpenSource, Question } from './port.ts';
import { claimsOf, ofPart, quoted } from './passages.ts';
import { foreignOf, helpOf, readAsOf, turnedOf, understoodOf } from './text.ts';

type None = NonNullable<Draft['none']>;

/**
 * The engine without a model: it quotes the words of the sources that answer, best first, and writes no claim of its own. Needs no key, no network and no
 * weights; the same question of the same sources has the same answer.
 */
export const embedded: Engine = {
  about: { name: 'embedded', model: null, host: null, leaves: 'nothing', redacts: false },
  model: null,
  second: null,
  async answer(question, signal, hear) {
    signal.throwIfAborted();
    const drafted = draft(question);
    if (hear) drafted.segments.forEach(hear);
    return drafted;
  },
  async describe(source, language, signal) {
    signal.throwIfAborted();
    return describe(source, language);
  },
  preview: () => ({ messages: [], hidden: [] }),
};

/**
 * What comes nearest to a question, as where there is no answer: for an engine with a model that found none. What would be quoted as an answer without a
 * model is near here.
 */
export const nearestTo = ({ text, sources, history, language, near }: Question): None =>
  none(sources, reply(sources, text, history, near), language);

const NOTHING = { direct: [], segments: [], cards: [], followUps: [] };
function draft({ text, sources, history: before, language, near, literal }: Question): Draft {
  const history = literal ? [] : before;
  const found = withStatedFacts(sources, reply(sources, text, history, literal ? [] : near, literal));
  const told = summary(sources, found, text, language);
  if (told) {
    const { direct, segments, cards } = told.draft;
    const evidence = found.parts.flatMap((part) => part.evidence).filter(({ source }) => told.told.includes(source));
    // What cannot be told in a line is quoted.
    const isTold = direct.length > 0 || segments.length > 0 || cards.length > 1;
    return {
      direct,
      cards,
      understood: understood(sources, found, text, language),
      segments: apart(isTold ? segments : quoted(sources, evidence.slice(0, 1), language, true)),
      none: null,
      followUps: followUps(sources, text, language, evidence, history),
    };
  }
  if (found.outcome !== 'answer')
    return { ...NOTHING, understood: understood(sources, found, text, language), none: none(sources, found, language) };
  const { direct, cards, replaced } = compose(sources, found, language);
  const segments: OwnSegment[] = [];
  const seen: Evidence[] = [];
  for (const [at, part] of found.parts.entries()) {
    if (!replaced.has(at)) segments.push(...ofPart(sources, found, part, seen, language));
    seen.push(...part.evidence);
  }
  return {
    understood: understood(sources, found, text, language),
    direct: direct.map((piece) => ('said' in piece ? say(piece.said) : quoteOf(sources, piece.quote))),
    segments: apart(segments),
    cards: cards.map((card) =>
      mapCells(card, (cell) => (cell.state === 'stated' ? cellOf(sources, cell.quote) : cell)),
    ),
    none: null,
    followUps: followUps(sources, text, language, seen, history),
  };
}

/** What the sources are, where that is all that is asked of them; null where it is not, or where nothing of them can be told. */
const summary = (
  sources: readonly OpenSource[],
  { asked, parts }: Reply,
  question: string,
  language: Language,
): ReturnType<typeof sheetsOf> =>
  asked.scope.missing === null && parts.every(({ intent }) => intent.collect === 'summary')
    ? sheetsOf(sources, asked.scope.sources, question, language)
    : null;

/**
 * How a question was understood where that is not plain: what was taken from the conversation, or that it goes to other sources than the one before; else the
 * words for which the first passage has others.
 */
function understood(
  sources: readonly OpenSource[],
  { asked, parts }: Reply,
  typed: string,
  language: Language,
): NonNullable<Draft['understood']> | null {
  const { thread, matter, lent, scope, intents } = asked;
  // What a document is asks for no words of the question before.
  if (thread && !thread.sources && intents.every(({ collect }) => collect === 'summary')) return null;
  if (thread?.left) {
    const titles = scope.sources.map((source) => sources[source]!.title);
    return { text: turnedOf(titles, language), plain: null };
  }
  const words = thread
    ? [...new Set([matter, lent[0] ?? ''])].filter(Boolean)
    : readOf(sources, asked, parts).map(({ said, as }) => readAsOf(said, as, language));
  return words.length > 0 ? { text: understoodOf(words.join(' · '), language), plain: typed } : null;
}

/** The words of a question for which the first passage that answers it has others. */
function readOf(sources: readonly OpenSource[], asked: Reply['asked'], parts: Reply['parts']): ReadAs[] {
  const part = parts.find(({ verdict, intent }) => verdict.outcome === 'answer' && intent.collect === 'passages');
  const [first] = part?.evidence ?? [];
  if (!part || !first) return [];
  const { text, index } = sources[first.source]!;
  const from = { said: part.intent.said, language: asked.language };
  const shown = claimsOf(sources, first).map(({ quote }) => quote);
  const read = (words: string): ReadAs[] =>
    readAs(part.point.retrieved.query, from, { text: words, language: index.language });
  const own = read(text.slice(first.sentence.start, first.sentence.end));
  // What stands around the sentence that answers may hold the words of the question by chance.
  return own.length > 0 ? own : read(shown.join('\n'));
}

/** Prose after prose is read on as one text: what we say is each a paragraph. */
const apart = (segments: readonly OwnSegment[]): OwnSegment[] =>
  segments.map((one, at) =>
    one.kind === 'prose' && segments[at + 1]?.kind === 'prose' ? { ...one, text: `${one.text}\n\n` } : one,
  );

/** Why there is no answer, with the passages that come closest. */
function none(sources: readonly OpenSource[], found: Reply, language: Language): None {
  const { asked, outcome, reason, parts } = found;
  const [first] = parts as [Part];
  const nearest = parts.flatMap(({ evidence }) => evidence).flatMap((one) => claimsOf(sources, one));
  const theirs = sources.find(({ index }) => index.language !== asked.language)?.index.language;
  const help = helpOf(reason, first.intent.needs, asked.scope.missing, language);
  return {
    outcome: outcome === 'absent' ? 'absent' : 'near',
    reason: reason === 'strong' || reason === 'named' ? 'weak' : reason,
    words: searchedTerms(first.point.retrieved, first.intent.said),
    nearest,
    // It stands in a card of the interface, among words in its language.
    wouldHelp: theirs ? `${help} ${foreignOf(theirs, language)}` : help,
  };
}
