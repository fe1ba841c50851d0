import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('what the passage has too is the same, the rest is new, and names stand alone', () => {
  expect(piecesOf('La multa será de {{monto}} con un tope.', 'La multa será de cinco UF.')).toEqual([
    { text: 'La multa será de ', kind: 'same' },
    { text: 'monto', kind: 'name' },
    { text: ' ', kind: 'same' },
    { text: 'con un tope.', kind: 'new' },
  ]);
});

test('case, accents and stops do not make a word new', () => {
  expect(piecesOf('la Renta, mensual', 'LA RENTA MENSUAL.')).toEqual([{ text: 'la Renta, mensual', kind: 'same' }]);
});

test('nothing is lost, and with nothing in common all words are new', () => {
  const pieces = piecesOf('Uno dos {{tres}} cuatro', '');
  expect(pieces.map(({ text }) => text).join('')).toBe('Uno dos tres cuatro');
  expect(pieces.filter(({ kind }) => kind === 'same').every(({ text }) => text.trim() === '')).toBe(true);
});
