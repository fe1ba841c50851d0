import { expect, test } from 'vitest';
import { proseStart } from './front-matter.ts';

test('keys at the head of a text are no prose', () => {
  expect(proseStart('---\nnumero: "20393"\ntitulo: Uno\n  dos\n---\nArtículo 1.')).toBe(42);
  expect(proseStart('---\n\nUn párrafo.\n\n---\nOtro: dos.')).toBe(0);
  expect(proseStart('Artículo 1.\n---\n')).toBe(0);
});
