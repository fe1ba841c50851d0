import { describe, expect, test } from 'vitest';
import { Problem } from '#server/http/problem.ts';
import { ModelEngine } from '#test/model-engine.ts';
import { givenOf, json, linesIn, mends, strangers } from '#test/online.ts';
import contract, { categories, type Issue } from '../contract.ts';
import tool from './index.ts';

const engine = new ModelEngine();
const TEXT = `Contrato de arrendamiento entre Inmobiliaria Quilín y doña Rosa Pérez Soto.

La renta mensual es de cuatrocientos mil pesos y se paga por anticipado dentro de los primeros cinco días.

El plazo del contrato es de veinticuatro meses contados desde su firma por ambas partes.

La arrendataria entregará la propiedad en buen estado, y el arrendador haiga recibido las llaves ese día.`;
const MONEY = 'La renta mensual es de cuatrocientos mil pesos';

type Said = Partial<{
  line: number;
  quote: string;
  category: string;
  severity: string;
  why: string;
  suggestion: string | null;
}>;
const said = (one: Said) => ({
  line: 3,
  quote: MONEY,
  category: 'coherencia',
  severity: 'medium',
  why: 'No concuerda con lo que se dice después.',
  suggestion: null,
  ...one,
});
const online = async (answer: Parameters<ModelEngine['that']>[0]) => {
  const { model } = await engine.that(answer);
  const given = await givenOf<typeof contract>({ tool, text: TEXT, model: model! });
  const draft = await tool.online(given);
  return { ground: contract.result.parse(given.ground.result), result: contract.result.parse(draft.result), draft };
};
const says = (...all: Said[]) =>
  online((asked) => (mends(asked) ? json({ quotations: [] }) : json({ findings: all.map(said) })));
const models = (result: { categories: Record<string, { issues: Issue[] }> }): Issue[] =>
  Object.values(result.categories).flatMap(({ issues }) => issues.filter(({ by }) => by === 'model'));

describe('quality with a model', () => {
  test('keeps the issues and the score of the rules, and adds the model’s as its own', async () => {
    const { ground, result, draft } = await says(
      { severity: 'high' },
      {
        line: 5,
        quote: 'contados desde su firma por ambas partes',
        category: 'redaccion',
        suggestion: 'contados desde que ambas partes lo firmen',
      },
    );
    expect(ground.summary.total_issues).toBeGreaterThan(0);
    expect(models(result)).toMatchObject([
      {
        rule: 'model',
        source: null,
        suggestion: 'contados desde que ambas partes lo firmen',
        severity: 'medium',
      },
      { rule: 'model', severity: 'medium', text: 'Línea 3: No concuerda con lo que se dice después.' },
    ]);
    for (const name of categories) {
      const { count, issues } = result.categories[name];
      expect(issues.filter(({ by }) => by !== 'model')).toEqual(ground.categories[name].issues);
      expect(count - ground.categories[name].count).toBe(issues.length - ground.categories[name].issues.length);
    }
    expect(result.score).toEqual(ground.score);
    expect(result.summary.document_quality_score).toBe(ground.summary.document_quality_score);
    expect(result.summary.total_issues).toBe(ground.summary.total_issues + 2);
    expect(result.summary.overall_assessment).toContain('agregó 2 observaciones, marcadas como suyas');
    expect(strangers(draft, TEXT)).toEqual([]);
  });

  test('does not double a rule’s issue, and leaves out what rests on an authority that is not there', async () => {
    const { ground, result } = await says(
      ...categories.map((category) => ({
        line: 7,
        quote: 'el arrendador haiga recibido las llaves ese día',
        category,
        why: 'La forma del verbo no es la culta.',
      })),
      { why: 'Según Alessandri, es nulo.' },
      {
        line: 5,
        quote: 'El plazo del contrato es de veinticuatro meses',
        why: 'El plazo queda vago. Lo exige el artículo 1545 del Código Civil.',
        suggestion: 'El plazo de la Ley N° 19.496',
      },
    );
    const there = categories.filter((name) => ground.categories[name].issues.length > 0);
    expect(there.length).toBeGreaterThan(0);
    const mine = models(result);
    expect(mine.find(({ why }) => why.startsWith('El plazo'))).toMatchObject({
      why: 'El plazo queda vago.',
      suggestion: null,
    });
    expect(JSON.stringify(mine)).not.toMatch(/Alessandri|1545|19\.496/);
    expect(mine).toHaveLength(categories.length - there.length + 1);
  });

  test('puts nothing in the place of words that does not say the same', async () => {
    const quote = 'se paga por anticipado dentro de los primeros cinco días';
    const { result } = await says(
      { quote, category: 'redaccion', suggestion: 'se paga al término dentro de los primeros cinco días' },
      { line: 5, quote: 'contados desde su firma por ambas partes', suggestion: 'contados desde la entrega' },
      {
        line: 7,
        quote: 'La arrendataria entregará la propiedad en buen estado',
        suggestion: 'La arrendataria entrega',
      },
    );
    expect(models(result).map(({ suggestion }) => suggestion)).toEqual([null, null, null]);
  });

  test('half is invented, a hundred times: nothing of it is in a report', async () => {
    let seed = 5;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const { model } = await engine.that((asked) => {
      const all = linesIn(asked).map(({ line, words }) => {
        const some = words.split(' ').slice(1, 8);
        return said({ line, quote: random() < 0.5 ? some.join(' ') : some.reverse().join(' ') });
      });
      return mends(asked) ? json({ quotations: all }) : json({ findings: all });
    });
    const given = await givenOf<typeof contract>({ tool, text: TEXT, model: model! });
    let kept = 0;
    for (let run = 0; run < 100; run++) {
      const draft = await tool.online(given);
      kept += models(contract.result.parse(draft.result)).length;
      expect(strangers(draft, TEXT)).toEqual([]);
    }
    expect(kept).toBeGreaterThan(100);
  });

  test('a model that finds nothing leaves the report, and says so; one that fails fails', async () => {
    const { ground, result } = await says();
    expect(result.categories).toEqual(ground.categories);
    expect(result.summary.overall_assessment).toContain('no agregó nada');
    await engine.provider.close();
    await expect(online(() => ({ text: '{}' }))).rejects.toThrow(new Problem('PROVIDER_FAILED'));
  });
});
