import { describe, expect, test } from 'vitest';
import { clauseAt, clauses } from './clauses.ts';

const told = (text: string): string[] =>
  clauses(text).map(({ part, number, label }) => `${part} ${number ?? '-'} ${label}`);

describe('clauses', () => {
  test('tells Chilean clauses by their ordinals, with who makes the contract and the signature', () => {
    const text = [
      'CONTRATO DE ARRENDAMIENTO',
      'En Temuco, comparecen don Juan Pérez y doña Ana Soto.',
      'PRIMERO: Objeto. Se arrienda la casa.',
      'Cláusula segunda.- La renta es de $500.000.',
      'DÉCIMO SEGUNDO: Domicilio. Se fija en Temuco.',
      'Para constancia firman las partes.',
      'ARRENDADOR',
    ].join('\n\n');
    expect(told(text)).toEqual([
      'front - ',
      'clause 1 Primero',
      'clause 2 Cláusula segunda',
      'clause 12 Décimo segundo',
      'signature - ',
    ]);
    expect(clauses(text)[1]!.heading).toBe('Objeto');
  });

  test('tells a clause that was put in between, and the ordinal that runs two words together', () => {
    expect(told('DECIMOCTAVO: Plazo. Uno.\n\nDECIMOCTAVO BIS: Renta. Dos.\n\nCláusula 5 bis. Multa. Tres.\n')).toEqual([
      'clause 18 Decimoctavo',
      'clause 18 Decimoctavo bis',
      'clause 5 Cláusula 5 bis',
    ]);
  });

  test('tells clauses of a deed that run on in one paragraph', () => {
    const filler =
      'las partes declaran conocer y aceptar en todas sus partes lo que aquí se dice, sin reserva alguna, '.repeat(3);
    expect(told(`Comparecen: ${filler}PRIMERO. Uno.\n`)).toEqual(['front - ']);
    expect(told(`Comparecen ${filler}. PRIMERO: Se vende. SEGUNDO: El precio es uno. CLÁUSULA TERCERA: Fin.`)).toEqual([
      'front - ',
      'clause 1 Primero',
      'clause 2 Segundo',
      'clause 3 Cláusula tercera',
    ]);
  });

  test('tells articles, sections and their parts in English', () => {
    const text = [
      'SUPPLY AGREEMENT between A and B.',
      'WHEREAS A makes ice;',
      'ARTICLE IV',
      'TERM',
      '4.1 Initial Term. This lasts a year.',
      'Section 4.2 Renewal. It renews.',
      'as set out in',
      'Section 9 of this agreement and elsewhere',
      'IN WITNESS WHEREOF the parties sign.',
      'EXHIBIT A',
    ].join('\n');
    expect(told(text)).toEqual([
      'front - ',
      'recitals - ',
      'clause 4 Article IV',
      'clause 4.1 4.1 Initial Term',
      'clause 4.2 Section 4.2',
      'signature - ',
      'annex - EXHIBIT A',
    ]);
    expect(clauses(text)[2]!.heading).toBe('TERM');
  });

  test('tells the headings of terms of service, and leaves a text without any whole', () => {
    expect(
      told(
        '# Términos\n\nAl usar el sitio aceptas estos términos que siguen a continuación, todos los cuales rigen desde hoy, para todo uso que hagas del sitio, de sus páginas, de sus servicios y de cuanto en él se ofrezca.\n\n## Precios\nSon en pesos.',
      ),
    ).toEqual(['front - ', 'clause - Precios']);
    expect(told('Hola, te escribo para saber de ti.')).toEqual(['front - ']);
    expect(told('')).toEqual(['front - ']);
  });

  test('covers the text without a gap and finds the clause of an offset', () => {
    const text = 'Entre A y B.\nPRIMERO: Uno.\nSEGUNDO: Dos.\n';
    const list = clauses(text);
    expect(list.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(clauseAt(list, text.indexOf('Dos'))!.number).toBe('2');
    expect(clauseAt(list, 0)!.part).toBe('front');
  });
});

test('a clause without a title is named by its number alone', () => {
  const text =
    'CONTRATO DE SOCIEDAD\n\nPRIMERO: La razón social será "Molino Lircay Limitada". El extracto se inscribirá.\n\nSEGUNDO: Capital. El capital es de $30.000.000.\n\nTERCERO: Las partes acuerdan lo siguiente. Nada más.\n';
  const named = clauses(text).filter(({ part }) => part === 'clause');
  expect(named.map(({ heading }) => heading)).toEqual(['', 'Capital', '']);
});
