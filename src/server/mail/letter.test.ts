import { expect, test } from 'vitest';
import { whenIn } from './letter.ts';

test('a letter tells the hour of Chile, by the clock of 24 in Spanish', () => {
  const [afternoon, midnight] = [new Date('2026-11-23T20:38:00Z'), new Date('2026-11-23T03:05:00Z')];
  expect(whenIn('es', afternoon)).toBe('23 de noviembre de 2026 a las 17:38 (hora de Chile)');
  expect(whenIn('es', midnight)).toContain('a las 00:05');
  expect(whenIn('en', afternoon)).toBe('November 23, 2026 at 5:38 PM (Chile time)');
});
