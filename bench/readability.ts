import path from 'node:path';
import { Parser } from 'htmlparser2';
import { Unreadable } from '#extract/extracted.ts';
import { readHtml } from '#extract/html/html.ts';
import { filesBelow, mean, percentile, present, readBytes, readText } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { onBothSides } from './split.ts';

const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** The words of a page of HTML, by no part of our own reader: an element that is not in a line parts words. */
function wordsOf(html: string): string[] {
  let text = '';
  const apart = (name: string): void => {
    if (!INLINE.has(name)) text += ' ';
  };
  const parser = new Parser({ onopentagname: apart, onclosetag: apart, ontext: (data) => void (text += data) });
  parser.end(html);
  return words(text);
}
const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The harmonic mean of precision and recall over words, each as often as it stands, in per cent. */
function f1(expected: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of read) {
    const have = left.get(word) ?? 0;
    if (have > 0) common++;
    left.set(word, have - 1);
  }
  return expected.length + read.length === 0 ? 100 : (200 * common) / (expected.length + read.length);
}

/** The numbers and marks of lists are ours: the page's own text does not hold them. */
const withoutMarks = (text: string): string => text.replace(/^ *(?:\d+\.|-) /gm, '');

const nameOf = (file: string): string => path.basename(path.dirname(file));
/** The word F1 below which a page is named. */
const POOR = 99;
async function articles(report: (figure: Figure) => void, pages: readonly string[]): Promise<void> {
  const scores: { page: string; score: number }[] = [];
  const from = performance.now();
  for (const file of pages) {
    const page = nameOf(file);
    const expected = wordsOf(readText(path.join(path.dirname(file), 'expected.html')));
    const text = await readHtml(readBytes(file), 'utf-8').then(
      (read) => read.text,
      (error: unknown) => {
        if (!(error instanceof Unreadable)) throw error;
        return '';
      },
    );
    scores.push({ page, score: f1(expected, words(withoutMarks(text))) });
  }
  const seconds = (performance.now() - from) / 1000;
  const values = scores.map(({ score }) => score);
  const rounded = (value: number): number => Number(value.toFixed(2));
  report({
    name: 'word F1, mean of pages',
    value: rounded(mean(values)),
    unit: '%',
    of: pages.length,
    bar: { min: 99 },
  });
  report({ name: 'word F1, median', value: rounded(percentile(values, 0.5)), unit: '%' });
  report({ name: 'pages read', value: rounded(pages.length / seconds), unit: 'a second' });
  for (const { page, score } of scores.filter(({ score }) => score < POOR))
    report({ name: `  ${page}`, value: rounded(score), unit: '%' });
}

export const bench: Bench = {
  name: 'readability',
  about:
    "the article of a page, against the expectations of Readability's own tests (rules made before the split saw both sides)",
  run: async (report) => {
    if (!present('readability')) return;
    const pages = filesBelow('readability', 'pages').filter((file) => file.endsWith('source.html'));
    await onBothSides(report, pages, nameOf, articles);
  },
};
