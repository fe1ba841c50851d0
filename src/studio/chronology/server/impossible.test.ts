import { expect, test } from 'vitest';
import type { Document } from '#server/studio/tool.ts';
import contract from '../contract.ts';
import { sheet } from './data.ts';
import tool from './index.ts';

const letter = (text: string): Document => ({ title: 'Carta', type: 'txt', speaks: 'es', text });
const of = async (text: string) => {
  const { result, claims } = await tool.offline(letter(text), 'es', () => undefined);
  return { result: contract.result.parse(result), claims };
};

test.each([
  ['Deberán pagar a más tardar el 31/06/2026.', '31/06/2026'],
  ['La factura 4512 fue emitida el 31 de abril de 2026.', '31 de abril de 2026'],
  ['El plazo será de diez días contados desde el 30 de febrero de 2026.', '30 de febrero de 2026'],
])('a day that no calendar has is told as it is written, and counts as no day: %s', async (text, written) => {
  const { result, claims } = await of(text);
  const summary = contract.summary.parse(tool.summarise(result, { text }));
  expect(summary.days).toEqual([]);
  const event = result.events.find(({ precision }) => precision === 'impossible')!;
  expect(claims[event.at.citation_id - 1]!.quote).toBe(written);
});

test('the sheet says each kind in the language of its heads, a last day of terms alone, and what is of no event', async () => {
  const text =
    'Comparece Juan Pérez, nacido en Talca el 3 de mayo de 1980.\n\nLa bodega se entregó el 31 de abril de 2026.\n\nEl plazo será de diez días contados desde el 4 de mayo de 2026.';
  const { result, claims } = await of(text);
  const citations = claims.map(({ quote }, i) => ({ citation_id: i + 1, excerpt: quote, source_title: 'Carta' }));
  const given = { result, citations: citations as never, language: 'es' as const, title: 'Carta', at: '' };
  const [, ...rows] = sheet(given as never);
  expect(rows.map(([day, kind, , , , , , , due]) => [day, kind, due])).toEqual([
    ['1980-05-03', 'sin hecho', ''],
    ['31 de abril de 2026', 'ese día no existe', ''],
    ['2026-05-04', 'día', ''],
    ['2026-05-14', 'plazo', '2026-05-14'],
  ]);
});
