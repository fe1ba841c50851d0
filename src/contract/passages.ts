import type { AnswerContent, Segment } from './answer.ts';

/** Quotations that stand together: what the division that they lie under is called, "" where it has no name, and what is said of them below. */
export type Passage = { division: string; quotes: Segment[]; note: string };
/** A part of an answer: passages that follow each other, best first; what the engine says; or a title of something that is not quoted. */
export type Part =
  | { kind: 'passages'; passages: Passage[] }
  | { kind: 'prose'; segments: Segment[] }
  | { kind: 'heading'; text: string };

const isCited = ({ citation_id, citation_ids = [] }: Segment): boolean =>
  citation_id !== undefined || citation_ids.length > 0;
/** Words of a quotation by which a remark names it, where its division has no name. */
const NAMED_BY = 12;
/** Whether prose only says something of the passage above it, such as that it goes on: it names its division. */
function isNoteOf({ division, quotes, note }: Passage, segment: Segment): boolean {
  const name = division.split(' · ')[0]! || quotes[0]!.text.slice(0, NAMED_BY);
  return note === '' && !isCited(segment) && name !== '' && segment.text.toLowerCase().includes(name.toLowerCase());
}

/**
 * The parts of an answer, in order. Headings right above a quotation name the passage that it begins: the title of its source is left out, since the citation has
 * it. A quotation without one goes on with the passage before it, unless it is of another source.
 */
export function partsOf({ segments, citations }: Pick<AnswerContent, 'segments' | 'citations'>): Part[] {
  const sourceOf = new Map(citations.map((one) => [one.citation_id, one]));
  const parts: Part[] = [];
  let headings: string[] = [];
  const flush = (): void => {
    parts.push(...headings.filter(Boolean).map((text): Part => ({ kind: 'heading', text })));
    headings = [];
  };
  for (const segment of segments) {
    const last = parts.at(-1);
    if (segment.kind === 'heading') headings.push(segment.text);
    else if (segment.kind === 'quote') {
      const source = sourceOf.get(segment.citation_id ?? 0);
      const before = last?.kind === 'passages' ? last.passages.at(-1)! : null;
      const sameSource = sourceOf.get(before?.quotes[0]?.citation_id ?? 0)?.source_id === source?.source_id;
      if (before && headings.length === 0 && before.note === '' && sameSource) before.quotes.push(segment);
      else {
        const division = headings.filter((text) => text && text !== source?.source_title).join(' · ');
        const passage = { division, quotes: [segment], note: '' };
        if (last?.kind === 'passages') last.passages.push(passage);
        else parts.push({ kind: 'passages', passages: [passage] });
      }
      headings = [];
    } else {
      flush();
      const before = last?.kind === 'passages' ? last.passages.at(-1)! : null;
      if (before && isNoteOf(before, segment)) before.note = segment.text.trim();
      else if (last === parts.at(-1) && last?.kind === 'prose') last.segments.push(segment);
      else parts.push({ kind: 'prose', segments: [segment] });
    }
  }
  flush();
  return parts;
}
