import { expect, test } from 'vitest';
import { readForms } from './forms.ts';

const AFFIX = [
  'SET UTF-8',
  'NOSUGGEST !',
  'PFX p Y 1',
  'PFX p 0 re [^r]',
  'SFX S Y 2',
  'SFX S 0 s [aeo]',
  'SFX S ón ones ón',
  'SFX A Y 1',
  'SFX A r ción/S ar',
  'SFX R Y 2',
  'SFX R ar ó ar',
  'SFX R ar o [^u]ar',
].join('\n');
const WORDS = ['7', 'contrato/S', 'cesión/S', 'terminar/RAp', 'término/S', 'Chile', 'ñandú', 'grosero/!'].join('\n');
const forms = readForms(AFFIX, WORDS, ['otrosí', 'asignataria/S']);
const of = (folded: string): string[] => forms.of(folded).map(({ form }) => form);

test('letters without accents find every word that they write', () => {
  expect(of('termino').toSorted()).toEqual(['termino', 'terminó', 'término']);
  expect(of('cesiones')).toEqual(['cesiones']);
  expect(of('chile')).toEqual(['Chile']);
});

test('a suffix may follow upon a suffix, and a prefix before both', () => {
  expect(of('terminacion')).toEqual(['terminación']);
  expect(of('terminaciones')).toEqual(['terminaciones']);
  expect(of('retermino').toSorted()).toEqual(['retermino', 'reterminó']);
});

test('verbs are told from nouns', () => {
  expect(forms.of('termino').map(({ form, verb }) => [form, verb])).toEqual(
    expect.arrayContaining([
      ['término', false],
      ['terminó', true],
    ]),
  );
  expect(forms.of('terminacion')[0]!.verb).toBe(false);
});

test('the lexicon is read like the dictionary, with its flags', () => {
  expect(of('otrosi')).toEqual(['otrosí']);
  expect(of('asignatarias')).toEqual(['asignatarias']);
});

test('ñ is a letter of its own, and what must not be suggested is not known', () => {
  expect(of('ñandu')).toEqual(['ñandú']);
  expect(of('nandu')).toEqual([]);
  expect(of('grosero')).toEqual([]);
});
