import { describe, expect, test } from 'vitest';
import { hitsOf, read } from '../match.ts';
import { pasteOf } from '../paste.ts';
import { RULES } from './all.ts';
import { LAWS } from './laws.ts';

describe('the rules', () => {
  test('have names of their own and words in both languages', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    for (const { id, title, why, action } of RULES)
      for (const both of [title, why, action]) expect(both.es && both.en, id).toBeTruthy();
  });

  test('that say that something is not there are never above medium', () => {
    const protections = RULES.filter(({ sort }) => sort === 'protection');
    expect(protections.length).toBeGreaterThan(0);
    for (const { id, level } of protections) expect(['low', 'medium'], id).toContain(level);
  });

  test('that are high or critical in Spanish rest on an article, and what violates rests on one', () => {
    const founded = RULES.filter(
      ({ sort, level, language, violates }) =>
        violates || (sort === 'risk' && language === 'es' && (level === 'high' || level === 'critical')),
    );
    expect(founded.length).toBeGreaterThan(0);
    for (const { id, basis } of founded) expect(basis && LAWS[basis.law], id).toBeTruthy();
  });

  test('that are no protection offer wording whose names are closed, and a question', () => {
    for (const rule of RULES.filter(({ sort }) => sort !== 'protection')) {
      const paste = pasteOf(rule)!;
      expect(paste, rule.id).not.toBeNull();
      for (const wording of [paste.balanced, paste.favourable ?? ''])
        expect(wording.replace(/\{\{[^{}]+\}\}/g, ''), rule.id).not.toMatch(/[{}]/);
      expect(paste.ask, rule.id).toMatch(/\?$/);
    }
  });

  test('yield to rules that exist, and so are those that answer them', () => {
    const ids = new Set(RULES.map(({ id }) => id));
    for (const { id, yields, answered } of RULES)
      for (const other of [...(yields ?? []), ...(answered ?? [])])
        expect(ids.has(other), `${id}: ${other}`).toBe(true);
  });

  test.each(RULES.map((rule) => [rule.id, rule] as const))(
    '%s finds its example and is silent on its counter-examples',
    (_, rule) => {
      expect(hitsOf(rule, read(rule.examples.hit))).not.toEqual([]);
      for (const miss of rule.examples.miss) expect(hitsOf(rule, read(miss))).toEqual([]);
    },
  );
});
