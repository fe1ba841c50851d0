import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import type { Note, Run } from './paper.ts';
import { flow, type Wording } from './wording.ts';

/** A footnote with the citation that it tells of. */
export type CitedNote = Note & { citation: Citation };

/** The footnotes of a document, numbered as the text first refers to them. Each answer counts its citations anew; the document does not. */
export class Notes {
  private readonly made: Citation[] = [];
  private readonly numbers = new Map<Citation, number>();
  /** Whose words the text itself shows, so that their notes need not; and where the same words stood first. */
  private readonly shown = new Set<Citation>();
  private readonly quoted = new Map<string, Citation>();

  /** `repeats`: notes hold the words of the source, also where the text shows them. */
  constructor(
    private readonly wording: Wording,
    private readonly repeats: boolean,
  ) {}

  /** The number of the footnote of a citation. */
  numberOf(citation: Citation): number {
    const known = this.numbers.get(citation);
    if (known !== undefined) return known;
    const number = this.made.push(citation);
    this.numbers.set(citation, number);
    return number;
  }

  /** Says that the text shows the words of a citation, where it does. */
  show(citation: Citation, text: string): void {
    if (isFound(citation) && bare(text).includes(bare(citation.excerpt))) this.shown.add(citation);
  }

  /** The citation whose quotation has the same words of the same source, where one stood before this one. */
  before(citation: Citation): Citation | null {
    const words = `${citation.source_id} ${bare(citation.excerpt).replace(/[\s.,;:]+$/, '')}`;
    const first = this.quoted.get(words);
    if (!first) this.quoted.set(words, citation);
    return first ?? null;
  }

  /** All of them; call it when the text is set. Unless they are to, notes repeat no words that the text shows. */
  all(): CitedNote[] {
    return this.made.map((citation, at) => ({
      number: at + 1,
      citation,
      runs: noteRuns(citation, this.wording, !this.repeats && this.shown.has(citation)),
    }));
  }
}

/** Words without quotation marks, on one line. */
export const bare = (text: string): string => flow(text.replace(/[«»“”"]/g, ''));

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

/** A footnote: the source's own words unless the text shows them, where they stand, what was found of them, and what a careful reader should know. */
function noteRuns(citation: Citation, wording: Wording, isShown: boolean): Run[] {
  const { t, place } = wording;
  if (!isFound(citation)) return [{ text: stateOf(citation, wording) }];
  const said = [
    stateOf(citation, wording),
    ...citation.cautions.map((caution) => t.cautions[caution]),
    newerOf(citation, wording),
  ];
  return [
    ...(isShown ? [] : [{ text: `${t.open}${flow(citation.excerpt)}${t.close} ` }]),
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
