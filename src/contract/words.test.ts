import { expect, test } from 'vitest';
import { titleFromChat } from './notes.ts';
import { titleFromText } from './sources.ts';
import { cut } from './words.ts';

test('a text is cut between characters, never within one', () => {
  expect(cut('Ñuñoa', 3)).toBe('Ñuñ');
  expect(cut('a😀😀', 2)).toBe('a😀');
  expect(cut('corto', 50)).toBe('corto');
});

test('a note is named by its question, cut to 47 characters above 50', () => {
  expect(titleFromChat('a'.repeat(50))).toBe('a'.repeat(50));
  expect(titleFromChat('a'.repeat(51))).toBe(`${'a'.repeat(47)}…`);
  expect(titleFromChat('😀'.repeat(50))).toBe('😀'.repeat(50));
  expect(titleFromChat('😀'.repeat(51))).toBe(`${'😀'.repeat(47)}…`);
});

test('a text is named by its first eight words, cut to 50 characters', () => {
  expect(titleFromText(' uno dos\ntres cuatro cinco seis siete ocho nueve')).toBe(
    'uno dos tres cuatro cinco seis siete ocho',
  );
  expect(titleFromText('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
});
