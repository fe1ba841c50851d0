import { expect, test } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import type { Card } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';
import { writeDocx } from './docx.ts';
import type { Manuscript } from './manuscript.ts';
import { writeMarkdown } from './markdown.ts';
import { writePdf } from './pdf/pdf.ts';
import { typeset } from './typeset.ts';

const note = (markdown: string): Manuscript => ({
  language: 'es',
  zone: null,
  at: '2026-01-01T00:00:00.000Z',
  title: 'Nota',
  kind: 'note',
  notebook: 'Cuaderno',
  engine: null,
  left: 0,
  parts: [{ kind: 'text', markdown }],
  prints: [],
});

test('a heading without a word is none, and the note that has one is printed', async () => {
  const paper = typeset(note('# Plazo\n\n#\n\n> ## ![](x)\n\nTreinta días.'));
  expect(paper.blocks.filter(({ kind }) => kind === 'heading')).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Plazo' }] },
  ]);
  expect((await writePdf(paper)).subarray(0, 5).toString()).toBe('%PDF-');
});

const citation = (n: number, excerpt: string): Citation => ({
  citation_id: n,
  source_id: '00000000-0000-4000-8000-000000000000',
  source_title: 'Contrato',
  source_type: 'pdf',
  version: 1,
  start: n,
  end: n + 1,
  chunk_index: 0,
  chunk_lines_from: n,
  chunk_lines_to: n,
  excerpt,
  page: null,
  time: null,
  state: 'exact',
  changes: [],
  cautions: [],
  newer: null,
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

test('an answer is printed with its line, its cards and its passages, all with their notes', async () => {
  const stated = (citation_id: number, text: string) => ({ state: 'stated' as const, text, citation_id });
  const content: AnswerContent = {
    understood: { text: 'Se entendió: «arriendo» → «renta»', plain: null },
    withdrawn: [],
    direct: [
      { kind: 'quote', text: '412 UF', citation_id: 1 },
      { kind: 'prose', text: '.' },
    ],
    cards: [
      card('sheet', 'Ficha', [
        { label: 'Renta', cells: [stated(1, '412 UF')] },
        { label: 'Codeudor', cells: [{ state: 'silent', text: '' }] },
      ]),
      card('list', 'Obligaciones', [{ group: 'Cláusula sexta', cells: [stated(2, 'Pagar la multa')] }]),
    ],
    segments: [
      { kind: 'heading', text: 'Cláusula cuarta' },
      { kind: 'quote', text: 'La renta es de 412 UF', citation_id: 3 },
    ],
    citations: [citation(1, '412 UF'), citation(2, 'Pagar la multa'), citation(3, 'La renta es de 412 UF')],
    no_answer: null,
    follow_ups: [],
    evidence: { found: 3, total: 3 },
  };
  const paper = typeset({ ...note(''), kind: 'answer', parts: [{ kind: 'answer', content }] });
  const markdown = writeMarkdown(paper);
  for (const said of [
    'Se entendió: «arriendo» → «renta»',
    '**412 UF**[^1].',
    '| Renta | 412 UF[^1] |',
    '| Codeudor | *No lo dice* |',
    '1. Pagar la multa[^2] (Cláusula sexta)',
    '### Cláusula cuarta',
    '> La renta es de 412 UF[^3]',
    '[^2]: «Pagar la multa» *Contrato*',
  ])
    expect(markdown).toContain(said);
  expect((await writePdf(paper)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await writeDocx(paper)).subarray(0, 2).toString()).toBe('PK');
});
