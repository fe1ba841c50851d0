import { describe, expect, test } from 'vitest';
import { quotedFrom } from '#test/quoted.ts';

const MONTHS = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'];
/** A sheet as it is read from a workbook. */
const SHEET = [
  '## Pagos',
  '',
  'Pagos!A1 | Mes | Concepto | Monto | Fecha de pago',
  ...MONTHS.map(
    (month, i) => `Pagos!A${i + 2} | ${month} | Renta de arrendamiento | ${520 + i}000 | 2025-0${i + 1}-05`,
  ),
  '[Comentario Pagos!A4 de Ana: Pagado con atraso.]',
  '',
  '## Deudas',
  '',
  'Deudas!A1 | Gastos comunes impagos | 86400',
].join('\n');
const asked = (question: string): string[] => quotedFrom('Pagos', SHEET, question);

describe('of a sheet the rows that answer are quoted, and no others', () => {
  test.each([
    ['¿Cuánto se pagó en marzo?', ['Pagos!A4 | marzo | Renta de arrendamiento | 522000 | 2025-03-05']],
    ['renta de abril', ['Pagos!A5 | abril | Renta de arrendamiento | 523000 | 2025-04-05']],
    ['¿Cuándo se pagó la renta de mayo?', ['Pagos!A6 | mayo | Renta de arrendamiento | 524000 | 2025-05-05']],
    ['¿Cuánto se debe de gastos comunes?', ['Deudas!A1 | Gastos comunes impagos | 86400']],
    ['¿Cuánto se pagó en diciembre?', []],
  ])('%s', (question, rows) => {
    expect(asked(question)).toEqual(rows);
  });
});
