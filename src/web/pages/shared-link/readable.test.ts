import { expect, test } from 'vitest';
import { quoteAddress } from '#contract/notes.ts';
import { readable } from './readable.ts';

test('a quotation of a note keeps its words and loses its address; other links stay', () => {
  const address = quoteAddress({ source_id: '0b5c1f6e-0000-4000-8000-000000000000', version: 1, start: 3, end: 9 });
  expect(readable(`«La renta» [Contrato, línea 2](${address}) y [la ley](https://www.bcn.cl/).`)).toBe(
    '«La renta» Contrato, línea 2 y [la ley](https://www.bcn.cl/).',
  );
});
