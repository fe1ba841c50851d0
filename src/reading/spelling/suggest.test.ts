import { expect, test } from 'vitest';
import { suggestions, type Allowance } from './suggest.ts';

/** Suggests from a dictionary of one word, and tells how many letters were looked up. */
function tried(word: string, allowance: Allowance, known = ''): { found: string[]; count: number } {
  let count = 0;
  const look = (folded: string) => {
    count++;
    return folded === known ? [{ form: known, verb: false, noun: true, cost: 0 }] : [];
  };
  const found = suggestions(word, { language: 'es', forms: () => [], guessed: look, usual: () => 0 }, 5, allowance);
  return { found, count };
}
const UNKNOWN = 'demandantequeno';

test('what is tried behind two slips ends with the allowance, but for the slips that were begun', () => {
  const near = tried(UNKNOWN, { left: 0 }).count;
  expect(near).toBeLessThan(70 * UNKNOWN.length);
  expect(tried(UNKNOWN, { left: Infinity }).count).toBeGreaterThan(5 * near);
  expect(tried(UNKNOWN, { left: 500 }).count).toBeLessThan(2 * near + 500);
});

test('words take from one allowance, and one slip is mended without any', () => {
  const allowance = { left: 3000 };
  tried(UNKNOWN, allowance);
  expect(allowance.left).toBeLessThanOrEqual(0);
  expect(tried('arrendatxrio', allowance, 'arrendatario').found).toEqual(['arrendatario']);
  expect(tried('arremdatxrio', allowance, 'arrendatario').found).toEqual([]);
  expect(tried('arremdattario', { left: Infinity }, 'arrendatario').found).toEqual(['arrendatario']);
});
