import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { isOpenable } from './citing.ts';
import { flow, numbersOf } from './blocks.ts';

/** The answer in plain words, without Markdown's marks. */
export const plainOf = ({ segments }: Pick<AnswerContent, 'segments'>): string =>
  segments
    .map(({ text }) => text.replace(/\*\*|__|^#+\s/gm, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * An answer as text to paste: its paragraphs with numbers, then the list of what they cite. Citations that were found nowhere are left out,
 * and the quotations that are them.
 */
export function withCitations({ segments, citations }: AnswerContent, placeOf: (citation: Citation) => string): string {
  const found = new Map(citations.filter(isOpenable).map((citation) => [citation.citation_id, citation]));
  const used = new Set<number>();
  const lines: string[] = [];
  for (const segment of segments) {
    const numbers = numbersOf(segment).filter((n) => found.has(n));
    if (segment.kind === 'quote' && numbers.length === 0) continue;
    for (const n of numbers) used.add(n);
    const text = segment.text.replaceAll('**', '').trim();
    const said = segment.kind === 'quote' ? `«${flow(text)}»` : text;
    lines.push([said, ...numbers.map((n) => `[${n}]`)].join(' '));
  }
  const list = [...used]
    .sort((a, b) => a - b)
    .map((n) => `[${n}] ${found.get(n)!.source_title}, ${placeOf(found.get(n)!)}`);
  return [...lines, ...(list.length > 0 ? ['', ...list] : [])].join('\n');
}
