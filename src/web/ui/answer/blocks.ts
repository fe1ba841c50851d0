import type { Segment } from '#contract/answer.ts';

/** The marks by which Markdown makes words bold; not the stars of what was left out ("[**]"). */
const BOLD = /(?<![*[])\*\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*\*(?![*\]])/g;
/** A quotation without the marks by which its source is set. */
export const unmarked = (text: string): string => text.replace(BOLD, '$1');
/** … read on over the line ends of its page. */
export const flow = (text: string): string => unmarked(text.replace(/\s+/g, ' ')).trim();

/** Stands around a citation's number in the Markdown of prose; no text of an engine keeps it. */
const [OPEN, CLOSE] = ['\u2997', '\u2998'];
export const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** The numbers of a segment, in order, each once. */
export const numbersOf = ({ citation_id, citation_ids = [] }: Segment): number[] => [
  ...new Set([...(citation_id === undefined ? [] : [citation_id]), ...citation_ids]),
];

/** A line by itself that begins with a number is the name of a division ("6. Obligaciones") and no list of one. */
const NUMBERED = /^(\s*\d+(?:\.\d+)*)([.)])(?=[^\S\n]+[^\n]+\s*$)/;

/** The text with its citations' marks before the punctuation that ends it, as Spanish writes them. */
function marked(segment: Segment): string {
  const text = segment.text.replaceAll(OPEN!, '').replaceAll(CLOSE!, '');
  const numbers = numbersOf(segment);
  if (numbers.length === 0) return text.replace(NUMBERED, '$1\\$2');
  const marks = numbers.map((n) => `\u00a0${OPEN}${n}${CLOSE}`).join('');
  return text.replace(/([.,;:]?)(\s*)$/, (_whole, point: string, space: string) => `${marks}${point}${space}`);
}

/** Prose that follows on as one text in Markdown, with a mark where each citation stands. */
export const markdownOf = (segments: readonly Segment[]): string => segments.map(marked).join('');

/** A piece of a line: words, the numbers that they rest on, and the punctuation that stays with these. */
export type LinePiece = { text: string; numbers: number[]; stop: string };

/** Between these no space is wanted: after an opening sign or a space, before a space or a sign that ends. */
const [ENDS_OPEN, BEGINS_CLOSED] = [/[\s(¿¡«“‘]$/, /^[\s.,;:)?!»”’]/];
/** Segments as one line: a space where two words would meet, and the signs that follow a number kept beside it. */
export function lineOf(segments: readonly Segment[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    let text = unmarked(segment.text.replace(/\s+/g, ' '));
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
