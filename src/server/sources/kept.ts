import type { AnswerContent, Segment } from '#contract/answer.ts';
import { mapCells, type Card } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { showSpans } from './cite.ts';
import { place } from './rows.ts';

/** A citation as it is kept: its place and what was found, without the words of the source. A missing one has no other words than its own. */
export type KeptCitation = Pick<
  Citation,
  'citation_id' | 'source_id' | 'source_type' | 'version' | 'start' | 'end' | 'state' | 'changes' | 'cautions'
> & { words?: string };
type Kept = Omit<AnswerContent, 'citations'> & { citations: KeptCitation[] };
/** An answer that was stored before it had these. */
const NONE = { understood: null, direct: [], cards: [], withdrawn: [] } satisfies Partial<AnswerContent>;

/** Citations as they are stored, in their order: without the words of sources, so that nothing of a deleted one remains. To be sealed by their room. */
export const keepCitations = (citations: readonly Citation[]): KeptCitation[] =>
  citations.map(({ citation_id, source_id, source_type, version, start, end, state, changes, cautions, excerpt }) => ({
    citation_id, source_id, source_type, version, start, end, state, changes, cautions,
    ...(state === 'missing' && { words: excerpt }),
  })); // prettier-ignore

/** Stored citations as they are shown, in their order, their words read from the sources anew; one of a deleted source says so and keeps its number. */
export async function showCitations(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  kept: readonly KeptCitation[],
): Promise<Citation[]> {
  const shown = await showSpans(deps, notebook, kept);
  const titles = kept.some(({ state }) => state === 'missing')
    ? await sourceTitles(deps, notebook)
    : new Map<string, string>();
  return kept.map(({ words, ...span }, at): Citation => {
    if (span.state === 'missing')
      return { ...span, ...nowhere, source_title: titles.get(span.source_id) ?? '', excerpt: words ?? '' };
    const found = shown[at];
    return found ? { ...span, ...found } : { ...span, ...nowhere, state: 'deleted' };
  });
}

/**
 * An answer as it is stored: the words of sources are left out and come back from the sources, so that nothing of a deleted source
 * remains in what cited it. The result is JSON, to be sealed by its room.
 */
export function keep(content: AnswerContent): string {
  const citations = keepCitations(content.citations);
  const bare = (segment: Segment): Segment => (isQuoted(segment) ? { ...segment, text: '' } : segment);
  const segments = content.segments.map((segment, at) =>
    titleBelow(content, at) === segment.text ? { ...segment, text: '' } : bare(segment),
  );
  const direct = content.direct.map(bare);
  const cards = content.cards.map((card) => ({
    ...mapCells(card, (cell) => ({ ...cell, text: '' })),
    columns: card.columns.map((column, at) => (column === titleOfColumn(card, at, content) ? '' : column)),
  }));
  const no_answer = content.no_answer && {
    ...content.no_answer,
    sources: content.no_answer.sources.map(({ id }) => ({ id, title: '' })),
  };
  return JSON.stringify({ ...content, direct, segments, cards, no_answer, citations } satisfies Kept);
}

/** The title of the source that is quoted below a heading; null where the segment is no heading above a quotation. */
function titleBelow({ segments, citations }: Pick<AnswerContent, 'segments' | 'citations'>, at: number): string | null {
  if (segments[at]?.kind !== 'heading') return null;
  const below = segments.slice(at).find(({ kind }) => kind !== 'heading');
  return below?.kind === 'quote' ? titleOf(below, citations) : null;
}

/** The title of the source that is quoted in a column of a card; null where none is. */
function titleOfColumn({ rows }: Card, column: number, { citations }: Pick<AnswerContent, 'citations'>): string | null {
  const cell = rows.map(({ cells }) => cells[column]).find((one) => one?.citation_id !== undefined);
  return cell ? titleOf(cell, citations) : null;
}

const titleOf = ({ citation_id }: Pick<Segment, 'citation_id'>, citations: readonly Citation[]): string | null =>
  citations.find((one) => one.citation_id === citation_id)?.source_title ?? null;
const isQuoted = ({ kind, citation_id }: Segment): boolean => kind === 'quote' && citation_id !== undefined;

/** A quotation reads on over the line ends of its page. */
const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Stored answers as they are shown, the words read from the sources anew; what cites a deleted source says so and keeps its number. */
export async function show(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  stored: readonly string[],
): Promise<AnswerContent[]> {
  const answers = stored.map((json): Kept => ({ ...NONE, ...(JSON.parse(json) as Kept) }));
  const shown = await showCitations(
    deps,
    notebook,
    answers.flatMap((answer) => answer.citations),
  );
  const titles = answers.some((answer) => answer.no_answer)
    ? await sourceTitles(deps, notebook)
    : new Map<string, string>();
  let next = 0;
  return answers.map((answer) => {
    const citations = shown.slice(next, (next += answer.citations.length));
    const byId = new Map(citations.map((citation) => [citation.citation_id, citation]));
    const wordsOf = (id: number | undefined): string => flow(byId.get(id ?? 0)?.excerpt ?? '');
    const worded = (segment: Segment): Segment =>
      isQuoted(segment) ? { ...segment, text: wordsOf(segment.citation_id) } : segment;
    const segments = answer.segments.map((segment, at) =>
      segment.kind === 'heading' && segment.text === ''
        ? { ...segment, text: titleBelow({ segments: answer.segments, citations }, at) ?? '' }
        : worded(segment),
    );
    const direct = answer.direct.map(worded);
    const cards = answer.cards.map((card) => ({
      ...mapCells(card, (cell) => ({ ...cell, text: wordsOf(cell.citation_id) })),
      columns: card.columns.map((column, at) => column || (titleOfColumn(card, at, { citations }) ?? '')),
    }));
    const no_answer = answer.no_answer && {
      ...answer.no_answer,
      sources: answer.no_answer.sources.map(({ id }) => ({ id, title: titles.get(id) ?? '' })),
    };
    return { ...answer, direct, segments, cards, citations, no_answer };
  });
}

const nowhere = {
  source_title: '',
  chunk_index: 0,
  chunk_lines_from: 0,
  chunk_lines_to: 0,
  page: null,
  time: null,
  since: null,
  excerpt: '',
  newer: null,
} as const;

/** What the sources of a notebook are called now, by their ids. */
export async function sourceTitles(
  deps: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
): Promise<Map<string, string>> {
  const rows = await deps.db
    .selectFrom('sources')
    .select(['id', 'title_sealed'])
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .execute();
  const keys = await deps.vault.of(notebook.userId);
  return new Map(rows.map((row) => [row.id, keys.openText(row.title_sealed, place('title', row.id))]));
}
