import { expect, test } from 'vitest';
import type { Neutral } from '../contract.ts';
import { ALL, choices, filtered, UNKNOWN } from './filter.ts';

const ruling = (court: string | null, rol: string, year: number | null): Neutral => ({
  title: `${court ?? 'Tribunal no indicado'}, Rol N° ${rol}`,
  court_tribunal: court,
  rol: rol.replaceAll('.', ''),
  date: null,
  year,
  provenance: 'document',
  relevant_excerpt: { citation_id: 1 },
  proposition: null,
  also: [],
  voice: 'document',
  signal: 'none',
  signal_words: null,
  found_in: null,
  application: '',
});
const list = [
  ruling('Corte Suprema', '1.234-2020', 2020),
  ruling('Corte de Apelaciones de Concepción', '99-2019', 2019),
  ruling(null, '77', null),
];

test('rulings are found by words without accents, by number with or without points, by court and by year', () => {
  const of = (wanted: object): string[] => filtered(list, { ...ALL, ...wanted }, []).map(({ rol }) => rol);
  expect(of({})).toHaveLength(3);
  expect(of({ words: 'concepcion' })).toEqual(['99-2019']);
  expect(of({ words: '1234-2020' })).toEqual(['1234-2020']);
  expect(of({ words: '1.234' })).toEqual(['1234-2020']);
  expect(of({ court: 'Corte Suprema' })).toEqual(['1234-2020']);
  expect(of({ year: '2019' })).toEqual(['99-2019']);
  expect(of({ court: UNKNOWN })).toEqual(['77']);
  expect(of({ court: 'Corte Suprema', year: '2019' })).toEqual([]);
});

test('courts and years to choose from are those that there are', () => {
  expect(choices(list)).toEqual({
    courts: ['Corte de Apelaciones de Concepción', 'Corte Suprema', UNKNOWN],
    years: [UNKNOWN, '2020', '2019'],
  });
});
