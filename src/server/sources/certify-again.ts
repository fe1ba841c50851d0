import type { AnswerContent, Segment } from '#contract/answer.ts';
import { mapCells, type Cell } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';
import { asUngated } from '#reading/support/ungated.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { assemble, isFound, type CellOf } from './certify.ts';
import type { Cited } from './show-span.ts';
import { cite as find } from './cite-claim.ts';
import { openCited, type Selected } from './open.ts';
import type { Piece, Shown } from './sieve.ts';
import { inSlices } from './slices.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/** A citation of a source that is gone: it keeps its number and its place, and none of its words. */
const gone = ({ source_id, source_type, version, start, end }: Citation): Cited => ({
  source_id,
  source_type,
  version,
  start,
  end,
  source_title: '',
  chunk_index: 0,
  chunk_lines_from: 0,
  chunk_lines_to: 0,
  page: null,
  time: null,
  since: null,
  excerpt: '',
  state: 'deleted',
  changes: [],
  cautions: [],
  newer: null,
});

/** Looks for a citation in the version that it names, and then in all others; null where there is nothing to look in. */
export function citeAgain(selected: readonly Selected[], citation: Citation): Cited | null {
  const { source_id, version, excerpt, state, start, end } = citation;
  const source = selected.findIndex((open) => open.id === source_id && open.version === version);
  if (source >= 0) return find(selected, { source, quote: excerpt, start, end });
  return state === 'deleted' && excerpt === '' ? gone(citation) : find(selected, { source: 0, quote: excerpt });
}

/**
 * Certifies an answer that somebody hands back, to be kept. Only its places and words are believed: each quotation is looked for anew, in the
 * version that it names and then in every source of the notebook. Neither states nor titles nor counts of a sender are taken over.
 */
export const certifyAgain = (deps: Needs, notebook: OwnedNotebook, content: AnswerContent): Promise<AnswerContent> =>
  certifyWith(deps, notebook, content, citeAgain);

/** Looks for citations one by one, so that others have their turn in between. */
export function citeEach(
  citations: readonly Citation[],
  cite: (citation: Citation) => Cited | null,
): Promise<Map<Citation, Cited | null>> {
  function* citing(): Generator<void, Map<Citation, Cited | null>> {
    const cited = new Map<Citation, Cited | null>();
    for (const citation of citations) {
      cited.set(citation, cite(citation));
      yield;
    }
    return cited;
  }
  return inSlices(citing());
}

/** The same, with another way to look for a citation. */
export async function certifyWith(
  deps: Needs,
  notebook: OwnedNotebook,
  content: AnswerContent,
  cite: (selected: readonly Selected[], citation: Citation) => Cited | null,
): Promise<AnswerContent> {
  const { selected, sources } = await openCited(deps, notebook, content.citations);
  const byNumber = new Map(content.citations.map((citation) => [citation.citation_id, citation]));
  const claims = (numbers: readonly number[]): Citation[] => numbers.flatMap((number) => byNumber.get(number) ?? []);
  const numbersOf = ({ citation_id, citation_ids }: Segment): readonly number[] =>
    citation_ids ?? (citation_id === undefined ? [] : [citation_id]);
  const stands = (segment: Segment): boolean =>
    segment.kind === 'heading' || claims(numbersOf(segment)).some((one) => isFound(cited.get(one)?.state ?? 'missing'));
  const shown = (segment: Segment): Shown<Citation> => {
    const { kind, text, focus } = segment;
    return {
      kind,
      text,
      claims: claims(numbersOf(segment)),
      ...(focus && { focus: text.slice(focus.from, focus.to) }),
    };
  };
  // Nor is it believed how far a model's words are carried; what rests on a source that is gone can no longer be judged.
  const piece = (segment: Segment): Piece<Citation> => {
    const { support, ...own } = segment;
    const one = shown(segment);
    return support && stands(own) ? { ...one, text: asUngated(one.text), by: 'model' } : one;
  };
  const cellOf = ({ state, text, citation_id, focus }: Cell): CellOf<Citation> => {
    const claim = citation_id === undefined ? undefined : byNumber.get(citation_id);
    if (state !== 'stated') return { state };
    return claim ? { state, claim, ...(focus && { focus: text.slice(focus.from, focus.to) }) } : { state: 'unread' };
  };
  const { understood, direct, segments, cards, no_answer, follow_ups } = content;
  const cited = await citeEach(content.citations, (citation) => cite(selected, citation));
  const again = assemble(
    sources.filter(({ id }) => no_answer?.sources.some((one) => one.id === id)),
    {
      understood,
      direct: direct.map(shown),
      segments: segments.map(piece),
      cards: cards.map((card) => mapCells(card, cellOf)),
      none: no_answer && { ...no_answer, nearest: claims(no_answer.nearest), wouldHelp: no_answer.would_help },
      followUps: follow_ups,
    },
    { cite: (citation) => cited.get(citation) ?? null, sources: selected },
  );
  // What was withdrawn is kept nowhere else.
  return { ...again, withdrawn: [] };
}
