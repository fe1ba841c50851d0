import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../rules/tokens.ts';
import { INTENTS } from './all.ts';
import { classify } from './classify.ts';

/** Examples of each kind and language, at least. */
const FEWEST = 12;

describe.each(INTENTS.map((intent) => ({ id: intent.id, intent })))('$id', ({ id, intent }) => {
  it.each(['es', 'en'] as const)('is told from every one of its own examples, in %s', (language) => {
    const examples = intent.cues[language].rules.flatMap(({ yes }) => yes).map((one) => one.replace(/[«»]/g, ''));
    expect(examples.length).toBeGreaterThanOrEqual(FEWEST);
    const fits = (cue: string): boolean => id === 'division' || !cue.startsWith('division.');
    const others = examples.flatMap((example) => {
      const told = classify(tokensOf(example), language, fits);
      return told?.intent.id === id ? [] : [{ example, told: told?.by ?? 'open' }];
    });
    expect(others).toEqual([]);
  });
  it('yields only by cues that it has, in both languages', () => {
    for (const cues of Object.values(intent.cues)) {
      const ids = cues.rules.map((rule) => rule.id);
      expect((intent.yields ?? []).filter((cue) => !ids.includes(cue))).toEqual([]);
    }
  });
});
