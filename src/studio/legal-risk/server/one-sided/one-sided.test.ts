import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { legalRisk } from '../../contract.ts';
import tool from '../index.ts';
import { flat, foldKept } from '../units.ts';
import { ONE_SIDED } from './rule.ts';
import { scoreOf } from './score.ts';

const score = (words: string, language: Language): number => scoreOf(flat(foldKept(words)), language);

describe('clauses that weigh on one side', () => {
  test.each(['es', 'en'] as const)('%s: the examples of the rule stand on their sides of the limit', (language) => {
    const { hit, miss } = ONE_SIDED[language].examples;
    expect(score(hit, language)).toBeGreaterThanOrEqual(0);
    for (const words of miss) expect(score(words, language)).toBeLessThan(0);
  });

  test('what no rule names is told with its place, wording to paste and no law', async () => {
    const clause =
      'El alumno no se casará mientras estudie y pagará la carrera completa si se retira por cualquier causa.';
    const text = `CONTRATO DE PRESTACIÓN DE SERVICIOS EDUCACIONALES\n\nEl Instituto y el alumno convienen:\n\n1. El Instituto imparte el curso de contabilidad de doce clases.\n\n2. ${clause}\n\n3. Las clases comienzan el 3 de marzo de 2026.`;
    const draft = await tool.offline({ title: 'Contrato', type: 'txt', text, speaks: 'es' }, 'es', () => undefined);
    const { legal_issues, advantages } = legalRisk.parse(draft.result);
    const found = legal_issues.filter(({ location, also }) =>
      [location, ...also].some(({ citation_id }) => draft.claims[citation_id - 1]!.quote.includes('no se casará')),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { replacement } of found) expect(replacement).not.toBeNull();
    expect(advantages).toEqual([]);
    expect(legal_issues.filter(({ rule, basis }) => rule === 'es-one-sided' && basis !== null)).toEqual([]);
  });
});
