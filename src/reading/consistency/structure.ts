import type { Emit } from '../grammar/emit.ts';
import { headings, type Heading } from '../headings.ts';
import type { Range } from '../lines.ts';
import { CONNECTIVE, EMPTY_HEADING } from './rules.ts';

const CONNECTIVES =
  /^(?:sin embargo|no obstante|por lo tanto|por tanto|en consecuencia|asimismo|adem[áa]s|por otra parte|however|therefore|moreover|accordingly|furthermore)(?=[\s,])/i;

/** Headings with nothing below them, and a document that opens with a word that refers back. */
export function structure(text: string, emit: Emit): void {
  const found = headings(text).filter(({ label }) => !/derogad|suprimid|reserved|intentionally/i.test(label));
  found.forEach((heading, i) => {
    const next = found[i + 1];
    if (next && isEmpty(text, heading, next)) {
      const end = text.indexOf('\n', heading.start);
      emit(EMPTY_HEADING, heading.start, end < 0 ? text.length : end, null, [heading.label]);
    }
  });
  const opening = CONNECTIVES.exec(text.slice(0, 40));
  if (opening) emit(CONNECTIVE, 0, opening[0].length, null, [opening[0]]);
}

/** Only a line of a heading alone, then one of the same depth. Titles of several lines stand close together. */
function isEmpty(text: string, heading: Heading, next: Heading): boolean {
  const [kind, other] = [heading, next].map(({ label }) => /^\p{L}{4,}/u.exec(label)?.[0]?.toLowerCase());
  if (next.level !== heading.level || heading.level < 3 || !kind || kind !== other) return false;
  const line = text.slice(heading.start, next.start);
  return (
    line.trim().length <= heading.label.length + 3 && /\n\s*\n/.test(line) && !/[.:;]\s*[-–]?\s*\p{L}{4,}/u.test(line)
  );
}

/** Paragraphs: what stands between empty lines, or lines of their own where a text has none. */
export function paragraphsOf(text: string): Range[] {
  const spaced = text.includes('\n\n');
  const found: Range[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(spaced ? /\n\s*\n/g : /\n/g)) {
    if (index > start) found.push({ start, end: index });
    start = index + gap.length;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}
