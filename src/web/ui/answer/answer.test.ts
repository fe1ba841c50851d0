import { expect, test } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import type { Card } from '#contract/card.ts';
import { plainOf, withCitations, withCitationsHtml } from './as-text.ts';
import { lineOf } from '#contract/direct-line.ts';
import { flow, MARK, markdownOf } from './blocks.ts';
import { cardsText } from './cards/text.ts';

const citation = (n: number, state: Citation['state'] = 'exact'): Citation => ({
  citation_id: n,
  source_id: '00000000-0000-4000-8000-000000000000',
  source_title: `Fuente ${n}`,
  source_type: 'pdf',
  version: 1,
  start: 0,
  end: 9,
  chunk_index: 0,
  chunk_lines_from: n,
  chunk_lines_to: n,
  excerpt: 'La renta',
  page: null,
  time: null,
  since: null,
  newer: null,
  state,
  changes: [],
  cautions: [],
});
const cellOf = (citation_id: number) => ({ state: 'stated' as const, text: 'La renta', citation_id });
const answer: AnswerContent = {
  understood: null,
  direct: [],
  cards: [],
  segments: [
    { text: 'Así lo dice **la ley**.', kind: 'prose', citation_ids: [1, 2] },
    { text: ' Y sigue', kind: 'prose' },
    { text: 'Contrato', kind: 'heading' },
    { text: 'La renta', kind: 'quote', citation_id: 1 },
    { text: 'Inventada', kind: 'quote', citation_id: 3 },
  ],
  citations: [citation(1), citation(2), citation(3, 'missing')],
  no_answer: null,
  follow_ups: [],
  withdrawn: [],
  evidence: { found: 2, total: 3 },
};

const ES = cardsText.es;

test('prose that follows on is one text, with its chips before the stop', () => {
  expect(markdownOf(answer.segments.slice(0, 2)).replace(MARK, '[$1]')).toBe(
    'Así lo dice **la ley**\u00a0[1]\u00a0[2]. Y sigue',
  );
});

test('no text of an engine can make a chip', () => {
  expect(markdownOf([{ text: 'Mira \u29979\u2998 aquí', kind: 'prose' }])).toBe('Mira 9 aquí');
});

test('the line that answers keeps its spaces, and each number with the sign behind it', () => {
  const line = lineOf([
    { text: 'Sí, con', kind: 'prose' },
    { text: 'seis rentas', kind: 'quote', citation_id: 1 },
    { text: ': ', kind: 'prose' },
    { text: '2.472 UF', kind: 'quote', citation_id: 2 },
    { text: '.', kind: 'prose' },
  ]);
  expect(line.map(({ text, numbers, stop }) => text + numbers.map((n) => `[${n}]`).join('') + stop).join('')).toBe(
    'Sí, con seis rentas[1]: 2.472 UF[2].',
  );
});

test('what was found nowhere stays out of what is copied', () => {
  const text = withCitations(answer, ({ chunk_lines_from }) => `línea ${chunk_lines_from}`, ES);
  expect(text).toBe(
    [
      'Así lo dice la ley. [1] [2]',
      'Y sigue',
      'Contrato',
      '«La renta» [1]',
      '',
      '[1] Fuente 1, línea 1',
      '[2] Fuente 2, línea 2: «La renta»',
    ].join('\n'),
  );
});

test('what is copied for a word processor holds no markup of the answer but its bold', () => {
  const place = () => 'línea 1';
  expect(withCitationsHtml(answer, place, ES)).toBe(
    '<p>Así lo dice <b>la ley</b>.<sup>[1]</sup><sup>[2]</sup></p><p>Y sigue</p><h3>Contrato</h3>' +
      '<blockquote>«La renta»<sup>[1]</sup></blockquote><hr><p>[1] Fuente 1, línea 1</p><p>[2] Fuente 2, línea 1: «La renta»</p>',
  );
  const hostile = { ...answer, segments: [{ text: '<img src=x onerror="x()"> & **a**', kind: 'prose' as const }] };
  expect(withCitationsHtml(hostile, place, ES)).toBe('<p>&lt;img src=x onerror=&quot;x()&quot;&gt; &amp; <b>a</b></p>');
});

test('plain words are without marks of Markdown', () => {
  expect(plainOf({ segments: [{ text: '## Plazo\n**doce** meses', kind: 'prose' }] })).toBe('Plazo doce meses');
});

test('a quotation is shown without the marks of bold words, and with the stars of what was left out', () => {
  expect(flow('entre **Puerto Norte S.A.** y\n**Faro SpA**')).toBe('entre Puerto Norte S.A. y Faro SpA');
  for (const text of ['a fee of [**] and [***] percent', '2 ** 3 ** 4', '** nota', 'firma: ____'])
    expect(flow(text)).toBe(text);
});

test('the name of a division is no list, and a list stays one', () => {
  const drawn = (text: string) => markdownOf([{ text, kind: 'prose' }]);
  expect(drawn('6. Obligaciones del Cliente\n\n')).toBe('6\\. Obligaciones del Cliente\n\n');
  const list = '1. La renta\n2. El plazo';
  expect(drawn(list)).toBe(list);
});

const card = (
  kind: Card['kind'],
  title: string,
  rows: Partial<Card['rows'][number]>[],
  columns: string[] = [],
): Card => ({
  kind,
  title,
  about: '',
  columns,
  rows: rows.map((row) => ({ label: '', group: '', speaker: '', cells: [], main: false, differs: false, ...row })),
  note: '',
});

test('the line and the cards are taken along, with what they cite', () => {
  const content: AnswerContent = {
    ...answer,
    direct: [
      { text: '412 UF', kind: 'quote', citation_id: 1 },
      { text: '.', kind: 'prose' },
    ],
    segments: [],
    cards: [
      card('list', 'Obligaciones', [
        { group: 'Cláusula cuarta', cells: [{ state: 'stated', text: 'Pagar | todo', citation_id: 2 }] },
      ]),
      card(
        'comparison',
        'Contratos',
        [{ label: 'Renta', cells: [cellOf(1), { state: 'silent', text: '' }] }],
        ['A', 'B'],
      ),
    ],
  };
  const place = ({ chunk_lines_from }: Citation) => `línea ${chunk_lines_from}`;
  expect(withCitations(content, place, ES).split('\n').filter(Boolean)).toEqual([
    '412 UF [1].',
    '### Obligaciones',
    '1. Pagar | todo [2] (Cláusula cuarta)',
    '### Contratos',
    '| Dato | A | B |',
    '| --- | --- | --- |',
    '| Renta | La renta [1] | No se encontró · leído completo |',
    '[1] Fuente 1, línea 1',
    '[2] Fuente 2, línea 2',
  ]);
  const html = withCitationsHtml(content, place, ES);
  expect(html).toContain('<p>412 UF<sup>[1]</sup>.</p><h3>Obligaciones</h3><table>');
  expect(html).toContain('<td>La renta<sup>[1]</sup></td>');
  expect(plainOf(content)).toContain('Obligaciones Pagar | todo');
});

test('a cell that was found nowhere is not taken along', () => {
  const content = {
    ...answer,
    segments: [],
    cards: [card('sheet', 'Contrato', [{ label: 'Renta', cells: [cellOf(3)] }])],
  };
  expect(withCitations(content, () => '', ES)).not.toContain('La renta');
});
