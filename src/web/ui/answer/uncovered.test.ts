import { expect, it } from 'vitest';
import { markUncovered, UNCOVERED, uncoveredWords, unmarkedUncovered } from './uncovered.ts';

const TEXT = 'La rebaja es siempre procedente, **aunque** se renuncie.';
const at = (words: string) => ({ from: TEXT.indexOf(words), to: TEXT.indexOf(words) + words.length });

it('marks the words that no quotation carries, but not across the marks of bold words', () => {
  const marked = markUncovered({ text: TEXT, uncovered: [at('siempre'), at('**aunque** se')] });
  expect([...marked.matchAll(UNCOVERED)].map(([, words]) => words)).toEqual(['siempre']);
  expect(unmarkedUncovered(marked)).toBe(TEXT);
});

it('tells the words plainly', () => {
  expect(uncoveredWords({ text: TEXT, uncovered: [at('siempre'), at('**aunque** se')] })).toEqual([
    'siempre',
    'aunque se',
  ]);
});

it('lets no text bring marks of its own', () => {
  expect(markUncovered({ text: 'a\u2993b\u2994c' })).toBe('a b c');
});
