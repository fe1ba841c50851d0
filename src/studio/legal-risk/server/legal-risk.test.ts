import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import { legalRisk, type LegalRisk } from '../contract.ts';
import tool from './index.ts';

const FIXTURES = path.resolve('test/fixtures');
/** `missed`: what was labelled and is known not to be found. */
type Label = { kind: string; high: string[]; other: string[]; missed?: string[] };
const labels = JSON.parse(readFileSync(path.join(FIXTURES, 'contracts/labels.json'), 'utf8')) as Record<string, Label>;
const contractText = (name: string): string => readFileSync(path.join(FIXTURES, name), 'utf8');
const of = async (text: string, language: Language = 'es', speaks: Language = 'es') => {
  const draft = await tool.offline({ title: 'Contrato', type: 'txt', text, speaks }, language, () => undefined);
  return { ...draft, result: legalRisk.parse(draft.result) };
};
const placesOf = (result: LegalRisk): Place[] => {
  const found: Place[] = [];
  JSON.stringify(result, (_key, value: unknown) => {
    if (value && typeof value === 'object' && 'citation_id' in value) found.push(value as Place);
    return value;
  });
  return found;
};

describe('legal risk', () => {
  test.each(Object.entries(labels))(
    '%s: its kind, and what was labelled high stands in it',
    async (name, { kind, high, other, missed = [] }) => {
      const { result } = await of(contractText(`contracts/${name}`));
      expect(result.document.kind).toBe(kind);
      const grave = result.legal_issues.filter(({ risk_level }) => risk_level === 'high' || risk_level === 'critical');
      expect(grave.map(({ rule }) => rule).sort()).toEqual(high.filter((id) => !missed.includes(id)).sort());
      for (const { rule } of result.legal_issues) expect([...high, ...other]).toContain(rule);
    },
  );

  test('every place is a slice of the document, and each claim is used', async () => {
    const text = contractText('contracts/arriendo-vivienda.txt');
    const { result, claims } = await of(text);
    for (const { start, end, quote } of claims) expect(quote).toBe(text.slice(start, end));
    const used = new Set(placesOf(result).map(({ citation_id }) => citation_id));
    expect([...used].sort((a, b) => a - b)).toEqual(claims.map((_, i) => i + 1));
    expect(result.legal_issues[0]!.location.label).toBe('Quinto');
  });

  test('usual clauses are told apart from what weighs, and figures that do not add up are a finding of both sides', async () => {
    const { result } = await of(contractText('contracts/servicios-aseo.txt'));
    expect(result.usual_clauses.map(({ title }) => title)).toContain('Responsabilidad limitada');
    expect(result.disadvantages.map(({ title }) => title)).not.toContain('Responsabilidad limitada');
    const sums = await of(
      'CONTRATO DE PRESTACIÓN DE SERVICIOS\n\nLas partes convienen:\n\nPRIMERO: El prestador dictará doce clases de derecho.\n\nSEGUNDO: Cada clase vale $100.000, lo que da por las doce clases un total de $1.180.000.',
    );
    const found = sums.result.legal_issues.find(({ rule }) => rule === 'es-sums')!;
    expect(found).toMatchObject({ bears: null, risk_level: 'medium', title: 'Las cifras no cuadran' });
    expect(found.description).toMatch(/^«doce clases» por 100\.000 hacen 1\.200\.000, no 1\.180\.000\./);
  });

  test('a finding says why it has its level, who bears it, and what to paste in its place', async () => {
    const { result } = await of(contractText('contracts/arriendo-vivienda.txt'));
    const found = result.legal_issues.find(({ rule }) => rule === 'es-lease-self-help')!;
    expect(found).toMatchObject({ risk_level: 'critical', bears: 'la arrendataria' });
    expect(found.level_reason).toBe('Va contra el texto de esta norma: Código Civil, art. 1924. Puede ser nula.');
    expect(found.replacement).toMatchObject({ language: 'es', favourable: null });
    for (const { replacement } of [...result.legal_issues, ...result.disadvantages]) expect(replacement).not.toBeNull();
  });

  test.each([
    ['El contrato definitivo se celebrará cuando las partes así lo acuerden, sin sujeción a plazo.', 'es'],
    ['El contrato definitivo se celebrará dentro de sesenta días.', 'es'],
  ] as const)('nothing is praised that takes itself back: %s', async (clause, speaks) => {
    const text = `PROMESA DE COMPRAVENTA\n\nEntre A, en adelante el promitente vendedor, y B, en adelante el promitente comprador, se conviene:\n\nPRIMERO: ${clause}\n`;
    const { advantages } = (await of(text, 'es', speaks)).result;
    const praised = advantages.some(({ title }) => title === 'Época del contrato prometido');
    expect(praised).toBe(!clause.includes('sin sujeción'));
  });

  test('it reads contracts, and says before it starts that it reads no law', () => {
    expect(tool.fits!(contractText('contracts/mutuo.txt'))).toBe(true);
    expect(tool.fits!(contractText('documents/ley-20169.txt'))).toBe(false);
  });

  test('the level follows from the counts', async () => {
    const { result, description } = await of(contractText('contracts/trabajo-vendedor.txt'));
    expect(result.overall_risk_level).toBe('critical');
    expect(result.counts.critical).toBe(6);
    expect(description).toMatch(/^Contrato de trabajo · 10 hallazgos: 6 críticos y 4 altos$/);
    expect((await of(contractText('contracts/trabajo-analista.txt'))).result.overall_risk_level).toBe('low');
  });

  test.each([
    ['3 de marzo de 2024', 'cuarenta y cinco', 'es-work-hours-steps'],
    ['3 de mayo de 2024', 'cuarenta y cinco', 'es-work-hours'],
    ['3 de mayo de 2024', 'cuarenta y cuatro', 'es-work-hours-steps'],
    ['2 de mayo de 2026', 'cuarenta y cuatro', 'es-work-hours'],
    ['2 de mayo de 2026', 'cuarenta y dos', 'es-work-hours-steps'],
    ['2 de mayo de 2028', 'cuarenta y dos', 'es-work-hours'],
    ['2 de mayo de 2028', 'cuarenta', undefined],
  ])('hours a week are measured by the law of the day of the contract: %s, %s', async (day, hours, rule) => {
    const text = contractText('contracts/trabajo-vendedor.txt')
      .replace('10 de febrero de 2025', day)
      .replace('cuarenta y cinco', hours);
    const { legal_issues: issues } = (await of(text)).result;
    expect(issues.map((one) => one.rule).find((id) => id?.startsWith('es-work-hours'))).toBe(rule);
  });

  test.each([
    ['el 31 de agosto de 2026', undefined],
    ['el 25 de abril de 2028', undefined],
    ['el 30 de abril de 2028', 'es-work-hours-steps'],
    ['que termine la faena', 'es-work-hours-steps'],
  ])('hours that no later step reaches before the contract ends are left alone: until %s', async (end, rule) => {
    const text = contractText('documents/contrato-trabajo.txt').replace('el 31 de agosto de 2026', end);
    const { legal_issues: issues } = (await of(text)).result;
    expect(issues.map((one) => one.rule).find((id) => id?.startsWith('es-work-hours'))).toBe(rule);
  });

  test('a field of a template is a blank, each of them told, and never an advantage', async () => {
    const { result } = await of(
      'CARTA DE AVISO DE TÉRMINO DE CONTRATO\n\nSeñor {{nombre_trabajador}}: ponemos término a su contrato de trabajo por la causal del artículo 160 del Código del Trabajo.\n\n' +
        ['hechos_fundamento', 'a', 'b', 'c', 'd', 'e', 'f']
          .map((name) => `Se deja constancia de {{${name}}}.\n\n`)
          .join(''),
    );
    const blanks = result.legal_issues.find(({ rule }) => rule === 'es-blanks')!;
    expect(blanks.also).toHaveLength(7);
    expect(result.advantages.map(({ title }) => title)).toEqual([]);
  });

  test('a forum abroad is a forum: none is asked for', async () => {
    const nda = (forum: string): string =>
      `ACUERDO DE CONFIDENCIALIDAD\n\nEntre A S.A. y B Limitada se acuerda:\n\nPRIMERO. La parte receptora guardará la información confidencial en reserva.\n\nSEGUNDO. ${forum}\n`;
    const asked = async (forum: string): Promise<boolean> =>
      (await of(nda(forum))).result.recommendations.some(({ action }) => action.startsWith('Agregar domicilio'));
    expect(await asked('La información se usará para evaluar el negocio.')).toBe(true);
    expect(await asked('Toda controversia será sometida a arbitraje en la ciudad de Nueva York.')).toBe(false);
  });

  test('an article that a finding rests on is named with the date of its text', async () => {
    const { result } = await of(contractText('contracts/compraventa-parcela.txt'));
    const lesion = result.legal_issues.find(({ rule }) => rule === 'es-waiver-lesion')!;
    expect(lesion.basis).toMatchObject({ law: 'Código Civil', article: '1892', text_date: '2026-01-02' });
    expect(lesion.lawyer_reviewed).toBe(false);
    expect(result.compliance_review.potential_violations.map(({ basis }) => basis.article)).toContain('1892');
  });

  test('what is not there is recommended in general, with no place', async () => {
    const { result } = await of(contractText('contracts/confidencialidad.txt'));
    const general = result.recommendations.filter((one) => one.general && one.impact.includes('no se encontró'));
    expect(general.map(({ impact }) => impact).join()).toContain('Excepciones a la confidencialidad: no se encontró.');
    for (const { location, priority } of general) expect([location, priority === 'high']).toEqual([null, false]);
  });

  test.each([
    ['documents/ley-20169.txt', 'law'],
    ['documents/ley-20393.md', 'law'],
    ['documents/codigo-civil.md', 'law'],
  ])('%s is no contract and gets no level', async (name, kind) => {
    const { result, claims } = await of(contractText(name));
    expect(result.document).toMatchObject({ kind, is_contract: false });
    expect(result.overall_risk_level).toBeNull();
    expect([result.legal_issues, result.recommendations, claims]).toEqual([[], [], []]);
    expect(result.summary).toContain('no se buscaron riesgos');
  });

  test('speaks the language of who asks, and reads contracts in English', async () => {
    const text = contractText('documents/distribution-agreement.md');
    const { result } = await of(text, 'en', 'en');
    expect(result.document.kind).toBe('distribution');
    expect(result.legal_issues.map(({ rule }) => rule)).toContain('en-noncompete');
    expect(result.summary).toMatch(/^Distribution or agency contract/);
    expect((await of(text, 'es', 'en')).result.summary).toMatch(/^Distribución o agencia/);
  });

  test('makes a paper whose quotations carry their citations', async () => {
    const text = contractText('contracts/mutuo.txt');
    const { result, claims } = await of(text);
    const citations = claims.map(({ quote }, i) => ({ citation_id: i + 1, excerpt: quote }));
    const segments = tool.paper({ result, citations, language: 'es', engine: {} } as unknown as Parameters<
      typeof tool.paper
    >[0]);
    const quotes = segments.filter(({ kind }) => kind === 'quote');
    expect(quotes.length).toBeGreaterThan(5);
    for (const { text: words, citation_id } of quotes) expect(words).toBe(claims[citation_id! - 1]!.quote);
    expect(segments[0]!.text).toBe('Riesgo general: ■■■■ Crítico');
    const words = segments.map((one) => one.text).join('\n');
    for (const said of [
      'Ningún abogado ha revisado aún las reglas de los hallazgos críticos y altos.',
      '**Lo soporta:** ',
      '**Nivel:** Crítico. ',
      '**Cláusula de reemplazo:** ',
      'Las cláusulas de reemplazo y las preguntas son redacción de Fojas y no provienen de tus fuentes.',
      '**Pregunta a la contraparte:** ¿',
    ])
      expect(words).toContain(said);
  });

  test('an empty text, and one of nothing but marks, end quietly', async () => {
    for (const text of ['', '\n\n', '((((((', '_'.repeat(5000), 'grant '.repeat(5000)])
      expect((await of(text, 'en', 'en')).result.document.is_contract).toBe(false);
  });
});

test('of what an import says that the law says only what a rule rests on stays', async () => {
  const { result } = await of(contractText('contracts/arriendo-vivienda.txt'));
  expect(tool.carried!(result)).toEqual(result);
  const based = result.legal_issues.find(({ basis }) => basis)!;
  const forged = { ...based.basis!, article: '9999', quotation: 'Todo arrendatario debe pagar el doble.' };
  const taken = tool.carried!({
    ...result,
    legal_issues: [{ ...based, basis: forged, lawyer_reviewed: true }],
    compliance_review: {
      ...result.compliance_review,
      potential_violations: [{ description: 'Nula', basis: forged, location: based.location }],
    },
  });
  expect(taken.legal_issues).toEqual([{ ...based, basis: null, lawyer_reviewed: false }]);
  expect(taken.compliance_review.potential_violations).toEqual([]);
});
