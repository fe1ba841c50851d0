import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { verify, type Verdict } from '#reading/verify/verify.ts';
import type { Claim, Draft } from '#server/ports/ai/port.ts';
import { showSpan } from './cite.ts';
import type { Selected } from './open.ts';

/** A citation without its number. */
export type Cited = Omit<Citation, 'citation_id'>;

/** Gives numbers by first appearance; the same span keeps its number. */
class Numbers {
  readonly list: Citation[] = [];

  of(cited: Cited): number {
    const same = this.list.find(
      (one) =>
        one.source_id === cited.source_id &&
        one.version === cited.version &&
        one.start === cited.start &&
        one.end === cited.end &&
        one.excerpt === cited.excerpt,
    );
    if (same) return same.citation_id;
    const citation_id = this.list.length + 1;
    this.list.push({ citation_id, ...cited });
    return citation_id;
  }
}

/** Looks for the words where they are said to stand, and only then in the other sources. */
function find(selected: readonly Selected[], { source, start, end, quote }: Claim): Verdict & { source: number } {
  const said = selected[source];
  const place = start === undefined ? {} : { start, ...(end !== undefined && { end }) };
  if (said) {
    const here = verify(quote, [said.tokens()], { text: 0, ...place }, { near: false });
    if (here.state !== 'missing') return { ...here, source };
  }
  const all = verify(
    quote,
    selected.map((one) => one.tokens()),
    { text: source, ...place },
    { near: false },
  );
  return { ...all, source: all.text };
}

/** A claim as the verifier found it; null where there is nothing to look in. */
export function cite(selected: readonly Selected[], claim: Claim): Cited | null {
  const { state, source, start, end, changes, cautions } = find(selected, claim);
  const from = selected[state === 'missing' ? claim.source : source];
  if (!from) return null;
  const common = {
    source_id: from.id,
    source_title: from.title,
    source_type: from.type,
    version: from.version,
    state,
    changes,
    cautions,
  };
  // What is missing stands nowhere: it has no place, and its words are the claim's, shown struck through.
  if (state === 'missing')
    return {
      ...common,
      start: 0,
      end: 0,
      chunk_index: 0,
      chunk_lines_from: 0,
      chunk_lines_to: 0,
      page: null,
      time: null,
      excerpt: claim.quote,
      newer: null,
    };
  return { ...common, start, end, ...showSpan(from, { start, end }), newer: null };
}

/** A quotation reads on over the line ends of its page. */
const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Pieces of an answer that rest on claims of some kind. */
export type Claims<C> = Omit<Draft, 'segments' | 'none'> & {
  segments: (Omit<Draft['segments'][number], 'claims'> & { claims: readonly C[] })[];
  none: (Omit<NonNullable<Draft['none']>, 'nearest'> & { nearest: readonly C[] }) | null;
};

/**
 * Puts an answer together: each claim is cited once, however often it is made, and numbered by its first appearance. Words that no source says are
 * never a quotation: they stay as prose, with the mark of what is missing where there is one.
 */
export function assemble<C>(
  searched: readonly { id: string; title: string }[],
  { segments, none, followUps }: Claims<C>,
  cite: (claim: C) => Cited | null,
): AnswerContent {
  const numbers = new Numbers();
  const known = new Map<C, number | null>();
  const numberOf = (claim: C): number | null => {
    if (!known.has(claim)) {
      const one = cite(claim);
      known.set(claim, one && numbers.of(one));
    }
    return known.get(claim)!;
  };
  const cited = (claims: readonly C[]): number[] => [
    ...new Set([...new Set(claims)].map(numberOf).filter((number) => number !== null)),
  ];
  const shown = segments.map(({ kind, text, claims }): Segment => {
    const [first, ...others] = cited(claims);
    if (first === undefined) return { kind: kind === 'quote' ? 'prose' : kind, text };
    const numbered = { citation_id: first, ...(others.length > 0 && { citation_ids: [first, ...others] }) };
    const { state, excerpt } = numbers.list[first - 1]!;
    if (kind !== 'quote') return { kind, text, ...numbered };
    return state === 'missing' ? { kind: 'prose', text, ...numbered } : { kind, text: flow(excerpt), ...numbered };
  });
  const nearest = none ? cited(none.nearest) : [];
  const claimed = numbers.list.filter((one) => !nearest.includes(one.citation_id));
  const found = claimed.filter(({ state }) => state !== 'missing' && state !== 'deleted').length;
  return {
    segments: shown,
    citations: numbers.list,
    no_answer: none && {
      words: none.words,
      sources: searched.map(({ id, title }) => ({ id, title })),
      nearest,
      would_help: none.wouldHelp,
    },
    follow_ups: followUps,
    evidence: { found, total: claimed.length },
  };
}

/**
 * Turns what an engine claims into an answer whose every citation was found by the verifier in the selected sources, or is marked `missing`. A
 * quotation shows the source's own words.
 */
export const certify = (selected: readonly Selected[], draft: Draft): AnswerContent =>
  assemble(selected, draft, (claim) => cite(selected, claim));
