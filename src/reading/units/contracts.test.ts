import { describe, expect, test } from 'vitest';
import { cutUnits } from './cut.ts';

const numbers = (text: string): string[] =>
  cutUnits(text).units.flatMap(({ role, number }) => (role === 'division' && number ? [number] : []));
/** The words of the unit with a number. */
function wordsOf(text: string, number: string): string {
  const unit = cutUnits(text).units.find((one) => one.number === number)!;
  return text.slice(unit.start, unit.end);
}

describe('a contract', () => {
  test.each([
    [
      'ordinals',
      'CONTRATO\n\nPRIMERO: Uno.\n\nSEGUNDO: Dos.\n\nSEGUNDO BIS: Más.\n\nTERCERO: Tres.',
      ['1', '2', '2 bis', '3'],
    ],
    [
      'compound ordinals',
      'CONTRATO\n\nUNDÉCIMO: Uno.\n\nDÉCIMO SEGUNDO: Dos.\n\nDÉCIMO TERCERO: Tres.',
      ['11', '12', '13'],
    ],
    ['degrees', 'CONTRATO\n\n1° El precio es uno.\n\n2° El plazo es dos.\n\n3º Nada más.', ['1', '2', '3']],
    ['bold Markdown', '# Contrato\n\n**1. Precio.** Uno.\n\n**2. Plazo.** Dos.\n\n**3.** Tres.', ['1', '2', '3']],
    ['clauses that run on', 'CONTRATO entre las partes. PRIMERO: Uno. SEGUNDO: Dos. TERCERO: Tres.', ['1', '2', '3']],
    [
      'flattened sections',
      'AGREEMENT\n\n2. Term. The term. 2.1 Start. It starts. 2.2 End. It ends.\n\n3. Fees. None.',
      ['2', '2.1', '2.2', '3'],
    ],
    [
      'ordinals of which a page is missing',
      'CONTRATO\n\nPRIMERO: Uno.\n\nSEGUNDO: Dos.\n\nCUARTO: Tres.',
      ['1', '2', '4'],
    ],
    [
      'amounts at the beginning of a line',
      'CONTRATO\n\nPRIMERO: Paga\n77.914 pesos.\n\nSEGUNDO: Nada.\n\nTERCERO: Fin.',
      ['1', '2', '3'],
    ],
  ])('numbered by %s', (_, text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });
  test('takes the name below an article into it, and ends nothing at the foot of a page', () => {
    const text =
      'SERVICES AGREEMENT\n\nArticle I.\n\nGOVERNANCE\n\n1.1 Board. They appoint it.\n\nServices Agreement Page 1 of 2\n\nIt meets monthly.\n\nArticle II.\n\nTERM\n\n2.1 Start. It starts.\n\n2.2 End. It ends.';
    const found = cutUnits(text);
    const article = found.units.find(({ form }) => form === 'article')!;
    expect(article).toMatchObject({ label: 'Article I', title: 'GOVERNANCE' });
    expect(text.slice(article.start, article.end).trim()).toMatch(/It meets monthly\.$/);
    expect(numbers(text)).toEqual(['1', '1.1', '2', '2.1', '2.2']);
  });
  test.each([
    [
      'behind the heading of their clause',
      'AGREEMENT\n\n1. Intellectual Property 1.1 Each party keeps its own. 1.2 None is given.\n\n2. Term 2.1 One year.',
      ['1', '1.1', '1.2', '2', '2.1'],
    ],
    [
      'from zero',
      'AGREEMENT\n\n1.0 DEFINITIONS\n\n1.1 Fee. The fee.\n\n2.0 TERM\n\n2.1 Start. It starts.',
      ['1.0', '1.1', '2.0', '2.1'],
    ],
    [
      'where the page repeats its title before them',
      'AGREEMENT\n\n1.01 One thing.   1.02 Another.\n\nAcme Inc.  Rights Agreement   1.03 A third.   1.04 A fourth.',
      ['1.01', '1.02', '1.03', '1.04'],
    ],
    [
      'behind the name of an article',
      'AGREEMENT\n\nARTICLE I BOARD RIGHTS Section 1.1 Seats. Two seats. Section 1.2 Votes. One vote.\n\nARTICLE II TERM Section 2.1 Start. It starts.',
      ['1', '1.1', '1.2', '2', '2.1'],
    ],
    [
      'where their words are left out',
      'AGREEMENT\n\n1.1 Fee. The fee.\n\n1.2 [***]\n\n1.3 "[***]" means [***].',
      ['1.1', '1.2', '1.3'],
    ],
  ])('has sub-clauses %s', (_, text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });
  test('holds 5.1 in 5.0, and nothing that a page adds at its foot', () => {
    const text =
      'AGREEMENT\n\n1.0 TERM\n\n1.1 Start. It starts.\n\n5    6\n\nSource: ACME, INC., 10-K, 3/30/2020\n\n\n2.0 FEES\n\n2.1 None. No fee is due.\n\n- 7 -';
    expect(wordsOf(text, '1.0')).toBe('1.0 TERM\n\n1.1 Start. It starts.');
    expect(wordsOf(text, '1.1')).toBe('1.1 Start. It starts.');
    expect(wordsOf(text, '2.1')).toBe('2.1 None. No fee is due.');
  });
  test('ends before a page number behind its last stop, and before signatures in its line', () => {
    const text =
      'AGREEMENT\n\n1. Term. One year. 7\n\n2. Fees. None is due under Section 1. IN WITNESS WHEREOF, the parties have signed. By: A';
    expect(wordsOf(text, '1')).toBe('1. Term. One year.');
    expect(wordsOf(text, '2')).toBe('2. Fees. None is due under Section 1.');
    expect(cutUnits(text).units.at(-1)).toMatchObject({ kind: 'closing', form: 'paragraph' });
  });
  test('keeps the name of a company that a line breaks within its clause', () => {
    const text = '1. Venta. La casa la vende Pérez y Cía.\nLtda. a la compradora.\n2. Precio. El precio es de $100.';
    expect(wordsOf(text, '1')).toMatch(/a la compradora\.$/);
    expect(cutUnits(text).units.filter(({ number }) => number === '')).toEqual([]);
  });

  test('keeps an address within its clause', () => {
    const text =
      'AGREEMENT\n\n1. Notices. They go to:\n\nAcme Holdings\n\nOne Main Street, Springfield.\n\n2. Term. One year.\n\nGeneral Provisions\n\n3. Law. Ours.';
    expect(wordsOf(text, '1')).toMatch(/Springfield\.$/);
    expect(wordsOf(text, '2')).toBe('2. Term. One year.');
  });
  test('has what goes on behind the name of an exhibit as text under it', () => {
    const words = `This agreement is made by the parties, who agree as follows: ${'a fee is due, and '.repeat(12)}so on.`;
    const { units } = cutUnits(`EXHIBIT A ${words}`);
    expect(units.map(({ role, kind, label }) => `${role} ${kind} ${label}`.trim())).toEqual([
      'container heading EXHIBIT A',
      'division operative',
    ]);
  });
  test('keeps a sentence in capitals as a sentence', () => {
    const text =
      'AGREEMENT\n\n1. Cap. See below.\n\nIN NO EVENT SHALL THE SUPPLIER BE LIABLE FOR MORE THAN THE FEES PAID IN THE YEAR BEFORE THE CLAIM.\n\n2. Term. One year.';
    expect(
      cutUnits(text)
        .units.filter(({ role }) => role === 'container')
        .map(({ label }) => label),
    ).toEqual(['AGREEMENT']);
    expect(numbers(text)).toEqual(['1', '2']);
  });
  test('has the rows of its tables, with their header', () => {
    const { units } = cutUnits(
      'CONTRATO\n\nPRIMERO: Precios.\n\n| Puesto | Renta |\n|---|---|\n| A | 10 |\n\nSEGUNDO: Fin.\n\nTERCERO: Nada.',
    );
    expect(units.filter(({ form }) => form === 'row').map(({ label, title }) => `${label}/${title}`)).toEqual([
      'Puesto/',
      'A/Puesto · Renta',
    ]);
  });
});
