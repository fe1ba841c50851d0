import { expect, test } from 'vitest';
import { named } from '#test/references.ts';

test.each([
  ['la Excma. Corte Suprema', ['court:corte-suprema']],
  ['Segunda Sala de la Corte Suprema', ['court:corte-suprema sala 2']],
  ['C.A. de Santiago', ['court:corte-de-apelaciones-santiago']],
  ['CORTE DE APELACIONES SANTIAGO', ['court:corte-de-apelaciones-santiago']],
  ['la Iltma. Corte de Apelaciones de Puerto Montt', ['court:corte-de-apelaciones-puerto-montt']],
  ['esta Corte de Apelaciones, que conoce', ['court:corte-de-apelaciones']],
  ['el 14° Juzgado Civil de Santiago', ['court:juzgado-civil-santiago-14']],
  ['Octavo Juzgado Civil de Santiago, que', ['court:juzgado-civil-santiago-8']],
  ['Primer Juzgado de Letras en lo Civil de Antofagasta', ['court:juzgado-de-letras-civil-antofagasta-1']],
  ['2º JUZGADO DE LETRAS DEL TRABAJO DE SANTIAGO', ['court:juzgado-de-letras-del-trabajo-santiago-2']],
  ['Juzgado de Letras del Trabajo de La Serena', ['court:juzgado-de-letras-del-trabajo-la-serena']],
  ['Juzgado de Letras y Garantía de Mejillones', ['court:juzgado-de-letras-y-garantia-mejillones']],
  ['Tercer Juzgado de Policía Local de Ñuñoa', ['court:juzgado-de-policia-local-nunoa-3']],
  ['Juzgado de Familia de Viña del Mar', ['court:juzgado-de-familia-vina-del-mar']],
  ['7º Juzgado de Garantía de Santiago', ['court:juzgado-de-garantia-santiago-7']],
  ['6° Tribunal de Juicio Oral en lo Penal de Santiago', ['court:tribunal-de-juicio-oral-en-lo-penal-santiago-6']],
  ['Tribunal Constitucional', ['court:tribunal-constitucional']],
  ['Tribunal de Defensa de la Libre Competencia', ['court:tribunal-de-defensa-de-la-libre-competencia']],
  ['Segundo Tribunal Ambiental', ['court:tribunal-ambiental-2']],
  ['el corte de luz', []],
  ['una corte de jueces', []],
])('%s', (text, expected) => {
  expect(named(text)).toEqual(expected);
});
