import { describe, expect, test } from 'vitest';
import { bytesOfIndex, indexText, slice } from './text-index.ts';
import { tokens } from './tokens.ts';

const idsOf = (text: string): number[] => [...indexText(text).ids];

describe('the tokens of a text', () => {
  test.each([
    ['case', 'Plazo PLAZO plazo'],
    ['accents', 'acción ACCION Acción'],
    ['the letters of other tongues', 'Ça ca ÇA'],
    ['ligatures, by the pattern and by the code units', 'ﬁnal final FINAL'],
    ['line-end hyphens', 'contrato contra-\nto CONTRATO'],
    ['soft hyphens', 'contra\u00ADto contrato'],
  ])('are one number without %s', (_, text) => {
    expect(new Set(idsOf(text)).size).toBe(1);
  });

  test.each([
    ['another letter', 'ano año'.replace('ñ', 'm')],
    ['a separator', '1.234 1,234 1234'],
    ['a figure cut short', '19.496 19.49 19'],
    ['a year', '1.234-2020 1.234 2020'],
    ['a mark', 'a) a( a'],
    ['a fraction', '1 ½ ¼'],
    ['a ligature that is two letters', 'æ a e'],
  ])('differ by %s', (_, text) => {
    const { ids, vocabulary } = indexText(text);
    expect(vocabulary.size).toBe(new Set(tokens(text, true).map(({ fold }) => fold)).size);
    expect(new Set(ids).size).toBe(vocabulary.size);
  });

  test('are those that the tokens of a quotation fold to, each at its place', () => {
    const text =
      'Artículo 5°.- «El arrendador» pagará $1.234.567,50 (10 %) a más tardar el 5/3/2020; ... vendedor-comprador, l’État — nº 3.519-2017.';
    const index = indexText(text);
    const expected = tokens(text, true);
    expect(expected.map(({ fold }) => index.vocabulary.get(fold))).toEqual([...index.ids]);
    expect(expected.map(({ start, end }) => text.slice(start, end))).toEqual(
      expected.map((_, place) => slice(index, place, place + 1)),
    );
  });

  test('that do not stand there have no number', () => {
    const { vocabulary } = indexText('El plazo es de 5 días.');
    for (const fold of ['', 'plaz', 'plazos', 'dia', '50', '…']) expect(vocabulary.get(fold)).toBeUndefined();
  });

  test('are told apart however many there are, and however long', () => {
    const many = Array.from(
      { length: 70_000 },
      (_, n) => `p${n.toString(36).replace(/\d/g, (d) => 'ghijklmnop'[Number(d)]!)}q${'z'.repeat(n % 3)}`,
    );
    const distinct = new Set(many);
    const index = indexText([...many, 'x'.repeat(300), 'y'.repeat(70_000)].join(' '));
    expect(index.vocabulary.size).toBe(distinct.size + 2);
    expect(slice(index, index.ids.length - 1, index.ids.length)).toHaveLength(70_000);
    for (const [place, word] of [many[0]!, many[69_999]!].entries())
      expect(index.vocabulary.get(word)).toBe(index.ids[place * 69_999]);
  });
});

test('an empty text, or one of blanks and marks that mean nothing, has no tokens', () => {
  for (const text of ['', ' \n\t\u00a0', '«» ’ * _ •']) expect(indexText(text).ids).toHaveLength(0);
});

test('an index of running text takes less than three bytes a character', () => {
  const text =
    'El arrendatario restituirá el inmueble al término del contrato, en el estado en que lo recibió. '.repeat(2000);
  expect(bytesOfIndex(indexText(text)) / text.length).toBeLessThan(3);
});
