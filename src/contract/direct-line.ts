import type { Segment } from './answer.ts';

/** The numbers of a segment, in order, each once. */
export const numbersOf = ({ citation_id, citation_ids = [] }: Segment): number[] => [
  ...new Set([...(citation_id === undefined ? [] : [citation_id]), ...citation_ids]),
];

/** A piece of the line that answers: words, the numbers that they rest on, and the signs that stay with these. */
export type LinePiece = { text: string; numbers: number[]; stop: string };

/** Between these no space is wanted: after an opening sign or a space, before a space or a sign that ends. */
const [ENDS_OPEN, BEGINS_CLOSED] = [/[\s(¿¡«“‘]$/, /^[\s.,;:)?!»”’]/];

/** Segments as one line: a space where two words would meet, and the signs that follow a number kept beside it. */
export function lineOf(segments: readonly Segment[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    let text = segment.text.replace(/\s+/g, ' ');
    if (last && last.numbers.length > 0) {
      last.stop = /^[.,;:)?!»”’]+/.exec(text)?.[0] ?? '';
      text = text.slice(last.stop.length);
    }
    if (last && text && !ENDS_OPEN.test(last.stop || last.text) && !BEGINS_CLOSED.test(text)) text = ` ${text}`;
    const numbers = numbersOf(segment);
    if (text || numbers.length > 0) pieces.push({ text, numbers, stop: '' });
  }
  return pieces;
}
