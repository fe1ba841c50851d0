import type { PageLine } from './page-order.ts';

/** Numbers that a page must have in its margin, one under the other from 1 on, and pages of a document that must have them. */
const LEAST = { numbers: 18, pages: 3, share: 0.5 } as const;
/** The share of pages that count equally far, and the share of lines that begin amid a sentence: a register of days or hours has neither. */
const ALIKE = 0.8;
const PROSE = 0.25;
/** How many numbers may be missing in a row: they stand beside lines that the reader could not part from them. */
const SKIPPED = 3;

const SIDES = [/^(\d{1,2})(?:\s+|$)/, /(?:^|\s+)(\d{1,2})$/] as const;
type Side = (typeof SIDES)[number];
/** The lines of a page, by their places, that bear a number of the margin on this side. */
type Numbered = { side: Side; lines: ReadonlySet<number>; last: number; prose: number };

function numbersOf(lines: readonly PageLine[], side: Side): Numbered {
  const found = new Set<number>();
  let [last, prose] = [0, 0];
  lines.forEach(({ text }, i) => {
    const number = Number(side.exec(text)?.[1] ?? 0);
    if (number <= last || number > last + SKIPPED || (last === 0 && number > 1)) return;
    found.add(i);
    last = number;
    if (/^\p{Ll}/u.test(text.replace(side, ''))) prose++;
  });
  return { side, lines: found, last, prose };
}

/** The most frequent of some numbers, as a share of all. */
function mostAlike(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, numbers.length);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Pages without the numbers that pleading paper has beside its lines: they would stand amid sentences and hyphens. A table that counts its rows is
 * safe: it does not count equally far from 1 on most pages, beside lines that are parts of sentences.
 */
export function withoutMarginNumbers(pages: PageLine[][]): PageLine[][] {
  const numbered = pages.map((lines) =>
    SIDES.map((side) => numbersOf(lines, side)).reduce((a, b) => (b.lines.size > a.lines.size ? b : a)),
  );
  const those = numbered.filter(({ lines }) => lines.size >= LEAST.numbers);
  const least = Math.max(LEAST.pages, pages.filter((lines) => lines.length > 0).length * LEAST.share);
  if (those.length < least || mostAlike(those.map(({ last }) => last)) < ALIKE) return pages;
  if (sum(those.map(({ prose }) => prose)) < PROSE * sum(those.map(({ lines }) => lines.size))) return pages;
  return pages.map((lines, at) => {
    const { side, lines: bearing } = numbered[at]!;
    if (!those.includes(numbered[at]!)) return lines;
    return lines
      .map((line, i) => (bearing.has(i) ? { ...line, text: line.text.replace(side, '') } : line))
      .filter(({ text }) => text !== '');
  });
}
