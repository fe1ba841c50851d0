import { describe, expect, test } from 'vitest';
import { buildSegment } from '#reading/index/segment.ts';
import { isOfMatter, MATTERS } from './matter.ts';
import { CLAUSE_RULES, statedIn, states } from './stated.ts';
import type { Preset } from '../contract.ts';

describe.each(CLAUSE_RULES.map((rule) => ({ name: `${rule.language} ${rule.preset}`, rule })))('$name', ({ rule }) => {
  test.each(rule.yes)('is stated: %s', (words) => expect(states(words, rule)).toBe(true));
  test.each(rule.no)('is not: %s', (words) => expect(states(words, rule)).toBe(false));
});

describe.each(Object.entries(MATTERS))('an answer to %s', (preset, { yes, no }) => {
  test.each(yes)('is of its matter: %s', (words) => expect(isOfMatter(preset as Preset, words)).toBe(true));
  test.each(no)('is of another: %s', (words) => expect(isOfMatter(preset as Preset, words)).toBe(false));
});

const AGREEMENT = [
  'SUPPLY AGREEMENT',
  'Notices. The term of this Agreement is told in Section 9. Either party may terminate this Agreement upon a breach by the other.',
  'Sale. The Buyer shall purchase all lenses exclusively from the Seller.',
  '9. Term. Unless ended earlier, this Agreement shall commence on the Launch Date and shall continue until all tests are done.',
  'The Buyer may terminate this Agreement at any time, without cause.',
].join('\n\n');
const said = (preset: Preset, text = AGREEMENT): string | null => {
  const passage = statedIn({ title: '', text, index: buildSegment({ text }) }, preset)?.passage;
  return passage ? text.slice(passage.start, passage.end) : null;
};

test('the sentence that states a matter is told whole', () => {
  expect(said('expiry')).toContain('until all tests are done.');
  expect(said('exclusivity')).toBe('The Buyer shall purchase all lenses exclusively from the Seller.');
  expect(said('termination')).toBe('The Buyer may terminate this Agreement at any time, without cause.');
  expect(said('audit')).toBeNull();
  expect(said('rent')).toBeNull();
});

test('any text is read without an error and soon', () => {
  const started = performance.now();
  for (const text of [
    '',
    '\n',
    `The term of this Agreement ${'shall be for '.repeat(190)}`,
    'exclusive '.repeat(20_000),
  ])
    for (const preset of ['expiry', 'termination', 'exclusivity', 'audit', 'insurance'] as const) said(preset, text);
  expect(performance.now() - started).toBeLessThan(4000);
});
