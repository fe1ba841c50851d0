import { describe, expect, test } from 'vitest';
import { answerTo, casesIn, tally } from '#test/intents.ts';

/**
 * Questions of lawyers, asked of contracts of ours and parts of Chilean laws. How many find their place at once, among three, all of their places,
 * and how many are refused that must be. A floor only ever goes up.
 */
const FLOORS = {
  definition: { first: 21, three: 21, all: 21, refused: 7 },
  article: { first: 30, three: 30, all: 30, refused: 7 },
  party: { first: 19, three: 20, all: 20, refused: 7 },
  date: { first: 18, three: 18, all: 18, refused: 7 },
  amount: { first: 26, three: 26, all: 26, refused: 8 },
  deadline: { first: 23, three: 24, all: 24, refused: 7 },
  penalty: { first: 18, three: 18, all: 18, refused: 7 },
  obligations: { first: 16, three: 20, all: 20, refused: 7 },
  comparison: { first: 11, three: 14, all: 11, refused: 5 },
  place: { first: 19, three: 20, all: 20, refused: 6 },
};

describe('questions that ask for', () => {
  test.each(Object.entries(FLOORS))('%s', (intent, floor) => {
    const { first, three, all } = tally(casesIn(intent, 'asked'));
    expect(first).toBeGreaterThanOrEqual(floor.first);
    expect(three).toBeGreaterThanOrEqual(floor.three);
    expect(all).toBeGreaterThanOrEqual(floor.all);
    expect(tally(casesIn(intent, 'refused')).first).toBeGreaterThanOrEqual(floor.refused);
  });
});

describe('a comparison', () => {
  test('tells which sources say nothing on the point', () => {
    for (const one of casesIn('comparison', 'silent')) {
      const found = answerTo(one);
      expect(found.kind, one.question).toBe('answer');
      if (found.kind === 'answer')
        expect(found.silent.length + found.groups.length, one.question).toBe(one.sources.length);
    }
  });
});

describe('a conversation', () => {
  test('lends the last question to one that leans on it', () => {
    const { first, three } = tally(casesIn('conversation', 'borrows'));
    expect(first).toBeGreaterThanOrEqual(19);
    expect(three).toBeGreaterThanOrEqual(20);
    const understood = casesIn('conversation', 'borrows').filter((one) => answerTo(one).understood !== null);
    expect(understood.length).toBeGreaterThanOrEqual(22);
  });

  test('lends nothing to one that stands on its own', () => {
    const alone = casesIn('conversation', 'alone');
    expect(tally(alone).three).toBe(alone.length);
    for (const one of alone) {
      expect(answerTo(one).understood, one.question).toBeNull();
      expect(answerTo(one), one.question).toEqual(answerTo({ ...one, before: undefined }));
    }
  });
});
