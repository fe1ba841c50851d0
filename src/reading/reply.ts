import { ask } from './ask/ask.ts';
import type { Asked, AskedIntent, Exchange, SourceHead } from './ask/asked.ts';
import type { Read } from './evidence/choose.ts';
import { COLLECT } from './evidence/collect.ts';
import type { Compared } from './evidence/compared.ts';
import type { Evidence } from './evidence/evidence.ts';
import type { Listed } from './evidence/listed.ts';
import { lookUp, type Point } from './evidence/point.ts';
import { gate, type Outcome, type Reason, type Verdict } from './gate.ts';
import { cutOf } from './index/unit-table.ts';
import type { Range } from './lines.ts';
import type { Place } from './retrieve/fuse.ts';
import { straight } from './straight.ts';

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
export const headOf = ({ title, index }: Pick<Read, 'title' | 'index'>): SourceHead => ({
  title,
  lead: index.lead,
  language: index.language,
  cut: cutOf(index),
});

/** Outcomes from the best to the worst. */
const ORDER: readonly Outcome[] = ['answer', 'near', 'absent'];

/**
 * Answers a question from the given sources by quotation: asked once, looked up, its evidence collected, and let through the gate. `history`: the exchanges
 * before it, oldest first; `near`: passages that are near by their vectors, best first; `literal`: only the words that were typed count. The same question of the
 * same sources has the same answer.
 */
export const reply = (...given: Parameters<typeof replying>): Reply => straight(replying(...given));

/** The same in steps, so that a server answers others between them. */
export function* replying(
  sources: readonly Read[],
  question: string,
  history: readonly Exchange[] = [],
  near: readonly Place[] = [],
  literal = false,
): Generator<void, Reply> {
  const heads: SourceHead[] = [];
  for (const source of sources) {
    heads.push(headOf(source));
    yield;
  }
  const asked = { ...ask(question, heads, history), literal };
  const parts: Part[] = [];
  for (const intent of asked.intents) parts.push(yield* partOf(sources, asked, intent, near));
  const best = ORDER.map((outcome) => parts.find(({ verdict }) => verdict.outcome === outcome)).find(Boolean)!;
  return { asked, outcome: best.verdict.outcome, reason: best.verdict.reason, parts };
}

function* partOf(
  sources: readonly Read[],
  asked: Asked,
  intent: AskedIntent,
  near: readonly Place[],
): Generator<void, Part> {
  yield;
  const point = yield* lookUp(sources, asked, intent, near);
  yield;
  const collected = yield* COLLECT[intent.collect](point);
  const verdict = gate(point, collected);
  const { evidence, listed = null, compared = null } = collected;
  return { intent, verdict, evidence: verdict.outcome === 'absent' ? [] : evidence, listed, compared, point };
}
