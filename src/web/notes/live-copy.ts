import type { AnswerContent } from '#contract/answer.ts';
import { quoteAddress } from '#contract/notes.ts';
import type { Citation } from '#contract/span.ts';
import { quotationOf } from '#web/ui/quotation.ts';

const inLink = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');
const inTitle = (text: string): string => text.replace(/["\\]/g, '\\$&');

/** An answer as text with numbers (`withCitations`) as Markdown of a note: its numbers lead to the words that they cite, and the list of them goes. */
export function liveCopy(text: string, { citations }: AnswerContent, labelOf: (citation: Citation) => string): string {
  const byNumber = new Map(citations.map((citation) => [citation.citation_id, citation]));
  return text
    .split('\n')
    .filter((line) => !/^\[\d+\] /.test(line))
    .join('\n')
    .replace(/ \[(\d+)\]/g, (whole, n: string) => {
      const citation = byNumber.get(Number(n));
      if (!citation) return whole;
      const quotation = quotationOf(citation);
      return ` [${inLink(labelOf(citation))}](${quoteAddress(quotation)} "${inTitle(quotation.words)}")`;
    })
    .trim();
}
