import { describe, expect, test } from 'vitest';
import { reference } from '#contract/references.ts';
import { textOf } from '#test/texts.ts';
import { ownIdentity } from './own-identity.ts';
import { references } from './references.ts';

describe('references of a text', () => {
  const text = textOf('competition');
  const found = references(text);

  test('keep to the contract', () => {
    for (const one of found) expect(reference.parse(one)).toEqual(one);
  });
  test('stand in order, within the text, without overlaps', () => {
    found.forEach(({ start, end }, i) => {
      expect(start).toBeGreaterThanOrEqual(found[i - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
    });
  });
  test('link only what is named or pointed back to', () => {
    const norms = found.flatMap((one) => (one.kind === 'articles' && one.norm ? [one.norm] : []));
    expect(norms.length).toBeGreaterThan(0);
    expect(norms.filter(({ how, link }) => how === 'after' && link !== null)).toEqual([]);
  });
  test('offsets count UTF-16 units, whatever stands before', () => {
    const odd = 'İ𝒳 — ﬁ № “Ñandú” – el artículo 3° de la Ley N° 19.496';
    const [one] = references(odd);
    expect(odd.slice(one!.start)).toBe('artículo 3° de la Ley N° 19.496');
  });
  test('are none in a text without any', () => {
    expect(references('')).toEqual([]);
    expect(references('Las partes se reúnen en la ciudad.')).toEqual([]);
  });
});

describe('a text made to be slow', () => {
  /** Long enough that work in the square of it would never end within the time of a test. */
  const LENGTH = 400_000;
  test.each(['letra a) ', 'roles 12, ', 'citado ', 'N° 1 ', 'á ', '1 U.S. 1, ', 'Santiago, ', '   ', '1-'])(
    'is read to its end: %s',
    (part) => {
      const text = part.repeat(LENGTH / part.length);
      expect(references(text).every(({ end }) => end <= text.length)).toBe(true);
      expect(ownIdentity(text).court).toBeNull();
    },
  );
});
