import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import type { Note, Run } from './paper.ts';
import { flow, type Wording } from './wording.ts';

/** A footnote with the citation that it tells of. */
export type CitedNote = Note & { citation: Citation };

/** The footnotes of a document, numbered as the text first refers to them. Each answer counts its citations anew; the document does not. */
export class Notes {
  readonly made: CitedNote[] = [];
  private readonly numbers = new Map<Citation, number>();

  constructor(private readonly wording: Wording) {}

  /** The number of the footnote of a citation. */
  numberOf(citation: Citation): number {
    const known = this.numbers.get(citation);
    if (known !== undefined) return known;
    const number = this.made.length + 1;
    this.numbers.set(citation, number);
    this.made.push({ number, citation, runs: noteRuns(citation, this.wording) });
    return number;
  }
}

/** What was found of a citation, in words. */
function stateOf({ state, changes }: Citation, { t, list }: Wording): string {
  if (state === 'missing') return t.missing(t.notFound);
  if (state !== 'normalised' || changes.length === 0) return state === 'normalised' ? t.exact : t[state];
  return t.normalised + t.but(list(changes.map((change) => t.changes[change])));
}

function newerOf({ newer }: Citation, { t, lines }: Wording): string | null {
  if (!newer) return null;
  const { state, version, chunk_lines_from: from, chunk_lines_to: to } = newer;
  return state === 'moved' ? t.newer.moved(version, lines(from, to)) : t.newer[state](version);
}

/** Whether the words of a citation stand in a source that is there. */
export const isFound = ({ state }: Citation): boolean => state !== 'missing' && state !== 'deleted';

/** A footnote: the source's own words, where they stand, what was found of them, and what a careful reader should know. */
function noteRuns(citation: Citation, wording: Wording): Run[] {
  const { t, place } = wording;
  if (!isFound(citation)) return [{ text: stateOf(citation, wording) }];
  const said = [
    stateOf(citation, wording),
    ...citation.cautions.map((caution) => t.cautions[caution]),
    newerOf(citation, wording),
  ];
  return [
    { text: `${t.open}${flow(citation.excerpt)}${t.close} ` },
    { text: citation.source_title, italic: true },
    { text: `, ${place(citation)}. ` },
    { text: said.filter(Boolean).join(' ') },
  ];
}

/** The citations of a segment, in order, each once. */
export function citationsOf({ citation_id, citation_ids = [] }: Segment, { citations }: AnswerContent): Citation[] {
  const numbers = new Set([...(citation_id === undefined ? [] : [citation_id]), ...citation_ids]);
  return [...numbers].flatMap((number) => citations.find((one) => one.citation_id === number) ?? []);
}
