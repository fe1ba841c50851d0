import calibration from './calibration.json' with { type: 'json' };
import { OPEN, ask } from './ask/ask.ts';
import type { Asked, AskedIntent, Exchange, SourceHead } from './ask/asked.ts';
import type { Read } from './evidence/choose.ts';
import { COLLECT } from './evidence/collect.ts';
import type { Compared } from './evidence/compared.ts';
import type { Evidence } from './evidence/evidence.ts';
import type { Listed } from './evidence/listed.ts';
import { ofEachParty } from './evidence/pleas.ts';
import { lookUp, type Point } from './evidence/point.ts';
import { gate, type Outcome, type Reason, type Verdict } from './gate.ts';
import { cutOf } from './index/unit-table.ts';
import { PARTIES_WITHIN } from './contract/parties.ts';
import type { Range } from './lines.ts';
import type { Place } from './retrieve/fuse.ts';
import { passagesWith } from './search/phrase.ts';
import { stemsOf, wordsOf } from './words.ts';

/** One thing that was asked, what the gate made of it, and the evidence, best first. `listed`: all of a kind, `compared`: the
 * same matters in each source, where that is asked; `stated`: the words of a sheet that state it, where it asks for one of its facts. */
export type Part = {
  intent: AskedIntent;
  verdict: Verdict;
  evidence: readonly Evidence[];
  listed: Listed | null;
  compared: Compared | null;
  point: Point;
  stated?: readonly (Range & { source: number })[];
};
/** What the sources say to a question: the outcome of its best part, and the parts in the order asked. */
export type Reply = { asked: Asked; outcome: Outcome; reason: Reason; parts: readonly Part[] };

/** A source as a question is read against it. */
export const headOf = ({ title, text, index }: Pick<Read, 'title' | 'text' | 'index'>): SourceHead => ({
  title,
  lead: index.lead,
  front: text.slice(0, PARTIES_WITHIN),
  language: index.language,
  cut: cutOf(index),
  holds: (words) => passagesWith(index, wordsOf(words)).size > 0,
});

/** Outcomes from the best to the worst. */
const ORDER: readonly Outcome[] = ['answer', 'near', 'absent'];

/**
 * Answers a question from the given sources by quotation: asked once, looked up, its evidence collected, and let through the gate. `history`: the exchanges
 * before it, oldest first; `near`: passages that are near by their vectors, best first; `literal`: only the words that were typed count. The same question of the
 * same sources has the same answer.
 */
export function reply(
  sources: readonly Read[],
  question: string,
  history: readonly Exchange[] = [],
  near: readonly Place[] = [],
  literal = false,
): Reply {
  const asked = { ...ask(question, sources.map(headOf), history), literal };
  const leaned = replyTo(sources, asked, near);
  if (leaned.outcome === 'answer' || asked.lent.length === 0) return leaned;
  const own = replyTo(sources, alone(asked), near);
  if (own.outcome !== 'answer') return leaned;
  // It needs no words of the one before it where these change nothing, or lead to what holds no word of its own.
  return isSameFirst(own, leaned) || !leaned.parts.some((part) => holdsOwn(sources, part)) ? own : leaned;
}

/** Whether two replies found the same sentence first. */
function isSameFirst({ parts: [one] }: Reply, { parts: [other] }: Reply): boolean {
  const [a, b] = [one?.evidence[0], other?.evidence[0]];
  return a !== undefined && a.source === b?.source && a.sentence.start === b.sentence.start;
}

/** Whether what was found first holds a word of the question itself, or the question has none. */
function holdsOwn(sources: readonly Read[], { intent, evidence: [first] }: Part): boolean {
  if (!first || intent.matter === '') return intent.matter === '';
  const { text, index } = sources[first.source]!;
  const held = new Set(first.shown.flatMap(({ start, end }) => stemsOf(text.slice(start, end), index.language)));
  return stemsOf(intent.matter, index.language).some((stem) => held.has(stem));
}

/** A question without the words that earlier ones lend it; of the conversation nothing is told where it took no more than those. */
const alone = (asked: Asked): Asked => {
  const { thread } = asked;
  const took = thread !== null && (thread.sources || thread.division || thread.actor || thread.left);
  return { ...asked, lent: [], thread: took ? thread : null };
};

/** What the sources say to a question as it was understood. */
function replyTo(sources: readonly Read[], asked: Asked, near: readonly Place[]): Reply {
  const intents = asked.intents.flatMap((intent) => ofEachParty(sources, asked, intent));
  const parts = intents.map((intent) => partOf(sources, asked, intent, near));
  const best = ORDER.map((outcome) => parts.find(({ verdict }) => verdict.outcome === outcome)).find(Boolean)!;
  return { asked, outcome: best.verdict.outcome, reason: best.verdict.reason, parts };
}

const CLOSE = { outcome: 'near', reason: 'weak' } as const;
function partOf(sources: readonly Read[], asked: Asked, intent: AskedIntent, near: readonly Place[]): Part {
  const point = lookUp(sources, asked, intent, near);
  const collected = COLLECT[intent.collect](point);
  const verdict = gate(point, collected);
  const cited = verdict.reason === 'no-division' && intent.matter !== '' ? citedIn(sources, asked) : null;
  if (cited) {
    const part = partOf(sources, cited, { ...intent, ...OPEN, matter: asked.text, said: asked.text }, near);
    // What is said of an article of another law is shown, and claimed to be no article of this source.
    return part.verdict.outcome === 'answer' ? { ...part, verdict: { ...part.verdict, ...CLOSE } } : part;
  }
  const { evidence, listed = null, compared = null } = collected;
  const shown = verdict.reason === 'strong' && intent.collect === 'passages' && !listed ? nearTop(evidence) : evidence;
  return { intent, verdict, evidence: verdict.outcome === 'absent' ? [] : shown, listed, compared, point };
}

/** A question for a division that no source has, and one cites: another law's. It is asked by its words. Null where none cites it. */
function citedIn(sources: readonly Read[], asked: Asked): Asked | null {
  const labels = asked.scope.divisions.filter(({ places }) => places.length === 0).map(({ label }) => label);
  const names = labels.map((label) => label.toLowerCase().replace(/\s+/g, ' '));
  const isCited = ({ text }: Read): boolean => names.every((name) => text.toLowerCase().includes(name));
  return names.length > 0 && asked.scope.sources.some((at) => isCited(sources[at]!))
    ? { ...asked, matter: asked.text, scope: { ...asked.scope, divisions: [] } }
    : null;
}

/** What is put forward beside the best passage: those that come near it. What is far behind it is rarely on the matter. */
const nearTop = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ score }) => score >= calibration.beside * evidence[0]!.score);
