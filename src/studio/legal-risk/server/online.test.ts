import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Level } from '#contract/studio.ts';
import { Problem } from '#server/http/problem.ts';
import type { Asked } from '#test/fakes/provider.ts';
import { ModelEngine } from '#test/model-engine.ts';
import { givenOf, json, linesIn, mends, strangers } from '#test/online.ts';
import { legalRisk } from '../contract.ts';
import type contract from '../contract.ts';
import tool from './index.ts';

const engine = new ModelEngine();
const LEASE = readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8');
const LAW = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');
const IMPROVEMENTS = 'Las mejoras que introduzca la arrendataria quedarán en beneficio de la propiedad';
const CUT_OFF = 'el arrendador podrá suspender los servicios de agua y electricidad';

type Said = {
  line: number;
  quote: string;
  level?: Level;
  type?: string;
  sort?: string;
  title?: string;
  description?: string;
  action?: string;
};
const said = (one: Said) => ({
  sort: 'risk',
  type: 'services',
  level: 'medium',
  title: 'Un título',
  description: 'Inclina la balanza hacia un lado.',
  action: 'Pactar un reembolso.',
  ...one,
});
const lineOf = (quote: string): number => LEASE.slice(0, LEASE.indexOf(quote)).split('\n').length;
const online = async (answer: (asked: Asked, times: number) => ReturnType<typeof json>, text = LEASE) => {
  const { model } = await engine.that(answer);
  const given = await givenOf<typeof contract>({ tool, text, model: model! });
  const draft = await tool.online(given);
  return { ground: legalRisk.parse(given.ground.result), result: legalRisk.parse(draft.result), draft };
};
const says = (...findings: Said[]) =>
  online((asked) => (mends(asked) ? json({ quotations: [] }) : json({ findings: findings.map(said) })));
const models = <T extends { by?: 'model' | undefined }>(list: readonly T[]): T[] =>
  list.filter(({ by }) => by === 'model');

describe('legal risk with a model', () => {
  test('keeps all of the rules and adds what the model found, as its own and without a law', async () => {
    const { ground, result, draft } = await says(
      { line: lineOf(IMPROVEMENTS), quote: IMPROVEMENTS, level: 'high', title: 'Mejoras en beneficio de la propiedad' },
      { line: lineOf('NOVENO'), quote: 'Se prohíbe a la arrendataria subarrendar', sort: 'burden', type: 'company' },
      { line: lineOf('DÉCIMO:'), quote: 'que el arrendador devolverá dentro de los treinta días', sort: 'protection' },
    );
    const [issue] = models(result.legal_issues);
    expect(issue).toMatchObject({
      by: 'model',
      rule: null,
      basis: null,
      title: 'Mejoras en beneficio de la propiedad',
      risk_level: 'high',
      lawyer_reviewed: false,
      suggested_action: 'Pactar un reembolso.',
    });
    expect(draft.claims[issue!.location.citation_id - 1]!.quote).toBe(IMPROVEMENTS);
    expect(models(result.disadvantages)).toHaveLength(1);
    expect(models(result.advantages)).toHaveLength(1);
    expect(models(result.recommendations)).toMatchObject([
      { action: 'Pactar un reembolso.', basis: null, general: false },
    ]);
    for (const part of ['legal_issues', 'advantages', 'disadvantages', 'recommendations'] as const)
      expect(result[part].filter((one) => one.by !== 'model')).toEqual(ground[part]);
    expect(result.compliance_review).toEqual(ground.compliance_review);
    expect(result.counts.high).toBe(ground.counts.high + 1);
    expect(result.summary).toContain('agregó 3 hallazgos propios');
    expect(strangers(draft, LEASE)).toEqual([]);
  });

  test('never doubles what a rule found, nor what the model said before', async () => {
    const { ground, result } = await says(
      { line: lineOf(CUT_OFF), quote: CUT_OFF, type: 'lease' },
      { line: lineOf(IMPROVEMENTS), quote: IMPROVEMENTS },
      { line: lineOf(IMPROVEMENTS), quote: 'quedarán en beneficio de la propiedad desde que se ejecuten' },
    );
    expect(ground.legal_issues.some(({ type }) => type === 'lease')).toBe(true);
    expect(models(result.legal_issues)).toHaveLength(1);
  });

  test('makes nothing critical by a model alone', async () => {
    const text = readFileSync('test/fixtures/contracts/trabajo-analista.txt', 'utf8');
    const quote = text
      .split('\n')
      .find((line) => line.length > 80)!
      .split(' ')
      .slice(0, 9)
      .join(' ');
    const { ground, result } = await online(
      () => json({ findings: [said({ line: 1, quote, level: 'critical' })] }),
      text,
    );
    expect(ground.overall_risk_level).toBe('low');
    expect(models(result.legal_issues)[0]!.risk_level).toBe('high');
    expect([result.overall_risk_level, result.counts.critical]).toEqual(['high', 0]);
    expect(result.level_reason).toContain('1 alto');
  });

  test('cuts laws, rulings and authors that the document does not name, with their sentences', async () => {
    const { result } = await says(
      {
        line: lineOf(IMPROVEMENTS),
        quote: IMPROVEMENTS,
        title: 'Contra el artículo 1936 del Código Civil',
        description:
          'Inclina la balanza hacia un lado. Así lo falló la Corte Suprema en el Rol 4.321-2019. Alessandri sostiene lo mismo.',
        action: 'Invocar la Ley N° 19.496.',
      },
      {
        line: lineOf('NOVENO'),
        quote: 'Se prohíbe a la arrendataria subarrendar',
        description: 'La jurisprudencia ha sostenido que es nulo.',
      },
    );
    const [issue, ...more] = models(result.legal_issues);
    expect(more).toEqual([]);
    expect(issue).toMatchObject({
      title: 'Servicios',
      description: 'Inclina la balanza hacia un lado.',
      suggested_action: 'Revisa estas palabras con un abogado antes de firmar.',
    });
    expect(JSON.stringify(models(result.legal_issues))).not.toMatch(/1936|4\.321|Alessandri|19\.496|Suprema/);
  });

  test('cuts what it claims of a clause that the whole sentence of it does not say', async () => {
    const false_ = [
      'El arrendador reembolsa todo al final.',
      'Las mejoras se pagan al término.',
      'La arrendataria puede exigir su valor.',
      'El arrendador debe restituirlo en 60 días.',
    ];
    for (const claim of false_) {
      const { result } = await says({
        line: lineOf(IMPROVEMENTS),
        quote: IMPROVEMENTS,
        title: claim,
        description: `Inclina la balanza hacia un lado. ${claim}`,
        action: claim,
      });
      expect(models(result.legal_issues)).toMatchObject([
        {
          title: 'Servicios',
          description: 'Inclina la balanza hacia un lado.',
          suggested_action: 'Revisa estas palabras con un abogado antes de firmar.',
        },
      ]);
    }
  });

  test('half of what a model says is invented, a hundred times: no invented words and no invented authority in a result', async () => {
    let seed = 11;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const EVIL = [
      'Según Ramos Pazos es nulo.',
      'Lo prohíbe la Ley N° 21.999.',
      'Rol 98.765-2024 de la Corte Suprema lo confirma.',
      'La jurisprudencia ha sostenido lo contrario.',
      'Infringe el artículo 4444 del Código Civil.',
    ];
    const { model } = await engine.that((asked) => {
      const all = linesIn(asked).map(({ line, words }) => {
        const some = words.split(' ').slice(2, 10);
        const quote = random() < 0.5 ? some.join(' ') : some.reverse().join(' ');
        const lie = random() < 0.5 ? ` ${EVIL[Math.floor(random() * EVIL.length)]!}` : '';
        return said({
          line,
          quote,
          description: `Inclina la balanza hacia un lado.${lie}`,
          action: `Pactar un reembolso.${lie}`,
          title: `Riesgo.${lie}`,
        });
      });
      return mends(asked) ? json({ quotations: all }) : json({ findings: all });
    });
    const text = LEASE.split('\n').slice(0, 14).join('\n');
    const given = await givenOf<typeof contract>({ tool, text, model: model! });
    let kept = 0;
    for (let run = 0; run < 100; run++) {
      const draft = await tool.online(given);
      const mine = models(legalRisk.parse(draft.result).legal_issues);
      kept += mine.length;
      expect(strangers(draft, LEASE)).toEqual([]);
      expect(JSON.stringify(mine)).not.toMatch(/Pazos|21\.999|98\.765|Suprema|jurisprudencia|4444/);
    }
    expect(kept).toBeGreaterThan(150);
  });

  test('says where the contract is longer than what a model reads', async () => {
    const { result } = await online(() => json({ findings: [] }), `${LEASE}\n${'uno y otro\n'.repeat(30_000)}`);
    expect(result.summary).toMatch(/no agregó nada\. El documento es más largo de lo que lee el modelo de lenguaje/);
  });

  test('asks nothing about what is no contract', async () => {
    const { ground, result } = await online(() => json({ findings: [] }), LAW);
    expect(result).toEqual(ground);
    expect(engine.provider.asked).toHaveLength(0);
  });

  test('fails as the provider does', async () => {
    await expect(online(() => ({ text: 'no' }))).rejects.toThrow(new Problem('PROVIDER_FAILED'));
  });
});
