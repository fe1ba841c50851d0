import type { NoteQuote } from '#contract/notes.ts';
import type { Citation } from '#contract/span.ts';

/** Words of a source that can be quoted elsewhere on the page, the title of the source and the lines that they stand on. */
export type Quotation = NoteQuote & { title: string; from: number; to: number };

/** What a quotation is called while it is dragged. */
const DRAGGED = 'application/x-fojas-quotation';

/** Words that are dragged from a source are a quotation, besides the text that they are for any other program. */
export const drag = (data: DataTransfer, quotation: Quotation): void =>
  data.setData(DRAGGED, JSON.stringify(quotation));

/** The quotation that is dropped; null where something else is. What another page made of it is looked for in the sources as any other. */
export function dropped(data: DataTransfer | null): Quotation | null {
  try {
    const found = JSON.parse(data?.getData(DRAGGED) || 'null') as Quotation | null;
    const { words, title } = found ?? {};
    return found && typeof words === 'string' && typeof title === 'string' ? found : null;
  } catch {
    return null;
  }
}

/** A citation as a quotation of its words. */
export const quotationOf = (citation: Citation): Quotation => ({
  source_id: citation.source_id,
  version: citation.version,
  start: citation.start,
  end: citation.end,
  words: citation.excerpt.replace(/\s+/g, ' ').trim(),
  title: citation.source_title,
  from: citation.chunk_lines_from,
  to: citation.chunk_lines_to,
});
