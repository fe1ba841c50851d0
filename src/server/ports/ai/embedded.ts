import type { Language } from '#contract/language.ts';
import { followUps } from '#reading/compose/follow-ups.ts';
import { labelOf } from '#reading/compose/label.ts';
import { searchedTerms } from '#reading/compose/searched.ts';
import { describe } from '#reading/describe.ts';
import type { Evidence } from '#reading/evidence/evidence.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { reply, type Part, type Reply } from '#reading/reply.ts';
import type { Claim, Draft, DraftSegment, Engine, OpenSource, Question } from './port.ts';
import { closeOf, foreignOf, goesOnOf, helpOf, silentOf, unansweredOf, understoodOf } from './text.ts';

/**
 * The engine without a model: it quotes the words of the sources that answer, best first, and writes no claim of its own. Needs no key, no network and no
 * weights; the same question of the same sources has the same answer.
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

/** What is quoted of one piece of evidence: its ranges, in the order of the text. */
const claimsOf = (sources: readonly OpenSource[], { source, shown }: Evidence): Claim[] =>
  shown.map(({ start, end }) => ({ source, start, end, quote: sources[source]!.text.slice(start, end) }));

const say = (text: string): DraftSegment => ({ kind: 'prose', text, claims: [] });

function draft({ text, sources, history, language, near }: Question): Draft {
  const found = reply(sources, text, history, near);
  if (found.outcome !== 'answer') return { segments: [], none: none(sources, found, language), followUps: [] };
  const segments = understood(found, language);
  for (const part of found.parts) segments.push(...ofPart(sources, found, part, language));
  const quoted = found.parts.flatMap(({ evidence }) => evidence);
  return { segments: apart(segments), none: null, followUps: followUps(sources, text, language, quoted, history) };
}

/** What was taken from the conversation, where anything was. */
const understood = ({ asked: { thread } }: Reply, language: Language): DraftSegment[] =>
  thread && thread.from ? [say(understoodOf(thread.from, language))] : [];

/** Prose after prose is read on as one text: what we say is each a paragraph. */
const apart = (segments: readonly DraftSegment[]): DraftSegment[] =>
  segments.map((one, at) =>
    one.kind === 'prose' && segments[at + 1]?.kind === 'prose' ? { ...one, text: `${one.text}\n\n` } : one,
  );

/** One thing that was asked: its quotations, or that the sources do not answer it where they answer another. */
function ofPart(sources: readonly OpenSource[], { parts }: Reply, part: Part, language: Language): DraftSegment[] {
  const { verdict, intent, evidence, point } = part;
  const asked = intent.matter.trim();
  if (verdict.outcome === 'absent') return [say(unansweredOf(asked, language))];
  const out: DraftSegment[] = [];
  if (verdict.outcome === 'near' && parts.length > 1) out.push(say(closeOf(asked, language)));
  out.push(...quoted(sources, evidence, language));
  if (intent.collect === 'comparison') {
    const silent = point.asked.scope.sources.filter((source) => !evidence.some((one) => one.source === source));
    if (silent.length > 0)
      out.push(
        say(
          silentOf(
            silent.map((source) => sources[source]!.title),
            language,
          ),
        ),
      );
  }
  return out;
}

/** Quotations, each below the name of the division that it lies under, once for those that share it, and below the title of its source where there are several. */
function quoted(sources: readonly OpenSource[], evidence: readonly Evidence[], language: Language): DraftSegment[] {
  const out: DraftSegment[] = [];
  let [title, label] = [-1, ''];
  for (const one of evidence) {
    if (sources.length > 1 && one.source !== title)
      out.push({ kind: 'heading', text: sources[one.source]!.title, claims: [] });
    const cut = cutOf(sources[one.source]!.index);
    const name = labelOf(cut, one.unit);
    const claims = claimsOf(sources, one);
    const begins = claims[0]!.quote.replace(/^[#\s*"“]+/, '').toLowerCase();
    const isNew = name && (name !== label || one.source !== title);
    if (isNew && !begins.startsWith(name.split(' · ')[0]!.toLowerCase())) out.push(say(name));
    [title, label] = [one.source, name];
    for (const claim of claims) out.push({ kind: 'quote', text: claim.quote, claims: [claim] });
    const end = cut.units[one.unit]?.end ?? 0;
    if (one.isBeginning && end > one.sentence.end) out.push(say(goesOnOf(name, language)));
  }
  return out;
}

/** Why there is no answer, with the passages that come closest. */
function none(sources: readonly OpenSource[], found: Reply, language: Language): NonNullable<Draft['none']> {
  const { asked, outcome, reason, parts } = found;
  const [first] = parts as [Part];
  const nearest = parts.flatMap(({ evidence }) => evidence).flatMap((one) => claimsOf(sources, one));
  const theirs = sources.find(({ index }) => index.language !== asked.language)?.index.language;
  const help = helpOf(reason, first.intent.needs, asked.scope.missing, language);
  return {
    outcome: outcome === 'near' ? 'near' : 'absent',
    reason: reason === 'strong' || reason === 'named' ? 'nothing' : reason,
    words: searchedTerms(first.point.retrieved),
    nearest,
    // It stands in a card of the interface, among words in its language.
    wouldHelp: theirs ? `${help} ${foreignOf(theirs, language)}` : help,
  };
}
