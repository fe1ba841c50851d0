import type { Asked, AskedIntent } from '../ask/asked.ts';
import type { Range } from '../lines.ts';
import type { Place } from '../retrieve/fuse.ts';
import { retrieving, TYPED, type Retrieved } from '../retrieve/retrieve.ts';
import { choose, type Read, type Sentence } from './choose.ts';
import type { Compared } from './compared.ts';
import type { Evidence } from './evidence.ts';
import type { Listed } from './listed.ts';

/** What is asked of which sources, once it is understood. */
export type Point = {
  sources: readonly Read[];
  asked: Asked;
  intent: AskedIntent;
  retrieved: Retrieved;
  sentences: readonly Sentence[];
};

/**
 * What was collected, best first. `named`: it is just what the question names, a division or a fact that documents state in a known place. `listed`: all of a
 * kind, `compared`: the same matters in each source, where that is asked. `isClose`: it is no answer, however near it comes.
 */
export type Collected = {
  evidence: readonly Evidence[];
  named: boolean;
  listed?: Listed;
  compared?: Compared;
  isClose?: true;
};
/** Evidence that is just what the question names; evidence that may be. */
export const named = (evidence: readonly Evidence[]): Collected => ({ evidence, named: evidence.length > 0 });
export const found = (evidence: readonly Evidence[]): Collected => ({ evidence, named: false });

/** Looks up the matter of one intent, in steps. `near`: passages that are near by their vectors. */
export function* lookUp(
  sources: readonly Read[],
  asked: Asked,
  intent: AskedIntent,
  near: readonly Place[] = [],
): Generator<void, Point> {
  const one = { ...asked, matter: intent.matter, intents: [intent] };
  const retrieved = yield* retrieving(
    sources,
    { ...one, said: `${intent.stated} ${intent.said}`.trim() },
    { near, ...(asked.literal && { changed: TYPED }) },
  );
  yield;
  return { sources, asked: one, intent, retrieved, sentences: choose(sources, one, retrieved) };
}

/** Characters of a named division that are shown at most. */
const WHOLE = 1600;
/** The first whole sentences of a range that fit. */
export function firstOf(text: string, index: Read['index'], range: Range): Range {
  let end = range.end;
  while (end > range.start && /\s/.test(text[end - 1]!)) end--;
  if (end - range.start <= WHOLE) return { start: range.start, end };
  let last = range.start;
  for (let s = 0; s < index.sentenceStart.length && index.sentenceStart[s]! < range.end; s++)
    if (index.sentenceStart[s]! >= range.start && index.sentenceEnd[s]! <= range.start + WHOLE)
      last = index.sentenceEnd[s]!;
  return { start: range.start, end: last > range.start ? last : range.start + WHOLE };
}
