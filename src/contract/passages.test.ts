import { expect, test } from 'vitest';
import type { Segment } from './answer.ts';
import { partsOf } from './passages.ts';
import type { Citation } from './span.ts';

const citation = (n: number, source: string): Citation => ({
  citation_id: n,
  source_id: source,
  source_title: `Fuente ${source}`,
  source_type: 'pdf',
  version: 1,
  start: n,
  end: n + 1,
  chunk_index: 0,
  chunk_lines_from: n,
  chunk_lines_to: n,
  excerpt: 'x',
  page: null,
  time: null,
  since: null,
  state: 'exact',
  changes: [],
  cautions: [],
  newer: null,
});
const citations = [citation(1, 'a'), citation(2, 'a'), citation(3, 'a'), citation(4, 'b')];
const head = (text: string): Segment => ({ kind: 'heading', text });
const say = (text: string, id?: number): Segment => ({ kind: 'prose', text, ...(id && { citation_id: id }) });
const quote = (id: number): Segment => ({ kind: 'quote', text: `palabras ${id}`, citation_id: id });
const told = (segments: Segment[]) =>
  partsOf({ segments, citations }).map((part) =>
    part.kind === 'passages'
      ? part.passages.map(({ division, quotes, note }) => [division, quotes.map((one) => one.citation_id), note])
      : part.kind === 'prose'
        ? part.segments.map(({ text }) => text).join('')
        : `# ${part.text}`,
  );

test('headings above a quotation name its passage, without the title of its source', () => {
  expect(
    told([head('Fuente a'), head('Cláusula cuarta'), quote(1), quote(2), head('Cláusula quinta'), quote(3)]),
  ).toEqual([
    [
      ['Cláusula cuarta', [1, 2], ''],
      ['Cláusula quinta', [3], ''],
    ],
  ]);
});

test('a quotation of another source is a passage of its own', () => {
  expect(told([head('Cláusula cuarta'), quote(1), quote(4)])).toEqual([
    [
      ['Cláusula cuarta', [1], ''],
      ['', [4], ''],
    ],
  ]);
});

test('what is said between quotations parts them, but for a remark on the passage itself', () => {
  const goesOn = 'El artículo 3º sigue: este es su comienzo.';
  expect(told([say('Sobre «a»:'), head('Artículo 3º'), quote(1), say(goesOn), head('Artículo 4º'), quote(2)])).toEqual([
    'Sobre «a»:',
    [
      ['Artículo 3º', [1], goesOn],
      ['Artículo 4º', [2], ''],
    ],
  ]);
  expect(told([quote(1), say('Sobre «b»:'), quote(2)])).toEqual([[['', [1], '']], 'Sobre «b»:', [['', [2], '']]]);
  expect(told([head('Artículo 3º'), quote(1), say('El artículo 3º decide.', 2)])).toEqual([
    [['Artículo 3º', [1], '']],
    'El artículo 3º decide.',
  ]);
});

test('a heading above no quotation stays a heading', () => {
  expect(told([head('Multas'), say('La multa es de '), say('5 UF.', 1), head('Plazo')])).toEqual([
    '# Multas',
    'La multa es de 5 UF.',
    '# Plazo',
  ]);
});
