import { expect, test } from 'vitest';
import { spellerOf } from './dictionaries.ts';

test('the dictionaries of both languages are there, and read once', () => {
  expect(spellerOf('es').knows('arrendatario')).toBe(true);
  expect(spellerOf('en').knows('lessor')).toBe(true);
  expect(spellerOf('es').knows('arrendatrio')).toBe(false);
  expect(spellerOf('es')).toBe(spellerOf('es'));
});
