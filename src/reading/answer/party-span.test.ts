import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { quoted, quotedFrom } from '#test/quoted.ts';

test.each([
  [
    'arriendo-vivienda',
    '¿Cuál es el RUT de la arrendataria?',
    /^doña Paula Ibáñez Rosas, .*16\.220\.118-5.*"la arrendataria"$/,
  ],
  ['arriendo-vivienda', 'rut arrendador', /^don Hernán Curiqueo Lagos, .*9\.812\.443-1.*"el arrendador"$/],
  ['arriendo-vivienda', '¿Quién es el inquilino?', /^doña Paula Ibáñez Rosas, .*"la arrendataria"$/],
  ['arriendo-vivienda', '¿Cuál es el RUT de Paula Ibáñez?', /^doña Paula Ibáñez Rosas, .*16\.220\.118-5/],
  [
    'arriendo-local',
    '¿Cuál es el RUT de la arrendadora?',
    /^Inmobiliaria Andalién Limitada, RUT 76\.334\.118-0, como arrendadora$/,
  ],
  ['trabajo-vendedor', '¿Quién es el empleador?', /^Importadora Altamar Limitada, .*"el Empleador"$/],
  ['trabajo-vendedor', '¿Quién es el trabajador?', /^don Cristóbal Mena Araya, .*"el Trabajador"$/],
])('of a long preamble what it says of the party that is asked for is quoted: %s, %s', (contract, question, words) => {
  expect(quoted(contract, question)).toEqual([expect.stringMatching(words)]);
});

test('and the whole of it where the parties are asked for, or where it is short or does not call them', () => {
  expect(quoted('arriendo-vivienda', '¿Quiénes son las partes?')[0]).toMatch(
    /^En Temuco.*el arrendador.*la arrendataria/s,
  );
  expect(quoted('trabajo-cajera', '¿Quién es el empleador?')).toEqual([expect.stringMatching(/^En Quilpué/)]);
  const deed = readFileSync('test/fixtures/contracts/sociedad.txt', 'utf8');
  expect(quotedFrom('Sociedad', deed, '¿Quiénes son los socios?')[0]).toMatch(/^En Talca/);
});

test('what only mentions a party, or damages, is no answer to who it is and to whether there is a penalty', () => {
  const code = readFileSync('test/fixtures/documents/codigo-trabajo.md', 'utf8');
  expect(quotedFrom('Código del Trabajo', code, '¿Quién es el empleador?')).toEqual([]);
  const nda = readFileSync('test/fixtures/documents/mutual-nda.txt', 'utf8');
  expect(quotedFrom('NDA', nda, 'Is there a penalty?')).toEqual([]);
});
