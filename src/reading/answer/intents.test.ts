import { describe, expect, test } from 'vitest';
import { answerTo, casesIn, tally } from '#test/intents.ts';

/**
 * Questions of lawyers, asked of contracts of ours and parts of Chilean laws. How many find their place at once, among three, all of their places,
 * and how many are refused that must be. A floor only ever goes up.
 */
const FLOORS = {
  definition: { first: 27, three: 27, all: 27, refused: 9 },
  article: { first: 38, three: 38, all: 38, refused: 9 },
  party: { first: 27, three: 28, all: 28, refused: 13 },
  date: { first: 25, three: 25, all: 25, refused: 11 },
  amount: { first: 33, three: 34, all: 34, refused: 13 },
  deadline: { first: 28, three: 29, all: 29, refused: 12 },
  penalty: { first: 23, three: 23, all: 23, refused: 10 },
  obligations: { first: 19, three: 23, all: 23, refused: 9 },
  comparison: { first: 15, three: 17, all: 16, refused: 6 },
  place: { first: 28, three: 29, all: 29, refused: 21 },
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
      const told = found.kind === 'answer' ? found.silent.length + found.groups.length : 0;
      expect(told, one.question).toBe(one.sources.length);
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
