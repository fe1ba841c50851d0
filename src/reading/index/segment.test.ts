import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from '#test/texts.ts';
import { cutUnits } from '../units/cut.ts';
import { passagesOf } from './passages.ts';
import { locate } from './locate.ts';
import { buildSegment, bytesOf, passageAt, type Segment } from './segment.ts';
import { eachWord, stem } from '../words.ts';

const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
const decoder = new TextDecoder();
const table = (bytes: Uint8Array, at: Uint32Array): string[] =>
  Array.from({ length: at.length - 1 }, (_, i) => decoder.decode(bytes.subarray(at[i], at[i + 1])));
const find = (segment: Segment, word: string) =>
  locate(segment, { word, stems: { es: stem(word, 'es'), en: stem(word, 'en') } });

describe.each(names)('the segment of %s', (name) => {
  const text = textOf(name);
  const segment = buildSegment({ text });
  const spans = passagesOf(text, cutUnits(text)).passages;

  test('holds the passages and sentences of the text', () => {
    expect(segment.passages).toBe(spans.length);
    expect([...segment.start]).toEqual(spans.map(({ start }) => start));
    expect([...segment.end]).toEqual(spans.map(({ end }) => end));
    const all = spans.flatMap((span) => span.sentences);
    expect([...segment.sentenceStart]).toEqual(all.map(({ start }) => start));
    expect([...segment.sentenceEnd]).toEqual(all.map(({ end }) => end));
  });

  test('has the words of each sentence, in order', () => {
    const words = table(segment.wordBytes, segment.wordAt);
    for (let s = 0; s < segment.sentenceStart.length; s++) {
      const [from, to] = [segment.sentenceToken[s]!, segment.sentenceToken[s + 1]!];
      const expected: string[] = [];
      eachWord(text, segment.sentenceStart[s]!, segment.sentenceEnd[s]!, segment.language, (word) =>
        expected.push(word),
      );
      expect(Array.from(segment.stream.subarray(from, to), (id) => words[id])).toEqual(expected);
    }
    expect(segment.tokens).toBe(segment.stream.length);
  });

  test('every word is found at its stem, with the passages that hold it', () => {
    const words = table(segment.wordBytes, segment.wordAt);
    for (const [id, word] of words.entries()) {
      const place = find(segment, word);
      if (!place) continue; // The stem of a folded word may differ from that of the accented one.
      expect(place.spans.every(({ from, to }) => from < to)).toBe(true);
      const postings = segment.doc.subarray(segment.wordPost[id], segment.wordPost[id + 1]);
      expect([...postings]).toEqual([...new Set(postings)].sort((a, b) => a - b));
      expect(postings.length).toBeGreaterThan(0);
    }
  });

  test('counts how often a word stands in a passage', () => {
    const words = table(segment.wordBytes, segment.wordAt);
    for (let p = 0; p < segment.passages; p++) {
      const counts = new Map<number, number>();
      const from = segment.sentenceToken[segment.sentenceOf[p]!]!;
      const to = segment.sentenceToken[segment.sentenceOf[p + 1]!]!;
      for (const id of segment.stream.subarray(from, to)) counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const [id, count] of counts) {
        const post = segment.doc.subarray(segment.wordPost[id], segment.wordPost[id + 1]).indexOf(p);
        expect(segment.tf[segment.wordPost[id]! + post]! & 63, words[id]).toBe(Math.min(63, count));
      }
    }
  });

  test('tells the passage of an offset', () => {
    for (let p = 0; p < segment.passages; p++) {
      const first = passageAt(segment, segment.start[p]!);
      expect(segment.end[first]!).toBeGreaterThan(segment.start[p]!);
      expect(first === 0 || segment.end[first - 1]! <= segment.start[p]!).toBe(true);
    }
    expect(passageAt(segment, text.length + 1000)).toBe(segment.passages - 1);
  });

  test('takes little more than its text', () => {
    expect(bytesOf(segment)).toBeLessThan(3 * 2 * text.length);
  });
});

describe('a segment', () => {
  test('tells the language of its text, unless it is given', () => {
    expect(buildSegment({ text: textOf('competition') }).language).toBe('es');
    expect(buildSegment({ text: textOf('agreement') }).language).toBe('en');
    expect(buildSegment({ text: textOf('agreement'), language: 'es' }).language).toBe('es');
  });

  test.each(['', '\n', '…'])('of a text without words is empty and can be asked', (text) => {
    const segment = buildSegment({ text });
    expect(segment.tokens).toBe(0);
    expect(find(segment, 'plazo')).toBeNull();
    expect(passageAt(segment, 0)).toBe(0);
  });

  test('finds words of every script, however they are sorted', () => {
    const words = ['ano', '契約', 'договор', 'ｆｉｒｍａ', 'ｆ𠀀', 'ｆｆ', '𝐀nexo', '𠀀', '𠀀ｆ'];
    const segment = buildSegment({ text: `${words.join(' y ')}.`, language: 'es' });
    for (const word of words) expect(find(segment, word)?.exact ?? -1, word).toBeGreaterThanOrEqual(0);
  });

  test('the names above a division are looked up with it, and its first words as its head', () => {
    const text = textOf('competition');
    const segment = buildSegment({ text });
    const { passages } = passagesOf(text, cutUnits(text));
    const passage = passages.findIndex(({ path }) => path.includes('CAPITULO III'));
    expect(passage).toBeGreaterThan(0);
    const fieldsOf = (word: string, at: number): number => {
      const { exact } = find(segment, word)!;
      const [from, to] = [segment.wordPost[exact]!, segment.wordPost[exact + 1]!];
      return segment.fields[from + segment.doc.subarray(from, to).indexOf(at)]!;
    };
    expect(fieldsOf('capitulo', passage) >> 4).toBe(1);
    expect(fieldsOf('articulo', passage) & 15).toBeGreaterThan(0);
  });
});

test('the letters of a long article are scored apart, each under the name of its article', () => {
  const item = (letter: string): string =>
    `${letter}) La renta exenta ${letter}: ${'se agrega la oración que sigue a la anterior. '.repeat(40)}`;
  const text = `Artículo 1º.- No constituyen renta:\n${[...'abcdefgh'].map(item).join('\n')}\nArtículo 2º.- Esta ley rige desde su publicación.`;
  const { entries, passages } = passagesOf(text, cutUnits(text));
  const units = cutUnits(text).units;
  const articles = entries.map(({ unit }) => units[unit]!.label);
  expect(new Set(articles)).toEqual(new Set(['Artículo 1º', 'Artículo 2º']));
  expect(articles.filter((label) => label === 'Artículo 1º').length).toBeGreaterThan(1);
  for (const { start, end } of passages) expect(end - start).toBeLessThanOrEqual(1600);
});
