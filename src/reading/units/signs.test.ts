import { describe, expect, test } from 'vitest';
import { FURNITURE } from './furniture.ts';
import { GENRES } from './genres.ts';
import { CLOSING_EN, KINDS_EN } from './kinds.en.ts';
import { CLOSING_ES, KINDS_ES } from './kinds.es.ts';
import type { Sign } from './sign.ts';
import { SPEAKERS_EN, VOICES_EN } from './voices.en.ts';
import { SPEAKERS_ES } from './speakers.es.ts';
import { VOICES_ES } from './voices.es.ts';

const TABLES: Record<string, readonly Sign<string>[]> = {
  furniture: FURNITURE,
  genres: GENRES,
  kinds: [...KINDS_ES, ...KINDS_EN],
  closing: [...CLOSING_ES, ...CLOSING_EN],
  voices: [...VOICES_ES, ...VOICES_EN],
  speakers: [...SPEAKERS_ES, ...SPEAKERS_EN],
};
const rows = Object.entries(TABLES).flatMap(([table, signs]) =>
  signs.map((sign) => ({ sign, name: `${table}: ${sign.id} ${sign.language}` })),
);

describe('signs', () => {
  test.each(rows)('$name holds of its examples and of no other', ({ sign }) => {
    for (const words of sign.yes) expect({ words, holds: sign.pattern.test(words) }).toEqual({ words, holds: true });
    for (const words of sign.no) expect({ words, holds: sign.pattern.test(words) }).toEqual({ words, holds: false });
    expect(Math.min(sign.yes.length, sign.no.length)).toBeGreaterThan(0);
  });
  test('each has an id of its own in its language', () => {
    for (const signs of Object.values(TABLES)) {
      const ids = signs.map(({ id, language }) => `${id} ${language}`);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
