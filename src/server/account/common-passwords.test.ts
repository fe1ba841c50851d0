import { expect, test } from 'vitest';
import { isCommon, WORD_COUNT } from './common-passwords.ts';

const OWN = ['constanza.irarrazaval@estudio.example', 'Constanza Irarrázaval'];

test('there are some hundred words, each of which is found', () => {
  expect(WORD_COUNT).toBeGreaterThan(500);
  for (const word of ['password', 'contrasena', 'abogada', 'fojas', 'colocolo', 'iloveyou'])
    expect(isCommon(word, []), word).toBe(true);
});

test.each([
  'Password',
  'Contraseña',
  'contraseña2026',
  'P@ssw0rd!',
  '123Abogado',
  'Fojas2024!',
  'derecho derecho',
  'C0d1g0 Civil',
  'Santiago.2025',
  'qwerty',
  'Qwerty123456',
  'poiuyt',
  'abcd1234',
  '1q2w3e4r',
  '1qaz2wsx',
  '123456',
  '87654321',
  '19-09-1810',
  'aaaaaaaaaaaa',
  'abcabcabc',
  '!!!!!!',
  'constanza.irarrazaval@estudio.example',
  'Irarrazaval1',
  'Constanza.Irarrazaval',
  'CONSTANZA99',
])('%s is one that somebody would try', (typed) => {
  expect(isCommon(typed, OWN)).toBe(true);
});

test.each([
  'una clave larga',
  'correct horse',
  'otro caballo correcto',
  'derecho de aguas y lluvia',
  '583920174652',
  'Tr4mpolín-Ocre-Sauce',
  'kF9#xv2L',
  'abogado8463029',
  'клавиатура7 осень',
])('%s is none', (typed) => {
  expect(isCommon(typed, OWN)).toBe(false);
});

test('a long one is looked at in no time', () => {
  const long = `${'ab'.repeat(127)}c`;
  expect(isCommon(long, OWN)).toBe(false);
  expect(isCommon('1'.repeat(256), OWN)).toBe(true);
});
