import { expect, test } from 'vitest';
import type { Source } from '#contract/sources.ts';
import { addableOf, lawNamed } from './here.ts';

const source = (title: string, url: string | null, isLaw = true): Source =>
  ({ title, url, law: isLaw ? { watched: false, asked_at: null, newer: null } : null }) as Source;
const at = (query: string): string => `https://www.bcn.cl/leychile/navegar?${query}`;
const ley = { key: 'ley:18101', title: 'Ley N° 18.101', link: at('idLey=18101') };
const civil = { key: 'codigo:civil', title: 'Código Civil', link: at('idNorma=172986') };

test('a norm that is named is the source of its address, or of its number', () => {
  const here = [
    source('Notas', null, false),
    source('Ley 18.101 · Arrendamiento', at('idNorma=29526')),
    source('Mi código', at('idNorma=172986')),
  ];
  expect(lawNamed(here, ley)).toBe(here[1]);
  expect(lawNamed(here, civil)).toBe(here[2]);
  expect(lawNamed(here, { ...ley, key: 'ley:1810', link: at('idLey=1810') })).toBeNull();
  expect(lawNamed([source('Ley 18.101 · copiada', null, false)], ley)).toBeNull();
});

test('it can be added where its official text is sure, under the name that its source will have', () => {
  expect(addableOf(ley)).toEqual({ name: 'Ley 18.101', title: '', address: at('idLey=18101') });
  expect(addableOf({ key: 'dl:3500', title: 'DL N° 3.500', link: at('idNorma=7147') })?.name).toBe('DL 3.500');
  expect(addableOf(civil)?.name).toBe('Código Civil');
  expect(addableOf({ ...ley, link: null })).toBeNull();
  expect(addableOf({ ...ley, link: 'https://otro.cl/navegar?idLey=18101' })).toBeNull();
});
