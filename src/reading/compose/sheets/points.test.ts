import { expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../../reply.ts';
import { compose } from '../compose.ts';
import { withStatedFacts } from '../stated.ts';
import { sheetOf } from './sheets.ts';

const SETTLEMENT = `TRANSACCIÓN

En Lota, a 27 de junio de 2025, entre TALLER NORTE LIMITADA (el "Taller") y CARGAS SUR S.A. ("Cargas"), se celebra la siguiente transacción.

A. ANTECEDENTES
El Taller reparó un camión de Cargas el 11 de agosto de 2023.

B. PAGO
El Taller pagará a Cargas cuarenta y un millones en cuatro cuotas iguales.

C. RECONOCIMIENTO
El pago no importa reconocimiento de responsabilidad por el Taller.

D. DESISTIMIENTO
Dentro de los cinco días siguientes al pago de la primera cuota, las partes se desistirán del juicio.
`;

test('a contract of which little is told but who makes it is told by its sections, without what happened before', () => {
  const { rows } = sheetOf(asSource(SETTLEMENT), 'es')!;
  const told = rows.filter(({ group }) => group === 'Por materia').map(({ label }) => label);
  expect(told).toEqual(['PAGO', 'RECONOCIMIENTO', 'DESISTIMIENTO']);
});

const lease = (term: string): string =>
  `CONTRATO DE ARRENDAMIENTO

Entre doña Ana Ríos, en adelante "la Arrendadora", y don Luis Gil, en adelante "el Arrendatario", se conviene:

PRIMERO: Aviso. El Arrendatario dispondrá de un plazo de noventa días para informar las obras de duración mayor.

SEGUNDO: Renta. La renta mensual será de $500.000.

TERCERO: Plazo. El presente contrato regirá por ${term} a contar de esta fecha.
`;

test('contracts are compared by what their sheets state of a matter', () => {
  const texts = [lease('dos años'), lease('tres años')];
  const sources = texts.map((text, i) => asSource(text, `Contrato ${i + 1}`));
  const answer = withStatedFacts(
    sources,
    reply(sources, '¿En qué se diferencian los contratos respecto de la duración?'),
  );
  const [card] = compose(sources, answer, 'es').cards;
  const said = card!.rows[0]!.cells.map((cell) =>
    cell.state === 'stated' ? texts[cell.quote.source]!.slice(cell.quote.start, cell.quote.end) : cell.state,
  );
  expect(said[0]).toContain('dos años');
  expect(said[1]).toContain('tres años');
});
