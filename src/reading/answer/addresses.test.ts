import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, asSource, source, textOf } from '#test/texts.ts';
import { lineStarts, linesOf, rangeOfLines, type Range } from '../lines.ts';
import { search } from '../search/search.ts';
import { passageAt } from '../segment.ts';
import { lookUp } from './look-up.ts';
import type { Read } from './rank.ts';
import { reply } from './reply.ts';

const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
const QUESTIONS = {
  en: [
    'What is the governing law?',
    'How long do confidentiality obligations last?',
    'What does Section 7 say?',
    'What is a Product?',
    'termination',
  ],
  es: [
    '¿En qué plazo prescriben las acciones?',
    '¿Qué es competencia desleal?',
    '¿Qué dice el artículo 5º?',
    'culpa del deudor',
    '¿Cuál es la multa?',
  ],
};

/** What a document goes through before it reaches us. */
const WAYS: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with a form feed between its pages': (text) => text.replaceAll('\n\n', '\f'),
  'with decomposed accents': (text) => text.normalize('NFD'),
  'with an emoji after every word': (text) => text.replace(/(?<=\p{L}) /gu, ' 👩‍⚖️ '),
  'as one line': (text) => text.replace(/\s+/g, ' '),
  'a word a line': (text) => text.replace(/ /g, '\n'),
  'without a stop': (text) => text.replace(/[.;:?!\n]/g, ' '),
  'in capitals': (text) => text.toUpperCase(),
  'with a byte order mark and NULs': (text) => `\ufeff${text.replaceAll('a', 'a\u0000')}`,
};

/** A citation lies in its text, whole characters and no blanks at its ends, and its lines hold it. */
function expectAddress({ text }: Read, { start, end }: Range): void {
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeGreaterThan(start);
  expect(end).toBeLessThanOrEqual(text.length);
  const cited = text.slice(start, end);
  expect(cited).toBe(cited.trim());
  expect(cited).not.toMatch(/\p{Cs}/u);
  const starts = lineStarts(text);
  const { from, to } = linesOf(starts, { start, end });
  const lines = text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
  const range = rangeOfLines(starts, text, from, to);
  expect(text.slice(range.start, range.end)).toBe(lines);
  expect(lines.slice(start - range.start, end - range.start)).toBe(cited);
  // No line at either end is there for nothing.
  expect(lines.indexOf('\n') < 0 || start - range.start <= lines.indexOf('\n')).toBe(true);
  expect(end - range.start).toBeGreaterThan(lines.lastIndexOf('\n'));
}

/** Every place that a search and an answer give. */
function expectAddresses(sources: readonly Read[], question: string): number {
  const { hits } = search(sources, question, 8);
  for (const hit of hits) {
    const one = sources[hit.source]!;
    const { index } = one;
    const passage = { start: index.start[hit.passage]!, end: index.end[hit.passage]! };
    expectAddress(one, passage);
    if (hit.bestSentence < 0) continue;
    const best = { start: index.sentenceStart[hit.bestSentence]!, end: index.sentenceEnd[hit.bestSentence]! };
    expectAddress(one, best);
    expect(best.start).toBeGreaterThanOrEqual(passage.start);
    expect(best.end).toBeLessThanOrEqual(passage.end);
  }
  const found = reply(sources, question);
  const cited = found.kind === 'answer' ? found.groups.flatMap(({ quotes }) => quotes) : found.nearest;
  for (const quote of [...cited, ...(lookUp(sources, question, 20)?.found ?? [])]) {
    const one = sources[quote.source]!;
    expectAddress(one, quote);
    const chunk = passageAt(one.index, quote.start);
    expect(one.index.start[chunk]).toBeLessThanOrEqual(quote.start);
    expect(one.index.end[chunk]).toBeGreaterThan(quote.start);
  }
  return hits.length;
}

describe.each(Object.entries(WAYS))('every place that is cited lies in the text: %s', (_, change) => {
  test.each(names)('%s', (name) => {
    const one = asSource(change(textOf(name)), DOCUMENTS[name]);
    const found = QUESTIONS[one.index.language].map((question) => expectAddresses([one], question));
    expect(Math.max(...found)).toBeGreaterThan(0);
  });
});

test('also among several sources, of both languages', () => {
  const sources = names.map((name) => source(name));
  for (const question of [...QUESTIONS.en, ...QUESTIONS.es]) expectAddresses(sources, question);
});

test('also in a line as long as a book', () => {
  const one = asSource(
    `${'La multa será de mil unidades. '.repeat(4000)}\n${'x'.repeat(50_000)} multa ${'👩'.repeat(20_000)}`,
  );
  expect(expectAddresses([one], '¿Cuál es la multa?')).toBeGreaterThan(0);
});

test.each(['', '\n\f\n', ' ', '👩‍⚖️', '¿?'])('and there is none in "%s"', (text) => {
  expect(expectAddresses([asSource(text)], '¿Cuál es la multa?')).toBe(0);
});

test('any text, any question', () => {
  const unit = fc.constantFrom(
    'multa',
    'Plazo',
    'artículo 5',
    ' ',
    ' ',
    '. ',
    '\n',
    '\r\n',
    '\f',
    'a\u0301',
    '👩‍⚖️',
    '\u00a0',
    '# ',
    'Artículo 5º.- ',
    '1.545',
    '"',
    '- ',
  );
  const some = fc.string({ unit, maxLength: 60 });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 3 }), fc.string({ unit, maxLength: 6 }), (texts, question) => {
      expectAddresses(
        texts.map((text) => asSource(text, 'Título de la fuente')),
        question,
      );
    }),
    { numRuns: 300, seed: 7 },
  );
});
