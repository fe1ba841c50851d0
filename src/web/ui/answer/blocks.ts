import type { Segment } from '#contract/answer.ts';
import { numbersOf } from '#contract/direct-line.ts';
import { markUncovered } from './uncovered.ts';

/** The marks by which Markdown makes words bold; not the stars of what was left out ("[**]"). */
const BOLD = /(?<![*[])\*\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*\*(?![*\]])/g;
/** A quotation without the marks by which its source is set. */
export const unmarked = (text: string): string => text.replace(BOLD, '$1');
/** … read on over the line ends of its page. */
export const flow = (text: string): string => unmarked(text.replace(/\s+/g, ' ')).trim();

/** Stands around a citation's number in the Markdown of prose; no text of an engine keeps it. */
const [OPEN, CLOSE] = ['\u2997', '\u2998'];
export const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** A line by itself that begins with a number is the name of a division ("6. Obligaciones") and no list of one. */
const NUMBERED = /^(\s*\d+(?:\.\d+)*)([.)])(?=[^\S\n]+[^\n]+\s*$)/;

/** The text with its citations' marks before the punctuation that ends it, as Spanish writes them. */
function marked(segment: Segment): string {
  const text = markUncovered(segment).replaceAll(OPEN!, '').replaceAll(CLOSE!, '');
  const numbers = numbersOf(segment);
  if (numbers.length === 0) return text.replace(NUMBERED, '$1\\$2');
  const marks = numbers.map((n) => `\u00a0${OPEN}${n}${CLOSE}`).join('');
  return text.replace(/([.,;:]?)(\s*)$/, (_whole, point: string, space: string) => `${marks}${point}${space}`);
}

/** Prose that follows on as one text in Markdown, with a mark where each citation stands. */
export const markdownOf = (segments: readonly Segment[]): string => segments.map(marked).join('');
