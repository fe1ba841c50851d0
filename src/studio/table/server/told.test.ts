import { describe, expect, test } from 'vitest';
import contract, { type Cell } from '../contract.ts';
import { nothing } from './rows.ts';
import tool from './index.ts';

const cell = (state: Cell['state'], number: number): Cell => ({
  ...nothing('silent'),
  state,
  line: [{ citation_id: number }],
  passage: { citation_id: number },
});
const RESULT = {
  columns: [{ preset: null, question: '¿Quién paga las contribuciones?' }],
  rows: [cell('answered', 1), cell('near', 2), nothing('silent')].map((one, at) => ({
    source_id: `00000000-0000-4000-8000-00000000000${at}`,
    why: null,
    cells: [one],
  })),
};
const TOLD = {
  result: RESULT,
  citations: ['La arrendadora las paga.', 'Los gastos comunes son de la arrendadora.'].map((excerpt, at) => ({
    citation_id: at + 1,
    excerpt,
  })),
  language: 'es',
  engine: {},
  titles: new Map(RESULT.rows.map(({ source_id }, at) => [source_id, `Bodega ${at}`])),
} as unknown as Parameters<typeof tool.paper>[0];

describe('what does not clearly answer', () => {
  test('says so in a sheet, before its nearest lines', () => {
    const column = tool.parts!.sheet(TOLD).map(([, one]) => one);
    expect(column.map((one) => one!.text)).toEqual([
      '¿Quién paga las contribuciones?',
      'La arrendadora las paga.',
      'No lo dice claramente. Lo más cercano: Los gastos comunes son de la arrendadora.',
      'No lo dice',
    ]);
    expect(column.map((one) => one!.link)).toEqual([undefined, 1, 2, undefined]);
  });

  test('says so on paper and in a report, and is no answer', () => {
    const said = tool.paper(TOLD).map(({ text }) => text);
    expect(said[0]).toContain('3 fuentes × 1 pregunta · 1 respuesta');
    expect(said).toContain('**¿Quién paga las contribuciones?**: No lo dice claramente. Lo más cercano:');
    const { list, remark } = tool.statements!(TOLD);
    expect(list.map(({ group, note }) => [group, note])).toEqual([
      ['Bodega 0', ''],
      ['Bodega 1', expect.stringContaining('No lo dice claramente')],
    ]);
    expect(remark).toContain('1 pregunta no tiene respuesta');
    expect(tool.summarise(RESULT, { text: { length: 0 } })).toMatchObject({ answered: 1, near: 1, silent: 1 });
  });

  test('was not counted before: a summary of then reads', () => {
    const before = { sources: 1, columns: 1, answered: 0, silent: 1, unread: 0 };
    expect(contract.summary.parse(before)).toEqual({ ...before, near: 0 });
  });
});
