import { expect, test } from 'vitest';
import { readingOrder, type Run } from './page-order.ts';

const run = (text: string, top: number): Run => ({ text, left: 72, right: 400, top, bottom: top - 10 });

test('a page is read from its top to its foot, whatever the order of its runs', () => {
  const lines = readingOrder([run('no se presume.', 680), run('La solidaridad', 700)]);
  expect(lines.map((line) => line.text)).toEqual(['La solidaridad', 'no se presume.']);
});

test('a page whose font does not say its letters counts as unread', () => {
  expect(readingOrder([run('\u0001\u0002\u0003 \u0004\u0005\u0006\u0007 5.', 700)])).toEqual([]);
  expect(readingOrder([run('\ue001\ue002\ue003\ue004', 700)])).toEqual([]);
});

test('a few odd signs do not hide a page', () => {
  const lines = readingOrder([run('\uf0b7 El arrendador entrega el inmueble.', 700)]);
  expect(lines).toHaveLength(1);
});
