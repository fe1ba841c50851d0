import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { terms } from './terms.ts';
import { readSentences } from './tokens.ts';

const fixture = (name: string): string => readFileSync(`test/fixtures/contracts/${name}.txt`, 'utf8');
const termsOf = (text: string, language: Language = 'es'): string[] =>
  terms(readSentences(text, language), language, 200).map(({ label }) => label);

test('what stands only inside of a preposition of several words heads no concept; what follows it may be one', () => {
  const license = termsOf(fixture('licencia'));
  expect(license.filter((label) => label.startsWith('Necesidad'))).toEqual([]);
  expect(license).toContain('Consentimiento del Licenciatario');
  const shop = termsOf(fixture('terminos'));
  expect(shop.filter((label) => label.startsWith('Raíz'))).toEqual([]);
  expect(shop).toContain('Productos comprados');
  expect(termsOf(fixture('arriendo-oficina')).filter((label) => label.startsWith('Favor'))).toEqual([]);
  expect(termsOf('The Tenant pays rent in lieu of notice. The Tenant leaves without notice.', 'en')).not.toContain(
    'Lieu of notice',
  );
});

test('a noun that stands by itself too is one, and so is a name of which nothing stands elsewhere', () => {
  const text =
    'El fiador responde sin beneficio de excusión. Por incumplimiento de las obligaciones se paga una multa. El incumplimiento se notifica.';
  expect(termsOf(text)).toEqual(
    expect.arrayContaining(['Beneficio de excusión', 'Incumplimiento de las obligaciones']),
  );
});

test('verbs, numbers and adverbs are no part of a concept', () => {
  const labels = ['arriendo-bodega', 'arriendo-oficina', 'suministro', 'terminos-fletes', 'trabajo-vendedor'].flatMap(
    (name) => termsOf(fixture(name)),
  );
  const noise = /(?<!\p{L})(?:dura|equivale|incluso|antes|pedirte|dieciocho)(?!\p{L})/iu;
  expect(labels.filter((label) => noise.test(label))).toEqual([]);
});
