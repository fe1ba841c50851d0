import { expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { proseSheet } from './prose.ts';

const POLICY = `Política de viajes y gastos

Propósito

Esta política fija cómo se autorizan y se rinden los gastos de quienes viajan por la empresa.

Viático de alimentación

El viático cubre las comidas del viaje y reemplaza su rendición. Su valor es de $ 38.000 diarios dentro de Chile.

Rendición de gastos

El viajero rinde en el portal. La rendición se presenta dentro de los siete días corridos siguientes al regreso.

Regalos e invitaciones

Los regalos de clientes se informan a la gerencia. Está prohibido aceptar dinero o vales de cualquier valor.
`;

test('a text that headings divide is told by what each part sets, by a measure or a prohibition first', () => {
  const told = proseSheet(asSource(POLICY), 'es')!
    .rows.filter(({ group }) => group === 'Por materia')
    .map(({ label, cells: [cell] }) => [
      label,
      cell?.state === 'stated' ? POLICY.slice(cell.start, cell.end) : cell?.state,
    ]);
  expect(told).toEqual([
    ['Propósito', expect.stringMatching(/^Esta política fija/)],
    ['Viático de alimentación', 'Su valor es de $ 38.000 diarios dentro de Chile.'],
    ['Rendición de gastos', expect.stringContaining('siete días corridos')],
    ['Regalos e invitaciones', 'Está prohibido aceptar dinero o vales de cualquier valor.'],
  ]);
});
