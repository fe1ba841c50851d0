import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { checkConsistency } from './consistency.ts';

const ids = (text: string, language: Language = 'es'): string[] =>
  checkConsistency(text, language).map(({ rule }) => rule.id);

describe('figures that are reckoned from others', () => {
  test.each<[Language, string, string]>([
    [
      'es',
      'El precio es de $90.000.000, que se paga así: $20.000.000 al contado y el saldo, ascendente a $60.000.000, en un año.',
      'El precio es de $90.000.000, que se paga así: $20.000.000 al contado y el saldo, ascendente a $70.000.000, en un año.',
    ],
    [
      'es',
      'La renta será de 30 unidades de fomento. La garantía, equivalente a dos meses de renta, esto es, a 90 unidades de fomento, se devolverá.',
      'La renta será de 30 unidades de fomento. La garantía, equivalente a dos meses de renta, esto es, a 60 unidades de fomento, se devolverá.',
    ],
    [
      'es',
      'Se rebaja un 20% del precio de $500.000, con lo que el valor asciende a $410.000.',
      'Se rebaja un 20% del precio de $500.000, con lo que el valor asciende a $400.000.',
    ],
    [
      'es',
      'Se divide así: Ana, cincuenta por ciento; Luis, treinta por ciento; y Eva, el treinta por ciento restante.',
      'Se divide así: Ana, cincuenta por ciento; Luis, treinta por ciento; y Eva, el veinte por ciento restante.',
    ],
    [
      'es',
      'Arriendo por cinco meses a $300.000, $1.200.000, y la mudanza, $90.000.',
      'Arriendo por cuatro meses a $300.000, $1.200.000, y la mudanza, $90.000.',
    ],
    [
      'en',
      'The buyer paid $20,000 toward the price of $200,000 and will finance $150,000. The balance of $40,000 is due at closing.',
      'The buyer paid $20,000 toward the price of $200,000 and will finance $150,000. The balance of $30,000 is due at closing.',
    ],
    [
      'en',
      'Of the 40 units, 25 are let, 10 are sold and the remaining seven are empty.',
      'Of the 40 units, 25 are let, 10 are sold and the remaining five are empty.',
    ],
    [
      'en',
      'The charge for the year came to £8,000. Her share, at a quarter of the total, was accordingly demanded at £2,100.',
      'The charge for the year came to £8,000. Her share, at a quarter of the total, was accordingly demanded at £2,000.',
    ],
  ])('%s: %s', (language, wrong, right) => {
    expect(ids(wrong, language)).toContain('c.calculo');
    expect(ids(right, language)).not.toContain('c.calculo');
  });
});

describe('days in their order', () => {
  test.each<[Language, string, string]>([
    [
      'es',
      'El plazo se abrirá el 8 de marzo y se cerrará el 2 de marzo de 2021.',
      'El plazo se abrirá el 2 de marzo y se cerrará el 8 de marzo de 2021.',
    ],
    [
      'en',
      'The grievance was lodged on 6 May and acknowledged on 4 May by the manager.',
      'The grievance was lodged on 4 May and acknowledged on 6 May by the manager.',
    ],
    [
      'en',
      'She signed on October 12, 2016, and died three weeks later, on September 30, 2016.',
      'She signed on October 12, 2016, and died three weeks later, on November 2, 2016.',
    ],
  ])('%s: %s', (language, wrong, right) => {
    expect(ids(wrong, language)).toContain('c.fecha.orden');
    expect(ids(right, language)).not.toContain('c.fecha.orden');
  });
  test('a day of no month, without its year', () => {
    expect(ids('It may be cancelled on or before 31 April.', 'en')).toContain('c.fecha.imposible');
    expect(ids('You may 31 days later appeal.', 'en')).not.toContain('c.fecha.imposible');
  });
});

describe('divisions that a document tells itself', () => {
  test.each<[Language, string, string]>([
    [
      'es',
      'Este reglamento consta de cuatro títulos. Las medidas se rigen por el título quinto.',
      'Este reglamento consta de cuatro títulos. Las medidas se rigen por el título tercero.',
    ],
    [
      'es',
      'El presente contrato se compone de ocho cláusulas. Rige la cláusula undécima del contrato.',
      'El presente contrato se compone de ocho cláusulas. Rige la cláusula undécima del contrato de mutuo.',
    ],
    [
      'en',
      'The conditions are numbered from 1 to 12. See condition 14, the final one.',
      'The conditions are numbered from 1 to 12. See condition 12, the final one.',
    ],
    [
      'en',
      'It may rest on (a) dishonesty, (b) a felony, or (c) neglect. Under clause (d) notice is given.',
      'It may rest on (a) dishonesty, (b) a felony, or (c) neglect. Under clause (c) notice is given.',
    ],
    [
      'es',
      'Cuarto: Que la actora demanda. Quinto: Que, conforme al considerando séptimo que antecede, se rechaza.',
      'Cuarto: Que la actora demanda. Quinto: Que, conforme al considerando tercero que antecede, se rechaza.',
    ],
  ])('%s: %s', (language, wrong, right) => {
    expect(ids(wrong, language)).toContain('c.ref.cruzada');
    expect(ids(right, language)).not.toContain('c.ref.cruzada');
  });
});

describe('one person under two names', () => {
  test('a family name with a slip, in small letters and in capitals', () => {
    expect(ids('Comparece don Arturo Lizama. Firma don Arturo Lizana.')).toContain('c.persona.nombre');
    expect(ids('The Buyer shall provide Seller notice. The Buyer provides Sellers notice.', 'en')).not.toContain(
      'c.persona.nombre',
    );
    expect(ids('Each Alliance Manager meets the other Alliance Managers.', 'en')).not.toContain('c.persona.nombre');
  });
});
