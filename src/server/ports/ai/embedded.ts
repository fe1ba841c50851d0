import type { Language } from '#contract/language.ts';
import { divisionAt, nameOf } from '#reading/answer/divisions.ts';
import { followUps } from '#reading/answer/follow-ups.ts';
import type { Found } from '#reading/answer/look-up.ts';
import { questionsIn } from '#reading/answer/questions.ts';
import { reply, type Answer, type Reply } from '#reading/answer/reply.ts';
import { describe } from '#reading/describe.ts';
import type { Claim, Draft, DraftSegment, Engine, OpenSource, Question } from './port.ts';
import { foreignOf, foreignSomeOf, goesOnOf, helpOf, leadOf, silentOf, unansweredOf } from './text.ts';

const claim = (sources: readonly OpenSource[], { source, start, end }: Found): Claim => ({
  source,
  start,
  end,
  quote: sources[source]!.text.slice(start, end),
});

/**
 * The engine without a model: it picks whole sentences and quotes them, grouped by source, and writes no claim of its own. Needs no key,
 * no network and no weights; the same question of the same sources has the same answer.
 */
export const embedded: Engine = {
  about: { name: 'embedded', model: null, host: null, leaves: 'nothing', redacts: false },
  model: null,
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

/** A question of a message with what the sources say to it. */
type Part = { question: string; found: Reply };

/** Each question of a message, asked after those before it; the message as one where none of them has an answer alone. */
function partsOf({ text, sources, history, near }: Question): Part[] {
  const parts: Part[] = [];
  const questions = questionsIn(text);
  for (const question of questions.length > 1 ? questions : []) {
    const before = parts.map((part) => ({ question: part.question, answer: plainOf(sources, part.found) }));
    parts.push({ question, found: reply(sources, question, [...history, ...before], near) });
  }
  const answered = parts.some(({ found }) => found.kind === 'answer');
  return answered ? parts : [{ question: text, found: reply(sources, text, history, near) }];
}

const quotesOf = (found: Reply): Found[] => (found.kind === 'none' ? [] : found.groups.flatMap(({ quotes }) => quotes));
const plainOf = (sources: readonly OpenSource[], found: Reply): string =>
  quotesOf(found)
    .map((one) => claim(sources, one).quote)
    .join(' ');

/** What would help where there is no answer: another language, a document of some kind or a tool. */
function wouldHelp({ help, foreign, foreignSome }: Extract<Reply, { kind: 'none' }>, speaks: Language): string {
  if (help === 'judgement') return helpOf(help, speaks);
  if (foreign) return foreignOf(foreign, speaks);
  return foreignSome ? `${helpOf(help, speaks)} ${foreignSomeOf(foreignSome, speaks)}` : helpOf(help, speaks);
}

function draft(question: Question): Draft {
  const { text, sources, history, language: speaks } = question;
  const parts = partsOf(question);
  const [{ found }] = parts as [Part];
  if (parts.length === 1 && found.kind === 'none') {
    const nearest = found.nearest.map((one) => claim(sources, one));
    return {
      segments: [],
      none: {
        words: found.words,
        nearest,
        // It stands in a card of the interface, among words in its language.
        wouldHelp: wouldHelp(found, speaks),
      },
      followUps: [],
    };
  }
  const segments = parts.flatMap(({ question: asked, found: one }) =>
    one.kind === 'none'
      ? [say(unansweredOf(asked.replace(/[¿?\s]+/g, ' ').trim(), one.language))]
      : written(sources, one),
  );
  const quotes = parts.flatMap((part) => quotesOf(part.found));
  return { segments: apart(segments), none: null, followUps: followUps(sources, text, speaks, quotes, history) };
}

/** An answer in segments: what is said of it, then its quotations by source. */
function written(sources: readonly OpenSource[], found: Answer): DraftSegment[] {
  const { language } = found;
  const segments = [say(leadOf(found.intent, found.subject, found.understood, language))];
  for (const { source, quotes } of found.groups) {
    if (sources.length > 1) segments.push({ kind: 'heading', text: sources[source]!.title, claims: [] });
    segments.push(...quoted(sources, source, quotes));
    for (const one of found.goesOn) if (one.source === source) segments.push(say(goesOnOf(one, language)));
  }
  const silent = found.silent.map((source) => sources[source]!.title);
  if (silent.length > 0) segments.push(say(silentOf(silent, language)));
  return segments;
}

const say = (text: string): DraftSegment => ({ kind: 'prose', text, claims: [] });

/** Prose after prose is read on as one text: what we say is each a paragraph. */
const apart = (segments: readonly DraftSegment[]): DraftSegment[] =>
  segments.map((one, at) =>
    one.kind === 'prose' && segments[at + 1]?.kind === 'prose' ? { ...one, text: `${one.text}\n\n` } : one,
  );

/** The end of a ruling stands under no division of it. */
const SIGNATURE = /^(?:RIT|ROL|RUC|Rol|Reg[íi]strese|An[óo]tese|Notif[íi]quese|Pronunciad[oa]|Dictad[oa])(?![\p{L}])/u;

/** The quotations of one source, each below the name of the division that it lies under, once for those that share it. */
function quoted(sources: readonly OpenSource[], source: number, quotes: readonly Found[]): DraftSegment[] {
  const out: DraftSegment[] = [];
  let last = '';
  for (const quote of quotes) {
    const one = claim(sources, quote);
    const division = divisionAt(sources[source]!, quote.start);
    const name = division && !SIGNATURE.test(one.quote) ? nameOf(division.label) : '';
    if (name && name !== last && !one.quote.replace(/^[#\s*"“]+/, '').startsWith(name)) out.push(say(name));
    last = name;
    out.push({ kind: 'quote', text: one.quote, claims: [one] });
  }
  return out;
}
