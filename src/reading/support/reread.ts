import { MOST_MARKED, type AnswerContent, type Segment } from '#contract/answer.ts';
import { sentences } from '../sentences.ts';
import type { Withdrawn } from './gate.ts';

/** What a second reader says of a statement: it follows from what is quoted, only a part of it does, or it does not. Null: nothing that counts. */
export type Verdict = 'follows' | 'partly' | 'not' | null;
/** A statement of an answer that was let through: of which segment, and where in its text. */
export type Stated = { segment: number; from: number; to: number; text: string };
/** An answer after a second reading, and whether anything of it is left to be shown. */
export type Reread = Pick<AnswerContent, 'segments' | 'citations' | 'withdrawn' | 'evidence'> & { left: boolean };

/** The mark of a list item, which states nothing. */
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;

/** The statements of a model in an answer that quotations carry, in their order; not what heads or leads to others. */
export const statedIn = (segments: readonly Segment[]): Stated[] =>
  segments.flatMap(({ kind, text, support, citation_id }, segment) =>
    support === undefined || citation_id === undefined || kind !== 'prose'
      ? []
      : sentences(text).map(({ start, end }) => {
          const from = start + (ITEM.exec(text.slice(start, end))?.[0].length ?? 0);
          return { segment, from, to: end, text: text.slice(from, end) };
        }),
  );

/** Whether a statement was carried in part already: its segment is, and the words that are not carried are its own, or are not told. */
const wasPartly = ({ support, uncovered = [] }: Segment, { from, to }: Stated): boolean =>
  support === 'partly' && (uncovered.length === 0 || uncovered.some((one) => one.from < to && from < one.to));

type Judged = Stated & { verdict: Verdict };

/** A segment with what is left of its statements; null where nothing is. */
function lowered(segment: Segment, judged: readonly Judged[]): { segment: Segment | null; withdrawn: Withdrawn[] } {
  const { text, uncovered = [] } = segment;
  const withdrawn: Withdrawn[] = [];
  const marked: { from: number; to: number }[] = [];
  let [said, end, support] = ['', 0, segment.support];
  for (const one of judged) {
    const { from, to, verdict } = one;
    const partly = wasPartly(segment, one);
    const between = text.slice(end, from);
    end = to;
    if (verdict === 'not' && partly) {
      withdrawn.push({ text: one.text.trim(), reason: 'reading' });
      continue;
    }
    const moved = said.length + between.length - from;
    const doubted = !partly && (verdict === 'not' || verdict === 'partly');
    if (doubted) support = 'partly';
    // One that stands alone in its segment needs no mark: it is all of it.
    const whole = doubted && judged.length > 1 ? [{ from, to }] : [];
    const words = doubted ? whole : uncovered.filter((place) => place.from < to && from < place.to);
    marked.push(...words.map((place) => ({ from: place.from + moved, to: place.to + moved })));
    said += between + one.text;
  }
  if (said === '') return { segment: null, withdrawn };
  const places = marked.slice(0, MOST_MARKED.uncovered);
  const { uncovered: _, ...rest } = segment;
  return {
    segment: { ...rest, text: said + text.slice(end), support, ...(places.length > 0 && { uncovered: places }) },
    withdrawn,
  };
}

/** Whether a segment is a heading of a model or words that lead to what follows. */
const leads = ({ support, citation_id }: Segment): boolean => support !== undefined && citation_id === undefined;

/** The segments that are left; a heading or a lead goes with all that stood below it. */
function withoutEmptyLeads(segments: readonly (Segment | null)[]): Segment[] {
  const out: Segment[] = [];
  let gone = false;
  for (const segment of segments.toReversed()) {
    if (segment === null) {
      gone = true;
      continue;
    }
    const next = out[0];
    if (gone && leads(segment) && (!next || next.kind === 'heading')) continue;
    gone = false;
    out.unshift(segment);
  }
  return out;
}

/** The citations that segments make, numbered anew by their first appearance. */
function cited(segments: readonly Segment[], citations: AnswerContent['citations']) {
  const numbers = new Map<number, number>();
  const numberOf = (id: number): number => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    return numbers.get(id)!;
  };
  const renumbered = segments.map(({ citation_id, citation_ids, ...segment }) => ({
    ...segment,
    ...(citation_id !== undefined && { citation_id: numberOf(citation_id) }),
    ...(citation_ids && { citation_ids: citation_ids.map(numberOf) }),
  }));
  const kept = citations
    .filter(({ citation_id }) => numbers.has(citation_id))
    .map((one) => ({ ...one, citation_id: numbers.get(one.citation_id)! }))
    .sort((a, b) => a.citation_id - b.citation_id);
  const found = kept.filter(({ state }) => state !== 'missing' && state !== 'deleted').length;
  return { segments: renumbered, citations: kept, evidence: { found, total: kept.length } };
}

/**
 * An answer after what a second reader said of its statements, by their order. It lowers a state by one step and never raises one: a statement that was carried is
 * carried in part where the reader doubts it, and one that was carried in part is withdrawn where the reader says that it does not follow.
 */
export function reread(
  answer: Pick<AnswerContent, 'segments' | 'citations' | 'withdrawn' | 'evidence'>,
  stated: readonly Stated[],
  verdicts: readonly Verdict[],
): Reread {
  const judged = stated.map((one, at): Judged => ({ ...one, verdict: verdicts[at] ?? null }));
  const withdrawn = [...answer.withdrawn];
  const segments = answer.segments.map((segment, at) => {
    const own = judged.filter((one) => one.segment === at);
    if (own.every(({ verdict }) => verdict === null || verdict === 'follows')) return segment;
    const after = lowered(segment, own);
    withdrawn.push(...after.withdrawn);
    return after.segment;
  });
  if (!segments.includes(null)) return { ...answer, segments: segments as Segment[], withdrawn, left: true };
  const kept = withoutEmptyLeads(segments);
  return {
    ...cited(kept, answer.citations),
    withdrawn: withdrawn.slice(0, MOST_MARKED.withdrawn),
    left: kept.some(({ citation_id }) => citation_id !== undefined),
  };
}
