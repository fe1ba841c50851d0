import type { Segment } from '#contract/answer.ts';

/** Stand around words that no quotation carries, in the Markdown of prose; no text of an engine keeps them. */
const [OPEN, CLOSE] = ['\u2993', '\u2994'];
export const UNCOVERED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');
const MARKS = new RegExp(`[${OPEN}${CLOSE}]`, 'g');

/** A text without these marks, where nothing draws them. */
export const unmarkedUncovered = (text: string): string => text.replace(MARKS, '');

/** The words of a piece that are not covered, each by itself: a line end or a mark of bold words within would part them in Markdown. */
export const uncoveredWords = ({ text, uncovered = [] }: Pick<Segment, 'text' | 'uncovered'>): string[] =>
  uncovered.map(({ from, to }) => text.slice(from, to).replaceAll('*', '').replace(/\s+/g, ' ').trim()).filter(Boolean);

/** The text of a piece with marks around the words that are not covered. */
export function markUncovered({ text, uncovered = [] }: Pick<Segment, 'text' | 'uncovered'>): string {
  const clean = (part: string): string => part.replace(MARKS, ' ');
  let [out, at] = ['', 0];
  for (const { from, to } of [...uncovered].sort((a, b) => a.from - b.from)) {
    const words = text.slice(from, to);
    if (from < at || /[*\n]/.test(words)) continue;
    out += `${clean(text.slice(at, from))}${OPEN}${clean(words)}${CLOSE}`;
    at = to;
  }
  return out + clean(text.slice(at));
}
