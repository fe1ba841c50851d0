import { expect, test } from 'vitest';
import { wantedBy } from './wanted.ts';

test.each([
  '19496',
  '19.496',
  '19.496.',
  'Ley19496',
  'LEY N°19.496',
  'ley nro. 19496',
  'ley número 19.496',
  'ley 19 496',
  'ley 19,496',
  'la ley diecinueve mil cuatrocientos noventa y seis',
  'Ley número diecinueve mil cuatrocientos noventa y seis.',
  'art. 3 ley 19496',
  'artículo 3 de la Ley N° 19.496',
  'ley del consumidor',
  'https://www.bcn.cl/leychile/navegar?idLey=19496',
])('%s is law 19.496', (typed) => {
  expect(wantedBy(typed)).toEqual({ whole: { law: '19496' } });
});

test.each([
  ['codigo civil', '172986'],
  ['CPC', '22740'],
  ['C.P.C.', '22740'],
  ['CdT', '207436'],
  ['constitucion', '242302'],
  ['DL 3.500', '7147'],
  ['DL3500', '7147'],
  ['artículo 1545 del Código Civil', '172986'],
  ['https://www.leychile.cl/N?i=61438&f=2020-01-01&p=', '61438'],
  ['www.bcn.cl/leychile/navegar?idNorma=61438', '61438'],
  ['http://bcn.cl/leychile/Navegar/?IDNORMA=61438&idVersion=2222-02-02#x', '61438'],
])('%s is norm %s', (typed, norm) => {
  expect(wantedBy(typed)).toEqual({ whole: { norm } });
});

test.each(['arriendo de casas', 'DFL 2 de 1998', 'ley 1', 'idNorma=61438', '18.101, 19.496', 'ley: arriendo', 'mil'])(
  '%s is looked for by its words',
  (typed) => {
    expect(wantedBy(typed)).toEqual({ words: typed });
  },
);

test.each([
  'https://evil.cl/leychile/navegar?idNorma=61438',
  'https://bcn.cl.evil.com/?idNorma=61438',
  'https://estudio.cl/caso?token=secreto',
  'https://www.bcn.cl/leychile/navegar?idNorma=-1',
  'https://www.bcn.cl/leychile/navegar?idNorma=9999999999999999',
  'https://www.bcn.cl/historia?i=12',
  'http://[',
])('%s leads to no norm, and is sent nowhere', (typed) => {
  expect(wantedBy(typed)).toBeNull();
});
