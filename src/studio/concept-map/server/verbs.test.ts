import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { tokensOf } from './tokens.ts';
import { verbsOf } from './verbs.ts';

const verbs = (sentence: string, language: Language): [string, string][] => {
  const tokens = tokensOf(sentence, 0, sentence.length, language);
  return verbsOf(tokens, language).map(({ from, to, relation }) => [
    sentence.slice(tokens[from]!.start, tokens[to - 1]!.end),
    relation,
  ]);
};

test.each<[string, [string, string][]]>([
  ['El arrendador entrega el inmueble.', [['entrega', 'acts']]],
  ['La entrega de la cosa.', []],
  ['El deudor no podrá ceder su derecho.', [['no podrá ceder', 'must-not']]],
  ['El trabajador se obliga a prestar servicios.', [['se obliga a prestar', 'must']]],
  ['Las partes se comprometen y obligan a cumplir.', [['se comprometen y obligan a cumplir', 'must']]],
  ['La infracción será sancionada con multa.', [['será sancionada', 'acts']]],
  ['Se prohíbe subarrendar.', [['Se prohíbe subarrendar', 'must-not']]],
  [
    'Se entiende por obra la que consta.',
    [
      ['Se entiende', 'defines'],
      ['consta', 'acts'],
    ],
  ],
  ['La remuneración íntegra del mes.', []],
])('the verbs of %s', (sentence, found) => expect(verbs(sentence, 'es')).toEqual(found));

test.each<[string, [string, string][]]>([
  ['The Supplier shall not disclose the data.', [['shall not disclose', 'must-not']]],
  ['The Buyer agrees to pay the price.', [['agrees to pay', 'must']]],
  ['The Licensor hereby grants a licence.', [['grants', 'acts']]],
  ['The Company may terminate this Agreement.', [['may terminate', 'may']]],
  ['"Data" means any record.', [['means', 'defines']]],
])('the verbs of %s', (sentence, found) => expect(verbs(sentence, 'en')).toEqual(found));
