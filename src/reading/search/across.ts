import type { Range } from '../lines.ts';
import { passageAt, type Segment } from '../index/segment.ts';
import { tellLanguage } from '../language.ts';
import { isOwn, type Query } from '../retrieve/query.ts';
import { retrieve, TYPED } from '../retrieve/retrieve.ts';
import type { Searched } from '../retrieve/selection.ts';
import { analyse, wordsOf, type Word } from '../words.ts';
import { completed } from './complete.ts';
import { passagesWith, phraseIn, runsIn } from './phrase.ts';
import type { Wanted } from './wanted.ts';

/** Passages that are looked at for a query without phrases, and at most with them. */
const LOOKED_AT = { words: 400, phrases: 4000 } as const;
/** A passage must hold this share of what the best one holds of the query. */
const LEAST_SHARE = 0.5;
/** Characters of a place at most: of a longer sentence the part with most of the words. */
const LONGEST = 480;
/** Characters below which a sentence says too little by itself ("Término anticipado."): the next ones go with it. */
const SHORT = 40;
/** Characters before the first word of such a part. */
const LEAD_IN = 60;

/** A sentence that fits, by the number of its source; `passage` is the one it was found in. */
export type Candidate = { source: number; passage: number; sentence: number };
/** Where a query stands in its source, and the places of its words there (both in offsets of the text). */
export type Place = Range & { words: Range[] };

/**
 * The sentences of many sources that fit a query, best first, from their indexes alone. A query names no source and no concept here: only its words count, the
 * last of which may still be typed. Passages without a phrase of the query are left out.
 */
export function searchAcross(sources: readonly Searched[], wanted: Wanted): { found: Candidate[]; query: Query } {
  const phrased = sources.map(({ index }) => passagesOf(index, wanted));
  const chosen = sources.map((_, i) => i).filter((i) => phrased[i] === null || phrased[i]!.size > 0);
  const places = phrased.reduce((sum, map) => sum + (map?.size ?? 0), 0);
  const text = completed(
    wanted.text,
    sources.map(({ index }) => index),
  );
  const { candidates, query } = retrieve(
    sources,
    {
      text,
      matter: text,
      said: text,
      lent: [],
      language: tellLanguage(text) ?? 'es',
      scope: { sources: chosen, named: null, missing: null, divisions: [], actor: null },
    },
    {
      most: Math.max(LOOKED_AT.words, Math.min(places * 2, LOOKED_AT.phrases)),
      changed: TYPED,
    },
  );
  const best = candidates.reduce((share, { coverage }) => Math.max(share, coverage), 0);
  const found = candidates.flatMap(({ source, entry, sentence, coverage }): Candidate[] => {
    const { index } = sources[source]!;
    const [from, to] = [index.entryPassage[entry]!, index.entryPassage[entry + 1]!];
    const phrases = phrased[source];
    if (phrases) {
      const passages = Array.from({ length: to - from }, (_, i) => from + i);
      return passages.flatMap((passage) =>
        phrases.has(passage) ? [{ source, passage, sentence: phrases.get(passage)! }] : [],
      );
    }
    if (coverage < LEAST_SHARE * best || sentence < 0) return [];
    return [{ source, passage: passageAt(index, index.sentenceStart[sentence]!), sentence }];
  });
  return { found, query };
}

/** The passages with every phrase, and the sentence of the first; null without phrases. */
function passagesOf(index: Segment, { phrases }: Wanted): Map<number, number> | null {
  const [first, ...others] = phrases.map((phrase) => passagesWith(index, phrase));
  if (!first) return null;
  return new Map([...first].filter(([passage]) => others.every((other) => other.has(passage))));
}

/** The place of a candidate in its text; null where a small word of a phrase is missing there, so that it does not stand there after all. */
export function placeOf(
  text: string,
  index: Segment,
  { passage, sentence }: Candidate,
  { phrases }: Wanted,
  query: Pick<Query, 'terms'>,
): Place | null {
  const whole = { start: index.sentenceStart[sentence]!, end: index.sentenceEnd[sentence]! };
  for (let next = sentence + 1; next < index.sentenceOf[passage + 1]! && whole.end - whole.start < SHORT; next++)
    whole.end = index.sentenceEnd[next]!;
  const [first, ...others] = phrases;
  if (first) {
    const run = phraseIn(text, whole, first);
    const around = { start: index.start[passage]!, end: index.end[passage]! };
    if (!run || others.some((phrase) => !phraseIn(text, around, phrase))) return null;
    whole.end = Math.max(whole.end, run.end);
  }
  const marks = marksIn(wordsOf(text, whole.start, whole.end), index, phrases, query);
  const { start, end } = part(text, whole, marks);
  return { start, end, words: marks.filter((mark) => mark.start >= start && mark.end <= end) };
}

/** The words of a query, and its phrases as wholes, in the order of the text. */
function marksIn(
  words: readonly Word[],
  { language }: Segment,
  phrases: Wanted['phrases'],
  query: Pick<Query, 'terms'>,
): Range[] {
  const stems = new Set(query.terms.filter(isOwn).map((term) => term.stems[language]));
  const runs = phrases.flatMap((phrase) => runsIn(words, phrase)).sort((a, b) => a.start - b.start);
  const apart = words.filter(
    ({ raw, start }) =>
      stems.has(analyse(raw, language)?.stem ?? '') && !runs.some((run) => start >= run.start && start < run.end),
  );
  return [...runs, ...apart.map(({ start, end }) => ({ start, end }))].sort((a, b) => a.start - b.start);
}

/** A sentence, or of a long one the part that holds most of the words; cut between words. */
function part(text: string, { start, end }: Range, marks: readonly Range[]): Range {
  if (end - start <= LONGEST) return { start, end };
  let best = { from: start, count: 0 };
  for (const { start: at } of marks) {
    const from = Math.max(start, at - LEAD_IN);
    const count = marks.filter((mark) => mark.start >= at && mark.end <= from + LONGEST).length;
    if (count > best.count) best = { from, count };
  }
  const words = wordsOf(text, best.from, Math.min(end, best.from + LONGEST));
  // A word that the cut goes through is left out at either side.
  const whole = words.filter(
    (word) =>
      (word.start > best.from || best.from === start || !/[\p{L}\p{N}]/u.test(text[best.from - 1]!)) &&
      (word.end < best.from + LONGEST || word.end === end),
  );
  return whole.length > 0 ? { start: whole[0]!.start, end: whole.at(-1)!.end } : { start, end: start + LONGEST };
}
