import { expect, test } from 'vitest';
import { buildSegment } from '#reading/index/segment.ts';
import { contractFacts } from '#reading/compose/sheets/contract/contract.ts';
import { contractKind } from '#reading/compose/sheets/contract/kind.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import type { OpenSource } from '#server/ports/ai/port.ts';
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

test('what is typed and not clearly answered holds the passage that the chat shows first', async () => {
  const source: OpenSource = { ...read('Documento', LEASE), id: '', type: 'txt', version: 1 };
  const questions = ['¿Quién paga las contribuciones?', '¿Qué multa se paga por atraso?', '¿Quién paga el seguro?'];
  for (const question of questions) {
    const asked = { text: question, sources: [source], history: [], language: 'es' } as const;
    const { none } = await embedded.answer(asked, new AbortController().signal);
    expect(none?.outcome).toBe('near');
    const [cell] = cellsOf(source, [{ preset: null, question }], 'es');
    const { start, end } = none!.nearest[0]!;
    expect(cell).toMatchObject({ isNear: true, passage: { start, end } });
  }
  // A preset stays as it is: it answers, or the document does not say it.
  expect(said(LEASE, [preset('penalty'), preset('insurance')])).toEqual([null, null]);
});

test('what neither the sheet nor the chat tells is told by the clause that states it, and no clause of another matter', () => {
  const text = [
    LEASE,
    'CUARTO. La arrendataria contratará un seguro de incendio por el valor de la bodega.',
    'QUINTO. La arrendadora podrá revisar los libros de la arrendataria dos veces al año.',
    'SEXTO. Por dos años tras el término del contrato, ninguna parte divulgará los datos de la otra.',
  ].join('\n\n');
  const [insurance, audit, ownership] = said(text, [preset('insurance'), preset('audit'), preset('ownership')]);
  expect(insurance).toContain('seguro de incendio');
  expect(audit).toContain('revisar los libros');
  expect(ownership).toBeNull();
});

test('a ruling is told by the rows of its sheet', () => {
  const [decides, votes] = said(RULING, [preset('decides'), preset('votes')]);
  expect(decides).toContain('se acoge la demanda');
  expect(votes).toBeNull();
});

const LAW = (first: string): string => `LEY NÚM. 21.777

ESTABLECE NORMAS SOBRE EL CUIDADO DE LAS RIBERAS

Artículo 1.- ${first}

Artículo 2.- El que arroje desechos a una ribera será sancionado con multa de hasta 50 unidades tributarias mensuales.

Artículo 3.- Será competente para conocer de las causas de esta ley el juzgado de policía local del lugar.

Artículo 4.- Las acciones que nacen de esta ley prescriben en el plazo de un año.

Artículo 5.- Esta ley entrará en vigencia seis meses después de su publicación.
`;

test('a law is told by the rows of its sheet; its first article under its own name where it states no purpose', () => {
  const columns = presets.law.map(preset);
  expect(said(LAW('Esta ley tiene por objeto proteger las riberas de los ríos y lagos.'), columns)).toEqual([
    'Esta ley tiene por objeto proteger las riberas de los ríos y lagos',
    expect.stringContaining('multa de hasta 50 unidades tributarias mensuales'),
    expect.stringContaining('juzgado de policía local'),
    expect.stringContaining('prescriben en el plazo de un año'),
    'entrará en vigencia seis meses después de su publicación',
  ]);
  const [object] = said(LAW('Las riberas de los ríos y lagos son bienes nacionales de uso público.'), columns);
  expect(object).toMatch(/^Artículo 1: Las riberas/);
  expect(said(LEASE, [preset('sanctions'), preset('prescription')])).toEqual([null, null]);
});

test('every column that is offered has a head and a question in both languages', () => {
  for (const kind of kinds)
    for (const id of presets[kind])
      for (const language of ['en', 'es'] as const) expect(columnNames[language][id].length).toBeGreaterThan(1);
});
