import { describe, expect, test } from 'vitest';
import { readPdf } from '#extract/pdf/pdf.ts';
import type { AnswerContent, Segment } from '#contract/answer.ts';
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
  report: null,
  parties: null,
  author: 'Ana Rojas',
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
  since: null,
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

describe('a report', () => {
  const clause = (n: number): string =>
    `CLÁUSULA ${n}: La parte número ${n} paga lo que debe en el plazo que se pactó, según el art. ${n}.`;
  const report = (segments: Segment[], citations: Citation[]): Manuscript => {
    const content: AnswerContent = {
      understood: null,
      direct: [],
      cards: [],
      segments,
      citations,
      no_answer: null,
      follow_ups: [],
      withdrawn: [],
      evidence: { found: citations.length, total: citations.length },
    };
    const parties = 'Ana (la arrendadora) · Luis (el arrendatario)';
    return {
      ...note(''),
      kind: 'analysis',
      report: 'Informe de riesgos legales',
      parties,
      parts: [{ kind: 'answer', content }],
    };
  };
  const many = Array.from({ length: 12 }, (_, n) => citation(n + 1, clause(n + 1)));
  const long = report(
    many.flatMap(({ citation_id: id, excerpt }): Segment[] => [
      { kind: 'prose', text: `**Hallazgo ${id}** · Alto\n\n` },
      { kind: 'quote', text: excerpt, citation_id: id },
      { kind: 'prose', text: `**Por qué importa:** ${'Una razón que se explica con calma. '.repeat(4)}\n\n` },
    ]),
    many,
  );

  test('says what it is, of whom, by whom and when', () => {
    const markdown = writeMarkdown(typeset(long));
    for (const said of [
      '# Nota',
      'Informe de riesgos legales',
      'Partes: Ana (la arrendadora) · Luis (el arrendatario)',
      'Preparado por Ana Rojas el 1 de enero de 2026',
    ])
      expect(markdown).toContain(said);
  });

  test('has each note at the foot of the page that first refers to it, and each name with its quotation', async () => {
    const { text, report: read } = await readPdf(await writePdf(typeset(long)), () => undefined);
    const lines = text.split('\n');
    const pages = read.pages.map(({ page, line_from: from }, at): [number, string] => [
      page,
      lines.slice(from! - 1, (read.pages[at + 1]?.line_from ?? lines.length + 1) - 1).join(' '),
    ]);
    expect(pages.length).toBeGreaterThan(2);
    const of = (words: RegExp): number[] => pages.filter(([, said]) => words.test(said)).map(([page]) => page);
    for (const { citation_id: id } of many) {
      const stands = of(new RegExp(`CLÁUSULA ${id}:`));
      expect(stands).toHaveLength(1);
      expect(of(new RegExp(`Contrato, PDF, línea ${id}\\. Texto`))).toEqual(stands);
      expect(of(new RegExp(`Hallazgo ${id} ·`))).toEqual(stands);
    }
  });

  test('prints no words twice: a note tells the place alone, and a second quotation leads to the first', () => {
    const again = { ...citation(2, `${clause(1)}`.replace(/\.$/, '')) };
    const set = report(
      [
        { kind: 'quote', text: clause(1), citation_id: 1 },
        { kind: 'prose', text: 'Dos veces.\n\n' },
        { kind: 'quote', text: again.excerpt, citation_id: 2 },
        { kind: 'prose', text: 'Se dice de otro modo.', citation_ids: [3] },
      ],
      [citation(1, clause(1)), again, citation(3, 'otras palabras de la fuente')],
    );
    const markdown = writeMarkdown(typeset(set));
    expect(markdown.split('CLÁUSULA 1:')).toHaveLength(2);
    expect(markdown).toContain('Palabras transcritas más arriba[^1].');
    expect(markdown).toContain('[^1]: *Contrato*, PDF, línea 1. Texto encontrado.');
    expect(markdown).toContain('[^2]: «otras palabras de la fuente» *Contrato*');
  });
});
