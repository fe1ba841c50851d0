import { describe, expect, test } from 'vitest';
import { factsIn } from './facts.ts';
import { joined } from './join.ts';

/** What some texts date, each fact once: its day, the texts that say the same, and what others say otherwise. */
const once = (...texts: string[]) =>
  joined(
    texts.flatMap((text, source) =>
      factsIn(text, 'es').map((fact) => ({ source, text, language: 'es' as const, fact })),
    ),
  ).map(({ fact, also, differs }) => [
    fact.iso ?? fact.precision,
    also.map(({ source }) => source),
    differs.map(({ source, text, iso, said }) => [source, iso ?? text.slice(said.start, said.end)]),
  ]);

describe('what is told twice in the same words stands once', () => {
  test.each([
    ['Entrega: 5 de marzo de 2026', '2026-03-05'],
    ['La renta se pagará el día 5 de cada mes en la cuenta corriente de la arrendadora.', 'recurring'],
    ['La arrendataria restituirá la bodega dentro de treinta días contados desde el aviso.', 'term'],
  ])('%s', (said, is) => {
    expect(once(`${said}\n\n${said}`)).toEqual([[is, [0], []]]);
    expect(once(said, said)).toEqual([[is, [1], []]]);
  });
  test('two invoices of one day are two', () =>
    expect(
      once(
        'La factura N° 41 fue emitida por la vendedora el 2 de abril de 2024.\n\nLa factura N° 42 fue emitida por la vendedora el 2 de abril de 2024.',
      ),
    ).toHaveLength(2));
});

test('the same day in like words is one fact; the same words with another day are a difference', () => {
  const texts = [
    'La entrega material del inmueble al arrendatario se hizo el 5 de marzo de 2026.',
    'Consta que la entrega material del inmueble al arrendatario se hizo el 5 de marzo de 2026.',
    'La entrega material del inmueble al arrendatario se hizo el 9 de marzo de 2026.',
    'El pago de la primera cuota vence el 5 de marzo de 2026.',
  ];
  const all = texts.flatMap((text, source) =>
    factsIn(text, 'es').map((fact) => ({ source, text, language: 'es' as const, fact })),
  );
  expect(
    joined(all).map(({ fact, also, differs }) => [
      fact.iso,
      also.map(({ source }) => source),
      differs.map(({ source }) => source),
    ]),
  ).toEqual([
    ['2026-03-05', [1], [2]],
    ['2026-03-09', [], [0]],
    ['2026-03-05', [], []],
  ]);
});

test('contracts of other parties do not contradict each other', () => {
  const texts = ['Los Robles SpA', 'Agrícola Peumo SpA'].map(
    (name, at) =>
      `${name} da en arriendo una bodega.\n\nEl plazo de este contrato de arriendo vence el ${at + 3} de marzo de 2028.`,
  );
  const all = texts.flatMap((text, source) =>
    factsIn(text, 'es').map((fact) => ({ source, text, language: 'es' as const, fact })),
  );
  expect(all).toHaveLength(2);
  expect(joined(all).flatMap(({ differs }) => differs)).toEqual([]);
});

test('a birth contradicts nothing', () => {
  const deed = (day: string) => `Comparece don Juan Pérez Soto, nacido el ${day} en Talca, y vende.`;
  const facts = once(deed('3 de mayo de 1980'), deed('4 de junio de 1981'));
  expect(facts.map((fact) => fact[2])).toEqual([[], []]);
});
