import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Problem } from '#server/http/problem.ts';
import { ModelEngine } from '#test/model-engine.ts';
import { givenOf, json, linesIn, mends, strangers } from '#test/online.ts';
import contract from '../contract.ts';
import { outlineOf, type Twig } from '../outline.ts';
import tool from './index.ts';

const engine = new ModelEngine();
const TEXT = readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8').split('\n').slice(0, 14).join('\n');
const lineOf = (quote: string): number => TEXT.slice(0, TEXT.indexOf(quote)).split('\n').length;

type Said = { quote: string; from: string; verb: string; to: string; line?: number; relation?: string };
const said = (one: Said) => ({ line: lineOf(one.quote), relation: 'acts', ...one });
const online = async (answer: Parameters<ModelEngine['that']>[0]) => {
  const { model } = await engine.that(answer);
  const given = await givenOf<typeof contract>({ tool, text: TEXT, model: model! });
  const draft = await tool.online(given);
  return { ground: contract.result.parse(given.ground.result), result: contract.result.parse(draft.result), draft };
};
const says = (...all: Said[]) =>
  online((asked) => (mends(asked) ? json({ quotations: [] }) : json({ findings: all.map(said) })));
const sizeOf = ({ children }: Twig): number => 1 + children.reduce((sum, child) => sum + sizeOf(child), 0);
const LOCK =
  'el arrendador podrá suspender los servicios de agua y electricidad del departamento y cambiar la cerradura';

const ADJUSTED = 'La renta se reajustará cada seis meses según la variación del Índice de Precios al Consumidor';

describe('a concept map with a model', () => {
  test('grows by what a sentence states, in its own words, and stays one tree', async () => {
    const { ground, result, draft } = await says(
      { quote: ADJUSTED, from: 'La renta', verb: 'se reajustará cada seis meses según', to: 'la variación' },
      { quote: ADJUSTED, from: 'renta', verb: 'se reajustará', to: 'variación' },
    );
    expect(ground.nodes.some(({ label }) => /^renta$/i.test(label))).toBe(true);
    const node = result.nodes.find(({ by }) => by === 'model')!;
    expect(node).toMatchObject({ label: 'variación', category: 'term', mentions: 1 });
    const edges = result.edges.filter(({ by }) => by === 'model');
    expect(edges).toMatchObject([
      { label: 'se reajustará cada seis meses según', relation: 'acts', tree: true, target: node.id },
    ]);
    expect(draft.claims[edges[0]!.place!.citation_id - 1]!.quote).toBe(ADJUSTED);
    expect(result.nodes.slice(0, ground.nodes.length)).toEqual(ground.nodes);
    expect(result.edges.slice(0, ground.edges.length)).toEqual(ground.edges);
    const [root, ...loose] = outlineOf(result);
    expect([sizeOf(root!), loose.length]).toEqual([result.nodes.length, 0]);
    expect(result.categories.flatMap(({ concepts }) => concepts).sort()).toEqual(
      result.nodes.map(({ id }) => id).sort(),
    );
    expect(result.summary).toContain('agregó 1 de los conceptos y 1 de las relaciones');
  });

  test('leaves out what its quotation does not state, and what hangs on nothing', async () => {
    const { ground, result } = await says(
      { quote: LOCK, from: 'arrendador', verb: 'destruye', to: 'cerradura' },
      { quote: LOCK, from: 'arrendador', verb: 'cambiar', to: 'Código Civil' },
      { quote: LOCK, from: 'Corte Suprema', verb: 'suspender', to: 'cerradura' },
      { quote: 'servicios de agua y electricidad', from: 'agua', verb: 'y', to: 'electricidad' },
      // Its sentence makes it depend on what is not drawn, or says it of another.
      { quote: LOCK, from: 'arrendador', verb: 'cambiar', to: 'cerradura', relation: 'may' },
      { quote: ADJUSTED, from: 'La renta', verb: 'se reajustará', to: 'la variación', relation: 'must-not' },
    );
    expect([result.nodes, result.edges]).toEqual([ground.nodes, ground.edges]);
    expect(result.summary).toContain('no agregó nada');
  });

  test('half is invented, a hundred times: every label and line stands in the document', async () => {
    let seed = 3;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const { model } = await engine.that((asked) => {
      const all = linesIn(asked).map(({ line, words }) => {
        const some = words
          .replace(/[.,;:()"]/g, '')
          .split(' ')
          .slice(3, 12);
        const quote = words.split(' ').slice(3, 12).join(' ');
        const lie = random() < 0.5;
        return said({
          line,
          quote: lie ? some.reverse().join(' ') : quote,
          from: random() < 0.5 ? 'arrendador' : some[0]!,
          verb: some[2] ?? 'y',
          to: lie ? 'Ley 99.999' : (some[4] ?? 'z'),
        });
      });
      return mends(asked) ? json({ quotations: all }) : json({ findings: all });
    });
    const given = await givenOf<typeof contract>({ tool, text: TEXT, model: model! });
    for (let run = 0; run < 100; run++) {
      const draft = await tool.online(given);
      const { nodes, edges } = contract.result.parse(draft.result);
      expect(strangers(draft, TEXT)).toEqual([]);
      for (const { label } of [...nodes, ...edges].filter(({ by }) => by === 'model'))
        expect(TEXT.replace(/\s+/g, ' ')).toContain(label);
    }
  });

  test('fails as the provider does', async () => {
    await expect(online(() => ({ text: '[]' }))).rejects.toThrow(new Problem('PROVIDER_FAILED'));
  });
});
