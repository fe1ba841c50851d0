import type { NoteQuote } from '#contract/notes.ts';
import type { Citation } from '#contract/span.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { locateCitations, showCitations, sourceTitles } from '#server/sources/index.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/** A quotation reads on over the line ends of its page. */
const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

const UNKNOWN = {
  source_title: '',
  source_type: 'txt',
  chunk_index: 0,
  chunk_lines_from: 0,
  chunk_lines_to: 0,
  page: null,
  time: null,
  since: null,
  state: 'exact',
  changes: [],
  cautions: [],
  newer: null,
} as const satisfies Partial<Citation>;

/**
 * The quotations of a user's note as citations, in their order, numbered from 1. Only their places and words are believed. Words that stand where they are said to are
 * `exact`, with where they stand in a newer version; others are looked for in all sources of the notebook. What is found nowhere is `missing`, or `deleted` where
 * its source is gone.
 */
export async function findQuotes(
  deps: Needs,
  notebook: OwnedNotebook,
  quotes: readonly NoteQuote[],
): Promise<Citation[]> {
  if (quotes.length === 0) return [];
  const given = quotes.map(({ words, ...span }, at): Citation => ({ ...UNKNOWN, changes: [], cautions: [], citation_id: at + 1, ...span, excerpt: words })); // prettier-ignore
  const shown = await showCitations(deps, notebook, given);
  const unsure = given.filter(({ excerpt }, at) => flow(shown[at]!.excerpt) !== flow(excerpt));
  if (unsure.length === 0) return shown;
  const titles = await sourceTitles(deps, notebook);
  const located = new Map(
    (await locateCitations(deps, notebook, unsure)).map((citation) => [citation.citation_id, citation]),
  );
  return shown.map((citation) => {
    const found = located.get(citation.citation_id);
    if (!found) return citation;
    return found.state === 'missing' && !titles.has(citation.source_id) ? { ...found, state: 'deleted' } : found;
  });
}
