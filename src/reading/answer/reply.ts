import type { Language } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import { countOf, locate } from '../search/locate.ts';
import type { Place } from '../search/fuse.ts';
import type { Query } from '../search/query.ts';
import { askedFor, definedTerm } from './asked.ts';
import { decide, type Decision } from './decide.ts';
import { followUps } from './follow-ups.ts';
import { lookUp, type Found } from './look-up.ts';
import type { Ranked, Read } from './rank.ts';

/** What a question is after, for the words around the quotations. */
export type Intent =
  | 'definition'
  | 'article'
  | 'amount'
  | 'deadline'
  | 'date'
  | 'party'
  | 'penalty'
  | 'obligations'
  | 'comparison'
  | 'open';
/** An answer in quotations, or the reasons why there is none. `source` numbers are those of the sources given. */
export type Reply =
  | {
      kind: 'answer';
      intent: Intent;
      subject: string | null;
      language: Language;
      groups: { source: number; quotes: Found[] }[];
      followUps: string[];
    }
  | { kind: 'none'; intent: Intent; language: Language; words: { word: string; count: number }[]; nearest: Found[] };

/** Sentences of an answer, of one source in it, and of the nearest passages shown when there is none. */
const MOST = { quotes: 5, ofSource: 3, nearest: 3 } as const;
/** A further sentence is quoted while it scores this share of the best one. */
const BESIDE = 0.62;

const INTENTS: [Intent, RegExp][] = [
  ['comparison', /\b(?:compar|diferencia|difference|versus|\bvs\b)/i],
  ['penalty', /\b(?:multas?|sanci[óo]n|sanciones|penas?|penalty|penalties|fines?|cl[áa]usula penal)\b/i],
  ['obligations', /\b(?:obligaci[óo]n|obligaciones|deberes|debe hacer|obligations?|duties|must\b.*\bdo)\b/i],
  ['party', /\b(?:partes|parties|comparecientes|qui[ée]nes? (?:firman|celebran)|who signed)\b/i],
  ['deadline', /\b(?:plazo|vence|cu[áa]nto tiempo|cu[áa]ntos d[íi]as|how long|deadline|notice period|within how)\b/i],
];
const BY_KIND: Partial<Record<ReturnType<typeof askedFor>, Intent>> = {
  definition: 'definition',
  money: 'amount',
  percent: 'amount',
  time: 'deadline',
  when: 'date',
  who: 'party',
};

const intentOf = (question: string): Intent =>
  INTENTS.find(([, pattern]) => pattern.test(question))?.[0] ?? BY_KIND[askedFor(question)] ?? 'open';

/**
 * Answers a question with whole sentences of the sources: an article or clause that it names is looked up at its place, else the sentences
 * of the best passages are ranked, `near` among them: those that are near by their vectors. Pure and deterministic. Answers `none` where the sources do not
 * speak of it.
 */
export function reply(sources: readonly Read[], asked: string, near: readonly Place[] = []): Reply {
  const question = asked.normalize('NFC');
  /** That of the question; where nothing in it tells, that of the source which speaks to it. */
  const languageFor = (source = 0): Language => tellLanguage(question) ?? sources[source]?.index.language ?? 'es';
  const named = lookUp(sources, question, MOST.quotes);
  if (named) {
    const language = languageFor(named.found[0]!.source);
    return {
      kind: 'answer',
      intent: 'article',
      subject: named.label,
      language,
      groups: grouped(named.found),
      followUps: followUps(sources, question, language, named.found),
    };
  }
  const intent = intentOf(question);
  const decision = decide(sources, question, near);
  const language = languageFor(decision.hits[0]?.source);
  const quotes = decision.verdict === 'answer' ? choose(decision, intent) : [];
  if (quotes.length === 0) {
    const words = wordsOf(sources, decision.query, question);
    return { kind: 'none', intent, language, words, nearest: nearest(decision) };
  }
  const subject = intent === 'definition' ? definedTerm(question) : null;
  return {
    kind: 'answer',
    intent,
    subject,
    language,
    groups: grouped(quotes),
    followUps: followUps(sources, question, language, quotes),
  };
}

const found = ({ source, start, end, score }: Ranked): Found => ({ source, start, end, score });

/** The sentences worth quoting: the best, and those that come close to it. A definition stands alone with what states it too. */
function choose({ sentences }: Decision, intent: Intent): Found[] {
  const said = sentences.filter((one) => !one.heading);
  const telling =
    [said.filter((one) => one.defines), said.filter((one) => one.proof), said].find((list) => list.length > 0) ?? [];
  const [best] = telling;
  if (!best) return [];
  const share = intent === 'comparison' ? 0.4 : BESIDE;
  const enough = telling.filter((one) => one.score >= share * best.score);
  const perSource = new Map<number, number>();
  const kept = enough.filter(({ source }) => {
    const count = (perSource.get(source) ?? 0) + 1;
    perSource.set(source, count);
    return count <= MOST.ofSource;
  });
  return kept.slice(0, intent === 'open' ? 3 : MOST.quotes).map(found);
}

/** By source in the order of the best of each, the quotations of a source in the order of its text. */
function grouped(quotes: readonly Found[]): { source: number; quotes: Found[] }[] {
  const groups = new Map<number, Found[]>();
  for (const quote of quotes) groups.set(quote.source, [...(groups.get(quote.source) ?? []), quote]);
  return [...groups].map(([source, list]) => ({ source, quotes: list.sort((a, b) => a.start - b.start) }));
}

/** The nearest sentences that hold at least one word of the question. */
const nearest = ({ sentences, verdict }: Decision): Found[] =>
  verdict === 'absent' && !sentences.some(({ coverage }) => coverage > 0.2)
    ? []
    : sentences
        .filter(({ coverage, heading }) => coverage > 0 && !heading)
        .slice(0, MOST.nearest)
        .map(found);

/** The content words of the question as they were typed, without those that only frame it, with how often their stem stands in the sources. */
export function wordsOf(
  sources: readonly Read[],
  { terms }: Query,
  question: string,
): { word: string; count: number }[] {
  const own = terms.filter((term) => !term.extra);
  const telling = own.filter(({ weight }) => weight === 1);
  return (telling.length > 0 ? telling : own).map((term) => {
    const stems = { word: term.asked, stems: term.stems };
    const count = term.mended ? 0 : sources.reduce((sum, { index }) => sum + (place(index, stems) ?? 0), 0);
    const typed = question.slice(term.at).match(/^[\p{L}\p{N}.,]*[\p{L}\p{N}]/u)?.[0] ?? term.asked;
    return { word: typed.toLowerCase(), count };
  });
}

const place = (index: Read['index'], term: Parameters<typeof locate>[1]): number | null => {
  const found = locate(index, term);
  return found && countOf(index, found);
};
