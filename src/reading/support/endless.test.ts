import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';
import { gated, gatedIn, gatedProposal, gatedQuestion, gatedTitle } from './gate.ts';
import { match } from './match.ts';
import { gatedOpinion, gatedTelling } from './opinion.ts';
import { readSentence } from './sentence.ts';
import { supportOf } from './support.ts';

const ES = { language: 'es' } as const;
const MANY = 200;
/** A source of many sentences, no two of the same words. */
const SOURCE = Array.from({ length: MANY }, (_, i) => `El arriendo del local${i} vence en mayo.`).join(' ');
/** What a model writes that does not stop. */
const ENDLESS: readonly [string, string][] = [
  ['one word', 'arriendo '.repeat(5000)],
  ['clauses', 'el arriendo vence, '.repeat(2500)],
  ['denials', 'no '.repeat(15_000)],
  ['letters', 'a'.repeat(50_000)],
  ['an address', 'a.'.repeat(25_000)],
];

test.each(ENDLESS)('what has no end is withdrawn everywhere: %s', (_, words) => {
  const quotation = { words: SOURCE };
  const beside = { ...ES, vouch: (text: string) => text };
  expect(supportOf(words, [quotation], ES).state).toBe('not');
  expect(gated(words, [quotation], ES)).toMatchObject({ text: '', withdrawn: [{ reason: 'words' }] });
  expect(gatedTitle(words, [SOURCE], ES)).toBe('');
  expect(gatedIn(words, SOURCE, ES)).toBe('');
  expect(gatedQuestion(words, [SOURCE], ES)).toBe('');
  expect(gatedProposal(words, ES)).toBe('');
  expect(gatedOpinion(words, quotation, beside)).toBe('');
  expect(gatedTelling(words, quotation, beside)).toBe(null);
});

test('a sentence beside what has no end is kept', () => {
  const said = 'El arriendo del local7 vence en mayo.';
  expect(gated(`${said} ${'Arriendo '.repeat(5000)}`, [{ words: SOURCE }], ES).text.trim()).toBe(said);
  expect(gatedIn(`${said} ${'Arriendo '.repeat(5000)}`, SOURCE, ES)).toBe(said);
});

test('a word that a statement repeats is looked for once, and once where a quotation repeats it', () => {
  const said = (times: number) => readSentence('arriendo '.repeat(times), 'es');
  /** How often a match asks for the stem of a word of the quotation. */
  const asked = (times: number, there: number): number => {
    let count = 0;
    const sentence = readSentence('El arriendo vence. '.repeat(there), 'es');
    const words = sentence.words.map((one) => ({
      ...one,
      get stem() {
        count++;
        return one.stem;
      },
    }));
    const { pairs } = match(said(times), { ...sentence, words }, []);
    expect(pairs.size).toBe(times);
    expect(pairs.get(0)).toHaveLength(there);
    return count;
  };
  expect(asked(MANY, 1)).toBe(asked(1, 1));
  // Each word of a quotation is listed once, and no more is asked of those that repeat another.
  expect(asked(MANY, MANY)).toBeLessThanOrEqual(asked(1, 1) * MANY);
});

test('a quotation of many sentences is read again at most once, for the part that a statement is about', () => {
  let count = 0;
  const read = (words: string) => {
    count++;
    return readSentence(words, 'es');
  };
  const part = focusOf(readSentence('El arriendo del local7 vence.', 'es'), readSentence(SOURCE, 'es'), read);
  expect(part?.text).toBe('El arriendo del local7 vence en mayo.');
  expect(count).toBe(1);
});
