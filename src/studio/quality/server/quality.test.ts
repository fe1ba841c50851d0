import { describe, expect, test } from 'vitest';
import type { Citation } from '#contract/span.ts';
import quality, { categories } from '../contract.ts';
import tool from './index.ts';
import { scoreOf } from './score.ts';

const CONTRACT = `Contrato de arriendo

PRIMERO: Entre Ana Rojas (en adelante, la «Arrendadora») y Luis Soto se conviene lo que sigue. La Arrendadora entrega la casa.

SEGUNDO: La renta es de $500.000 (seiscientos mil pesos), que se paga según la cláusula novena.

CUARTO: Las partes acuerda que el plazo vence el 31 de abril de 2027.`;
const document = { title: 'Contrato', type: 'text' as const, text: CONTRACT, speaks: 'es' as const };
const clean = { ...document, text: 'La arrendadora entrega la casa y el arrendatario paga la renta cada mes.' };

const draft = async (of: typeof document, language: 'es' | 'en') => {
  const { result, claims } = await tool.offline(of, language, () => undefined);
  return { result: quality.result.parse(result), claims };
};

describe('a contract with faults', () => {
  test('finds them, each with a claim that stands in the text', async () => {
    const { result, claims } = await draft(document, 'es');
    const issues = categories.flatMap((name) => result.categories[name].issues);
    const rules = issues.map(({ rule }) => rule);
    for (const rule of [
      'c.monto.letras',
      'c.ref.cruzada',
      'c.numeracion.salto',
      'c.fecha.imposible',
      'es.sujeto.verbo',
    ])
      expect(rules).toContain(rule);
    for (const { start, end, quote } of claims) expect(CONTRACT.slice(start, end)).toBe(quote);
    const numbers = issues.flatMap(({ place, also }) => [place.citation_id, ...(also ? [also.citation_id] : [])]);
    expect([...numbers].sort((a, b) => a - b)).toEqual(claims.map((_, i) => i + 1));
  });

  test('counts them, and says what took how many points', async () => {
    const { result } = await draft(document, 'es');
    const counted = categories.reduce((sum, name) => sum + result.categories[name].count, 0);
    expect(result.summary.total_issues).toBe(counted);
    expect(result.summary.document_quality_score).toBeLessThan(8);
    const taken = result.score.taken.reduce((sum, { points }) => sum + points, 0);
    expect(taken).toBeCloseTo(10 - result.summary.document_quality_score, 0);
  });

  test('speaks the language of who asked, and quotes in its own', async () => {
    const { result, claims } = await draft(document, 'en');
    const [issue] = result.categories.gramatica.issues;
    expect(issue).toMatchObject({
      text: 'Line 7: The verb "acuerda" does not agree with its subject "Las partes".',
      severity: 'high',
    });
    expect(claims[issue!.place.citation_id - 1]?.quote).toBe('Las partes acuerda');
  });

  test('its paper cites every place', async () => {
    const { result, claims } = await draft(document, 'es');
    const citations = claims.map((claim, i) => ({ citation_id: i + 1, excerpt: claim.quote }) as Citation);
    const engine = { engine: 'embedded', provider: null, model: null } as never;
    const segments = tool.paper({ result, citations, language: 'es', engine });
    expect(segments.filter(({ kind }) => kind === 'quote').map(({ text }) => text)).toContain('31 de abril de 2027');
    expect(segments[0]?.text).toMatch(/^Nota: \d,\d \/ 10$/);
  });
});

test('the Ortografía is named for Spanish alone', async () => {
  const english =
    'The parties shall pay the rent bythe first day of each month, and the tenant shall keep the premises.';
  const { result } = await tool.offline(
    { title: 'x', type: 'txt', text: english, speaks: 'en' },
    'en',
    () => undefined,
  );
  expect(result.categories.ortografia.issues.map(({ text, source }) => [/bythe/.test(text), source])).toEqual([
    [true, null],
  ]);
});

test('a text without faults has a score of 10 and excellent quality', async () => {
  const { result } = await draft(clean, 'es');
  expect(result.summary).toEqual({
    total_issues: 0,
    document_quality_score: 10,
    overall_assessment: expect.stringContaining('Excelente calidad') as string,
  });
});

test('the more is wrong the lower the score, whatever the length', () => {
  const rule = { id: 'x', category: 'gramatica', weight: 3, say: { es: '', en: '' }, source: 'ours' } as const;
  const findings = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ rule, start: i, end: i + 1, suggestion: null }));
  expect(scoreOf(findings(0), 1000).value).toBe(10);
  expect(scoreOf(findings(3), 1000).value).toBeGreaterThan(scoreOf(findings(8), 1000).value);
  expect(scoreOf(findings(100), 50_000).value).toBe(scoreOf(findings(200), 100_000).value);
});
