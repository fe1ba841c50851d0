import { expect, test } from 'vitest';
import { valueOf } from './value.ts';

test.each([
  ['120 unidades de fomento', '120 UF'],
  ['treinta (30) días', '30 días'],
  ['La arrendataria', 'la Arrendataria.'],
])('«%s» says the same as «%s»', (a, b) => {
  expect(valueOf(a, 'es')).toBe(valueOf(b, 'es'));
});

test.each([
  ['120 UF', '135 UF'],
  ['dos años', 'tres años'],
  ['la arrendadora', 'la arrendataria'],
])('«%s» says something else than «%s»', (a, b) => {
  expect(valueOf(a, 'es')).not.toBe(valueOf(b, 'es'));
});

test('holds none of the words', () => {
  expect(valueOf('Frigoríficos Andalién', 'es')).toMatch(/^[0-9a-f]{16}$/);
  expect(valueOf(' ', 'es')).toBe('');
});
