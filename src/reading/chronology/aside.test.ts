import { describe, expect, test } from 'vitest';
import { factsIn } from './facts.ts';

describe('a birth, a paper of identity, and the line that dates a letter or a signature are of no event', () => {
  const asides = (text: string, language: 'es' | 'en') => factsIn(text, language).map(({ aside }) => aside);
  test.each([
    ['es', 'Comparece Juan Pérez, nacido en Talca el 3 de mayo de 1980.', true],
    ['es', 'Fecha de nacimiento: 12/03/1975', true],
    ['es', 'Su cédula de identidad N° 12.345.678-5 fue emitida el 3 de enero de 2020.', true],
    ['es', 'Santiago, 9 de abril de 2026.', true],
    ['es', 'Firma: ________ Fecha: 2 de marzo de 2026', true],
    ['es', 'En Santiago, a 2 de marzo de 2026, comparecen las partes.', false],
    ['es', 'Entrega: 5 de marzo de 2026', false],
    ['es', 'El pasaporte fue robado el 5 de marzo de 2026.', false],
    ['es', 'El derecho nació el 5 de marzo de 2026.', false],
    ['en', 'The passport was issued on 3 May 2019.', true],
    ['en', 'London, 3 May 2026', true],
    ['en', 'Signed on 3 May 2026 by the parties.', false],
  ] as const)('%s: %s', (language, text, is) => expect(asides(text, language)).toEqual([is]));
});
