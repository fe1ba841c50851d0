import { expect, test } from 'vitest';
import { divideLongLines } from './long-lines.ts';

test('an enormous line is divided after sentences, and no word changes', () => {
  const line = 'Los contratos legalmente celebrados son una ley para los contratantes. '.repeat(400).trim();
  const divided = divideLongLines(`Título\n${line}\nFin`);
  const lines = divided.split('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.slice(1, -1).every((one) => one.length <= 1200 && one.endsWith('.'))).toBe(true);
  expect(lines.slice(1, -1).join(' ')).toBe(line);
  expect(divideLongLines(divided)).toBe(divided);
});

test('a long paragraph stays whole', () => {
  const paragraph = 'Considerando que la renta no se pagó. '.repeat(150).trim();
  expect(divideLongLines(paragraph)).toBe(paragraph);
});

test('what has no blanks is cut, but never within a character', () => {
  const divided = divideLongLines('😀'.repeat(9000));
  expect(divided.split('\n').length).toBeGreaterThan(10);
  expect(divided.replaceAll('\n', '')).toBe('😀'.repeat(9000));
});

test('ten million letters in a row are divided too', () => {
  expect(divideLongLines('a'.repeat(10_000_000)).indexOf('\n')).toBe(1200);
});
