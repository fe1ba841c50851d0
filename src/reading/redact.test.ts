import { describe, expect, test } from 'vitest';
import { textOf } from '#test/texts.ts';
import { Redactor } from './redact.ts';

const hide = (text: string): string => new Redactor([text]).hide(text);

test.each([
  ['El RUT es 12.345.678-5.', 'El RUT es [RUT-1].'],
  ['12345678-5 y 12.345.678-5 son el mismo', '[RUT-1] y [RUT-1.2] son el mismo'],
  ['cédula de identidad N° 11.111.111-2', 'cédula de identidad N° [RUT-1]'],
  ['Rol 12.345-2020 y causa 11.111.111-2', 'Rol 12.345-2020 y causa 11.111.111-2'],
  ['Escriba a ana.rojas@estudio.cl o a ANA.ROJAS@estudio.cl.', 'Escriba a [EMAIL-1] o a [EMAIL-1.2].'],
  ['Fono +56 9 8765 4321, celular 9 8765 4321', 'Fono [PHONE-1], celular [PHONE-2]'],
  ['Teléfono: 22 345 6789', 'Teléfono: [PHONE-1]'],
  ['una multa de $ 987.654.321 y 60 UF', 'una multa de $ 987.654.321 y 60 UF'],
  ['domiciliada en Avenida Apoquindo N° 3.000', 'domiciliada en [ADDRESS-1]'],
  ['vive en calle Los Aromos 123, depto. 45, Ñuñoa', 'vive en [ADDRESS-1], Ñuñoa'],
  ['at 350 Fifth Avenue, Suite 3300, New York', 'at [ADDRESS-1], New York'],
  ['comparece don Juan Pérez Soto y doña María de la Luz Díaz', 'comparece don [NAME-1] y doña [NAME-2]'],
  ['el señor Juez y la señora Ministra', 'el señor Juez y la señora Ministra'],
  ['Pedro Rojas Lagos, chileno, casado, cédula de identidad', '[NAME-1], chileno, casado, cédula de identidad'],
  ['Mr. John Smith shall pay. John Smith signs.', 'Mr. [NAME-1] shall pay. [NAME-1] signs.'],
  ['Un texto que ya dice [RUT-1] y el RUT 12.345.678-5', 'Un texto que ya dice [TEXT-1] y el RUT [RUT-1]'],
])('%s', (text, hidden) => {
  expect(hide(text)).toBe(hidden);
});

describe('texts that go together', () => {
  test('a name that is sure in one is hidden in all, however it is written', () => {
    const texts = [
      'Comparece don Juan Carlos Pérez Soto.',
      'JUAN CARLOS PÉREZ SOTO firma; Juan Pérez paga; el perejil no.',
    ];
    const redactor = new Redactor(texts);
    expect(texts.map((text) => redactor.hide(text))).toEqual([
      'Comparece don [NAME-1].',
      '[NAME-1.2] firma; [NAME-2] paga; el perejil no.',
    ]);
    expect(redactor.restore('Firma [name‑1.2] y paga [NAME-2]; [NAME-9] nadie')).toBe(
      'Firma JUAN CARLOS PÉREZ SOTO y paga Juan Pérez; [NAME-9] nadie',
    );
    expect(redactor.hidden).toHaveLength(3);
  });
});

test('what is hidden comes back to the letter, whatever the text', () => {
  const pieces = [
    '12.345.678-5',
    '[RUT-1]',
    '[rut 2]',
    '[NAME–1]',
    'don Juan Pérez',
    'a@b.cl',
    '+56 9 1234 5678',
    ' ',
    '\n',
    'calle Uno 12',
    '$1.000',
    'ñ',
    ']',
    '[',
    '-1]',
    'K',
    '9',
  ];
  let seed = 7;
  const next = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  for (let i = 0; i < 3000; i++) {
    const text = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]!).join(next(2) ? ' ' : '');
    const redactor = new Redactor([text]);
    expect(redactor.restore(redactor.hide(text))).toBe(text);
    const { text: covered, covered: places } = redactor.cover(text);
    expect(covered).toHaveLength(text.length);
    let at = 0;
    for (const { start, end } of [...places, { start: text.length, end: text.length }]) {
      expect(covered.slice(at, start)).toBe(text.slice(at, start));
      expect(covered.slice(start, end)).toMatch(/^[^\p{L}\p{N}]*(?:[xX0]+[^\p{L}\p{N}]*)*$/u);
      at = end;
    }
  }
});

test('a text is covered in its own length, and says where', () => {
  const text = 'Don Ángel 𝒳 Soto, RUT 11.111.111-1, paga.';
  expect(new Redactor([text]).cover('Paga Don Ana Soto, RUT 11.111.111-1.')).toEqual({
    text: 'Paga Don Xxx Xxxx, RUT 00.000.000-0.',
    covered: [
      { start: 9, end: 17 },
      { start: 23, end: 35 },
    ],
  });
});

test.each([
  ['competition', []],
  ['criminal', []],
  ['civil', []],
  ['agreement', ['Avenida Providencia 1650', '40 Water Street']],
] as const)('nothing else of a law or contract is hidden: %s', (name, words) => {
  const text = textOf(name);
  const redactor = new Redactor([text]);
  expect(redactor.restore(redactor.hide(text))).toBe(text);
  expect(redactor.hidden.map((one) => one.words)).toEqual(words);
});
