import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { certifyWith, citeAgain, citeEach } from './certify-again.ts';
import type { Cited } from './show-span.ts';
import { openCited, type Selected } from './open.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/**
 * Looks for a citation that was carried in from elsewhere. Only its place and words are believed, and what speaks against it: of the words that stand in the
 * source it says no more than it said before (a quotation that was found but for its accents is not exact because its source is quoted now).
 */
function locate(selected: readonly Selected[], given: Citation): Cited | null {
  const found = citeAgain(selected, given);
  if (!found || found.state === 'missing' || found.state === 'deleted') return found;
  const cautions = [...new Set([...given.cautions, ...found.cautions])];
  const isWeak = found.state === 'exact' && (given.state === 'normalised' || given.state === 'moved');
  return { ...found, cautions, ...(isWeak && { state: given.state, changes: given.changes }) };
}

/** An answer that was carried in, each of its quotations located anew in the sources of its notebook. */
export const locateAnswer = (deps: Needs, notebook: OwnedNotebook, content: AnswerContent): Promise<AnswerContent> =>
  certifyWith(deps, notebook, content, locate);

const nowhere = {
  start: 0,
  end: 0,
  chunk_index: 0,
  chunk_lines_from: 0,
  chunk_lines_to: 0,
  page: null,
  time: null,
  since: null,
};

/** Citations that were carried in with their numbers, each located anew. Where there is nothing to look in, all are missing. */
export async function locateCitations(
  deps: Needs,
  notebook: OwnedNotebook,
  citations: readonly Citation[],
): Promise<Citation[]> {
  const { selected } = await openCited(deps, notebook, citations);
  const located = await citeEach(citations, (given) => locate(selected, given));
  return citations.map((given) => {
    const missing = { ...given, ...nowhere, source_title: '', state: 'missing' as const, changes: [], newer: null };
    return { ...(located.get(given) ?? missing), citation_id: given.citation_id };
  });
}
