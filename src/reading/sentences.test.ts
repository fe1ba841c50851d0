import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from '#test/texts.ts';
import { KEPT_WHOLE } from './abbreviated.ts';
import { sentences } from './sentences.ts';

const cut = (text: string): string[] => sentences(text).map(({ start, end }) => text.slice(start, end));
const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

describe('sentences', () => {
  test.each([
    ['two', 'Se declara inadmisible. Notifíquese.', ['Se declara inadmisible.', 'Notifíquese.']],
    [
      'of an abbreviation',
      'Según el art. 5 de la Ley. Rige desde hoy.',
      ['Según el art. 5 de la Ley.', 'Rige desde hoy.'],
    ],
    [
      'of a court and of persons by their titles',
      'La Iltma. Corte oyó a los Sres. Pérez y Soto. La Excma. Corte Suprema falló.',
      ['La Iltma. Corte oyó a los Sres. Pérez y Soto.', 'La Excma. Corte Suprema falló.'],
    ],
    [
      'of a word that also ends sentences',
      'It is the cap. Next. La res. Otra.',
      ['It is the cap.', 'Next.', 'La res.', 'Otra.'],
    ],
    ['of an initial', 'Firma Juan P. Soto por Andes Ltda. Santiago.', ['Firma Juan P. Soto por Andes Ltda. Santiago.']],
    [
      'of the names of companies',
      'Vende Soto Hnos. Limitada a Ruiz y Cía. Ltda. La compradora paga a Paz E.I.R.L. Transportes.',
      ['Vende Soto Hnos. Limitada a Ruiz y Cía. Ltda.', 'La compradora paga a Paz E.I.R.L. Transportes.'],
    ],
    ['of a number', 'Paga 1.000 pesos. Nada más.', ['Paga 1.000 pesos.', 'Nada más.']],
    ['of a question', '¿Hay plazo? ¡Sí! Un año.', ['¿Hay plazo?', '¡Sí!', 'Un año.']],
    ['in quotation marks', 'Dijo: “No pagaré.” Y se fue.', ['Dijo: “No pagaré.”', 'Y se fue.']],
    ['over a line end', 'Esta ley tiene\npor objeto proteger.', ['Esta ley tiene\npor objeto proteger.']],
    ['before an empty line', 'TÍTULO PRIMERO\n\nDe las partes', ['TÍTULO PRIMERO', 'De las partes']],
    ['of a Markdown heading', '# Ley 20393\nEstablece', ['# Ley 20393', 'Establece']],
    ['of items', 'Acciones:\na) de cesación;\nb) de remoción.', ['Acciones:', 'a) de cesación;', 'b) de remoción.']],
    ['of an article', 'Fin del inciso\nArtículo 6º.- Otro.', ['Fin del inciso', 'Artículo 6º.- Otro.']],
    [
      'over a line that begins with a named article',
      'no se pronuncia sobre el\nartículo 10 del proyecto.',
      ['no se pronuncia sobre el\nartículo 10 del proyecto.'],
    ],
    [
      'over a line that begins with a named letter',
      'las acciones de las letras\na) a d) del artículo.',
      ['las acciones de las letras\na) a d) del artículo.'],
    ],
    [
      'over a line that begins with a named section',
      'as set out in\nSection 7 and below.',
      ['as set out in\nSection 7 and below.'],
    ],
    [
      'of items with ordinals',
      'Está en mora,\n1º. Cuando no cumple;\n2ª. Si tarda.',
      ['Está en mora,', '1º. Cuando no cumple;', '2ª. Si tarda.'],
    ],
    [
      'over a line that begins with a grouped number',
      'se pagará la suma de\n77.914 pesos cada mes.',
      ['se pagará la suma de\n77.914 pesos cada mes.'],
    ],
    ['of items without a stop', 'Se obliga a\na) pagar\nb) entregar', ['Se obliga a', 'a) pagar', 'b) entregar']],
    ['whose number has a stop', '1. Definitions. The Products.', ['1. Definitions.', 'The Products.']],
    ['whose article has a stop', 'Artículo 12. Objeto de la ley. Otro.', ['Artículo 12. Objeto de la ley.', 'Otro.']],
    ['that ends in a number', 'Son 12. El resto.', ['Son 12.', 'El resto.']],
    ['before a lower case letter', 'the Inc. shall pay. Then it ends.', ['the Inc. shall pay.', 'Then it ends.']],
  ])('%s', (_, text, expected) => {
    expect(cut(text)).toEqual(expected);
  });

  test.each(KEPT_WHOLE)('an abbreviation keeps whole: %s', (text) => {
    expect(cut(text)).toEqual([text]);
  });

  test('a long enumeration ends at its semicolons', () => {
    const item = `${'conducta '.repeat(50).trim()};`;
    expect(cut(`${item} ${item} fin.`)).toEqual([item, item, 'fin.']);
  });

  test.each(['', ' ', '\n\n', '\u00a0'.trim()])('nothing has none', (text) => {
    expect(cut(text)).toEqual([]);
  });

  test('a text without stops is one sentence, however long', () => {
    const long = 'palabra '.repeat(20_000).trim();
    expect(cut(long)).toEqual([long]);
  });

  test('of a part stay within it', () => {
    const text = textOf('agreement');
    const from = text.indexOf('## 7.');
    const to = text.indexOf('## 8.');
    const part = sentences(text, from, to);
    expect(part.every(({ start, end }) => from <= start && start < end && end <= to)).toBe(true);
    expect(part.map(({ start, end }) => text.slice(start, end)).at(-1)).toMatch(/^These obligations survive for five/);
  });
});

/** In order, side by side, without blanks at their ends, and nothing but blanks between them. */
function expectWhole(text: string): void {
  let at = 0;
  for (const { start, end } of sentences(text)) {
    expect(text.slice(at, start).trim()).toBe('');
    expect(end).toBeGreaterThan(start);
    expect(text.slice(start, end)).toMatch(/^\S[^]*\S$|^\S$/u);
    at = end;
  }
  expect(text.slice(at).trim()).toBe('');
}

describe('no word is lost', () => {
  test.each(names)('of %s', (name) => {
    expectWhole(textOf(name));
  });

  test('of any text', () => {
    const unit = fc.constantFrom('a', 'A', '1', '.', '?', ';', ' ', '\n', ')', '”', '#', '👩', 'art', '-', '\u00a0');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 120 }), (text) => expectWhole(text)),
      { numRuns: 1500, seed: 7 },
    );
  });
});
