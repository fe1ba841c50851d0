import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { verify, type Verdict } from '#reading/verify/verify.ts';
import type { Claim, Draft } from '#server/ports/ai/port.ts';
import { showSpan } from './cite.ts';
import type { Selected } from './open.ts';

/** A citation without its number. */
type Cited = Omit<Citation, 'citation_id'>;

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

function cite(selected: readonly Selected[], claim: Claim): Cited | null {
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
      excerpt: claim.quote,
    };
  return { ...common, start, end, ...showSpan(from, { start, end }) };
}

/** A quotation reads on over the line ends of its page. */
const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Turns what an engine, or a note, claims into an answer whose every citation was found by the verifier in the selected sources, or is
 * marked `missing`. A quotation shows the source's own words.
 */
export function certify(selected: readonly Selected[], draft: Draft): AnswerContent {
  const numbers = new Numbers();
  const cited = (claims: readonly Claim[]): number[] => [
    ...new Set(claims.flatMap((claim) => cite(selected, claim) ?? []).map((one) => numbers.of(one))),
  ];
  const segments = draft.segments.map(({ kind, text, claims }): Segment => {
    const [first, ...others] = cited(claims);
    if (first === undefined) return { kind, text };
    const all = [first, ...others];
    const [{ state, excerpt } = { state: 'missing', excerpt: '' }] = numbers.list.slice(first - 1);
    const said = kind === 'quote' && state !== 'missing' ? flow(excerpt) : text;
    return { kind, text: said, citation_id: first, ...(all.length > 1 && { citation_ids: all }) };
  });
  const nearest = draft.none ? cited(draft.none.nearest) : [];
  const claimed = numbers.list.filter((one) => !nearest.includes(one.citation_id));
  return {
    segments,
    citations: numbers.list,
    no_answer: draft.none && {
      words: draft.none.words,
      sources: selected.map(({ id, title }) => ({ id, title })),
      nearest,
      would_help: draft.none.wouldHelp,
    },
    follow_ups: draft.followUps,
    evidence: { found: claimed.filter((one) => one.state !== 'missing').length, total: claimed.length },
  };
}

/** The claims that an answer makes, as they were last seen, so that it can be certified again. Only places and words are believed. */
export function claimsOf(content: AnswerContent, selected: readonly Selected[]): Draft {
  const claim = (id: number): Claim[] => {
    const one = content.citations.find((citation) => citation.citation_id === id);
    if (!one) return [];
    const source = selected.findIndex((open) => open.id === one.source_id && open.version === one.version);
    return [
      { source: source < 0 ? 0 : source, quote: one.excerpt, ...(source >= 0 && { start: one.start, end: one.end }) },
    ];
  };
  const idsOf = ({ citation_id, citation_ids }: Segment): number[] =>
    citation_ids ?? (citation_id === undefined ? [] : [citation_id]);
  return {
    segments: content.segments.map((segment) => ({
      kind: segment.kind ?? 'prose',
      text: segment.text,
      claims: idsOf(segment).flatMap(claim),
    })),
    none: content.no_answer && {
      words: content.no_answer.words,
      nearest: content.no_answer.nearest.flatMap(claim),
      wouldHelp: content.no_answer.would_help,
    },
    followUps: content.follow_ups ?? [],
  };
}
