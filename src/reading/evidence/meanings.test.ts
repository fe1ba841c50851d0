import { expect, test } from 'vitest';
import { meaningsOf } from './meanings.ts';

const said = (text: string, term: string): string[] =>
  meaningsOf(text, term).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Se entiende por faena el lugar de trabajo.', 'faena'],
  ['Para estos efectos se entenderá por la jornada ordinaria la que indica el anexo.', 'jornada ordinaria'],
  ['Entiéndese por siniestro el hecho dañoso.', 'siniestro'],
  ['Bajo la denominación de envase industrial se comprende todo recipiente.', 'envase'],
  ['Se llama censo la obligación de pagar un canon.', 'censo'],
  ['Llámase flete el precio del transporte.', 'flete'],
  ['La donación entre vivos es un acto por el cual una persona transfiere bienes.', 'donacion entre vivos'],
  ['La servidumbre (que se llama también carga) es un gravamen.', 'servidumbre'],
  ['El dolo consiste en la intención de dañar.', 'dolo'],
  ['En general, es acto de deslealtad comercial toda conducta contraria a la buena fe.', 'deslealtad comercial'],
  ['Será constitutivo de maltrato escolar todo hecho que dañe a un alumno.', 'maltrato escolar'],
  ['Constituye ruido molesto cualquier sonido que exceda la norma.', 'ruido molesto'],
  ['Art. 9. Convenio o acuerdo es un acto de dos.', 'convenio'],
  ['La acción\nes todo título.', 'accion'],
  ['3°.- Por "faena", el lugar en que se trabaja.', 'faena'],
  ['b) Por “operadores”, los que\nmueven la grúa.', 'operador'],
  ['Bajo la denominación de envase industrial,\nse comprende todo recipiente.', 'envase'],
])('finds what %s says', (text, term) => {
  expect(said(text, term)).toHaveLength(1);
});

test.each([
  ['La donación es nula.', 'donacion'],
  ['Se entiende por no escrita la condición.', 'condicion'],
  ['Es acto de comercio la compra de cosas para venderlas.', 'acto'],
  ['El precio de la acción es el que fije el directorio.', 'precio'],
  ['Se llama censualista la persona a quien se debe el censo.', 'censo'],
  ['La C.A. es una empresa.', ''],
  ['Se paga por "faena", si la hay.', 'faena'],
])('leaves %s', (text, term) => {
  expect(said(text, term)).toEqual([]);
});

test('a name with signs is no pattern', () => {
  for (const sign of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~«»“”¿¡°º–—')
    for (const name of [`a${sign}b`, `${sign}b`, `b${sign}`])
      expect(said(`Se entiende por ${name} la suma.`, name).length, name).toBeLessThan(2);
  expect(said('Se entiende por a(b la suma.', 'a(b')).toHaveLength(1);
  expect(said('Se entiende por a+b la suma.', 'a+b')).toHaveLength(1);
  expect(said('Se entiende por aab la suma.', 'a+b')).toEqual([]);
});
