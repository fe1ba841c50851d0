import { expect, test } from 'vitest';
import { buildSegment } from '#reading/index/segment.ts';
import { contractFacts } from '#reading/compose/sheets/contract/contract.ts';
import { contractKind } from '#reading/compose/sheets/contract/kind.ts';
import { columnNames } from '../names.ts';
import { kinds, presets } from '../columns.ts';
import { cellsOf, type Asked } from './cells.ts';

const LEASE = [
  'CONTRATO DE ARRENDAMIENTO',
  'En Santiago, a 3 de marzo de 2025, entre Inmobiliaria Quillay SpA, en adelante la arrendadora, y Viveros Rucalhue Limitada, en adelante la arrendataria, se conviene:',
  'PRIMERO. Renta. La renta mensual será de 120 unidades de fomento, que la arrendataria pagará por adelantado.',
  'SEGUNDO. Plazo. El contrato durará dos años y se renovará por períodos iguales.',
  'TERCERO. Gastos. Los gastos comunes serán de cargo de la arrendadora mediante boleta.',
].join('\n\n');
const RULING = `Talca, tres de mayo de dos mil veinticuatro.

VISTOS:
Que don Aldo Reyes dedujo demanda de indemnización de perjuicios en contra de Aserradero Maule SpA. La demandada contestó la demanda, solicitando su rechazo con costas.

CONSIDERANDO:

PRIMERO: Que la actora sostiene que el camión volcó por falta de señales.

SEGUNDO: Que, de lo anterior, es posible concluir que la demandada no cercó la faena, por lo que su culpa está probada.

Por estas consideraciones y lo dispuesto en el artículo 2314 del Código Civil, se declara:
I.- Que se acoge la demanda, y se condena a la demandada a pagar la suma de $4.000.000.
II.- Que no se condena en costas a la demandada, por haber tenido motivo plausible para litigar.

Regístrese y notifíquese.
Rol N° 412-2023.
Pronunciada por la Segunda Sala de la Corte de Apelaciones de Talca.
`;

const read = (title: string, text: string) => ({ title, text, index: buildSegment({ text }) });
const preset = (id: Asked['preset']): Asked => ({ preset: id, question: '' });
const said = (text: string, columns: readonly Asked[]): (string | null)[] =>
  cellsOf(read('Documento', text), columns, 'es').map((cell) =>
    cell && cell !== 'unread'
      ? cell.line.map((piece) => (typeof piece === 'string' ? piece : text.slice(piece.start, piece.end))).join('')
      : cell,
  );

test('a preset is what the sheet of the document states, to the letter', () => {
  const { cells } = contractFacts(read('Documento', LEASE), contractKind(LEASE, 'Documento')!);
  const { start, end } = cells.get('rent')!;
  expect(said(LEASE, [preset('rent')])).toEqual([LEASE.slice(start, end)]);
  expect(said(LEASE, [preset('rent')])[0]).toContain('120 unidades de fomento');
});

test('what is typed is answered as in the chat; what the document does not say is silent', () => {
  const asked = (question: string): Asked => ({ preset: null, question });
  const [expenses, pets, deposit] = said(LEASE, [
    asked('¿Quién paga los gastos comunes?'),
    asked('¿Se permiten mascotas?'),
    preset('deposit'),
  ]);
  expect(expenses).toContain('de cargo de la arrendadora');
  expect([pets, deposit]).toEqual([null, null]);
});

test('a ruling is told by the rows of its sheet', () => {
  const [decides, votes] = said(RULING, [preset('decides'), preset('votes')]);
  expect(decides).toContain('se acoge la demanda');
  expect(votes).toBeNull();
});

test('every column that is offered has a head and a question in both languages', () => {
  for (const kind of kinds)
    for (const id of presets[kind])
      for (const language of ['en', 'es'] as const) expect(columnNames[language][id].length).toBeGreaterThan(1);
});
