import { describe, expect, test } from 'vitest';
import { BINDS, COURT, FORCE, OBJECT, PRESCRIBES, SANCTIONS } from './law/rules.ts';
import { RULES } from './contract/contract.ts';
import { cellIn } from './contract/find.ts';
import { ANSWERS, ASKS, COSTS, DECIDES, REASONS } from './ruling/rules.ts';
import { readIn } from './ruling/said.ts';

const words = (text: string, range: { start: number; end: number } | null): string | null =>
  range && text.slice(range.start, range.end);

describe.each([...RULES.es, ...RULES.en])('the rule $id', (rule) => {
  const read = (text: string): string | null =>
    words(text, cellIn(text, { start: 0, end: text.length, heading: '' }, { ...rule, title: null }));
  test.each(rule.yes.map(([sentence, cell]) => ({ sentence, cell })))('reads $cell', ({ sentence, cell }) => {
    expect(read(sentence)).toBe(cell);
  });
  test.each(rule.no)('leaves %s', (sentence) => {
    expect(read(sentence)).toBeNull();
  });
});

describe.each([ASKS, ANSWERS, REASONS, COSTS, DECIDES, OBJECT, BINDS, SANCTIONS, COURT, PRESCRIBES, FORCE].flat())(
  'the rule $id',
  (rule) => {
    const read = (text: string): string | null => words(text, readIn(text, { start: 0, end: text.length }, [rule]));
    test.each(rule.yes.map(([sentence, cell]) => ({ sentence, cell })))('reads $cell', ({ sentence, cell }) => {
      expect(read(sentence)).toBe(cell);
    });
    test.each(rule.no)('leaves %s', (sentence) => {
      expect(read(sentence)).toBeNull();
    });
  },
);
