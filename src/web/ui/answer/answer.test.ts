import { expect, test } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import type { Citation } from '#contract/span.ts';
import { plainOf, withCitations, withCitationsHtml } from './as-text.ts';
import { blocksOf, flow, MARK } from './blocks.ts';

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
  newer: null,
  state,
  changes: [],
  cautions: [],
});
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
  evidence: { found: 2, total: 3 },
};

test('prose that follows on is one block, with its chips before the stop', () => {
  const [prose, heading, quote] = blocksOf(answer);
  expect(prose!.kind).toBe('prose');
  const { markdown } = prose as Extract<typeof prose, { kind: 'prose' }>;
  expect(markdown.replace(MARK, '[$1]')).toBe('Así lo dice **la ley**\u00a0[1]\u00a0[2]. Y sigue');
  expect(heading).toEqual({ kind: 'heading', text: 'Contrato' });
  expect(quote).toEqual({ kind: 'quote', text: 'La renta', citations: [1] });
});

test('no text of an engine can make a chip', () => {
  const [forged] = blocksOf({ segments: [{ text: 'Mira \u29979\u2998 aquí', kind: 'prose' }] });
  expect(forged).toEqual({ kind: 'prose', markdown: 'Mira 9 aquí' });
});

test('what was found nowhere stays out of what is copied', () => {
  const text = withCitations(answer, ({ chunk_lines_from }) => `línea ${chunk_lines_from}`);
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
  expect(withCitationsHtml(answer, place)).toBe(
    '<p>Así lo dice <b>la ley</b>.<sup>[1]</sup><sup>[2]</sup></p><p>Y sigue</p><h3>Contrato</h3>' +
      '<blockquote>«La renta»<sup>[1]</sup></blockquote><hr><p>[1] Fuente 1, línea 1</p><p>[2] Fuente 2, línea 1: «La renta»</p>',
  );
  const hostile = { ...answer, segments: [{ text: '<img src=x onerror="x()"> & **a**', kind: 'prose' as const }] };
  expect(withCitationsHtml(hostile, place)).toBe('<p>&lt;img src=x onerror=&quot;x()&quot;&gt; &amp; <b>a</b></p>');
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
  const drawn = (text: string) => blocksOf({ segments: [{ text, kind: 'prose' }] });
  expect(drawn('6. Obligaciones del Cliente\n\n')).toEqual([
    { kind: 'prose', markdown: '6\\. Obligaciones del Cliente\n\n' },
  ]);
  const list = '1. La renta\n2. El plazo';
  expect(drawn(list)).toEqual([{ kind: 'prose', markdown: list }]);
});
