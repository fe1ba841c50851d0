import { expect, test } from 'vitest';
import { reportedRulings } from './reported.ts';

const told = (text: string): string[] =>
  reportedRulings(text).map(({ court, date, journal, place }) => `${court.key} ${date} ${journal}: ${place}`);
const RDJ = 'Revista de Derecho y Jurisprudencia';

test('a row of rulings cited by their journals is read one by one, as the Corte Suprema wrote it in Rol 10.412-2023', () => {
  const text =
    '(C. Suprema, 19 julio 1919. R., t. 17, sec. 1ª, p. 351; 2. C. Concepción, 3 mayo 1922. G. 1922, 1er sem., Nº 207, p. 793; 3. C Chillán, 17 octubre 1953. R., t. 50, sec. 2ª, p. 99; 4. C. Santiago, 15 mayo 1961. R., t. 59, sec. 2ª, p. 65).';
  expect(told(text)).toEqual([
    `corte-suprema 1919-07-19 ${RDJ}: t. 17, sec. 1ª, p. 351`,
    'corte-de-apelaciones-concepcion 1922-05-03 Gaceta de los Tribunales: 1922, 1er sem., Nº 207, p. 793',
    `corte-de-apelaciones-chillan 1953-10-17 ${RDJ}: t. 50, sec. 2ª, p. 99`,
    `corte-de-apelaciones-santiago 1961-05-15 ${RDJ}: t. 59, sec. 2ª, p. 65`,
  ]);
  const [first] = reportedRulings(text);
  expect(text.slice(first!.start, first!.end)).toBe('C. Suprema, 19 julio 1919. R., t. 17, sec. 1ª, p. 351');
});

test.each([
  ['C. Suprema, 19-7-1919, R., t. 17, sec. 1ª, p. 351', `corte-suprema 1919-07-19 ${RDJ}: t. 17, sec. 1ª, p. 351`],
  [
    'Corte de Apelaciones de San Miguel, 3 de mayo de 1990, RDJ, t. 87, sec. 2ª, pág. 12',
    `corte-de-apelaciones-san-miguel 1990-05-03 ${RDJ}: t. 87, sec. 2ª, pág. 12`,
  ],
  [
    'Corte Suprema, 4/5/1981,\nRevista de Derecho y Jurisprudencia,\nt. 78, p. 50',
    `corte-suprema 1981-05-04 ${RDJ}: t. 78, p. 50`,
  ],
])('%s', (text, expected) => expect(told(text)).toEqual([expected]));

test.each([
  ['C. Suprema, 19 julio 1919, rol 123-1919'],
  ['Corte Suprema, 5 de marzo de 2020, R. P. González, p. 4; otro'],
  ['Alessandri, Tratado, t. 17, p. 351'],
  ['C. Suprema, 45 julio 1919. R., t. 17, p. 351'],
])('none: %s', (text) => expect(told(text)).toEqual([]));
