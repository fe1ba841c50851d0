import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const TITLE = 'Contrato de trabajo';
const TEXT = readFileSync('test/fixtures/contracts/trabajo-vendedor.txt', 'utf8');
const WORDS = {
  en: {
    parts: 'Parts of the analysis',
    findings: /^Findings/,
    balance: /^Advantages and disadvantages/,
    advice: /^Recommendations/,
    compliance: /^Compliance/,
    overall: 'Overall risk',
    critical: 'Critical',
    level: 'Level',
    anyLevel: 'All levels',
    type: 'Subject',
    data: 'Personal data',
    shown: (n: number) => `${n} of 10`,
    noneShown: 'No finding is of this level and subject.',
    waiver: 'Waiver of labour rights',
    basis: 'Código del Trabajo, art. 5: ',
    official: 'Official text',
    unreviewed: 'No lawyer has reviewed this rule yet.',
    checked: 'What was checked',
    none: 'No rule found a risk',
    byClause: /^By clause/,
    replacement: 'Replacement clause',
    ours: 'Wording of Fojas; it comes from none of your sources',
    load: 'high burden',
  },
  es: {
    parts: 'Partes del análisis',
    findings: /^Hallazgos/,
    balance: /^Ventajas y desventajas/,
    advice: /^Recomendaciones/,
    compliance: /^Cumplimiento/,
    overall: 'Riesgo general',
    critical: 'Crítico',
    level: 'Nivel',
    anyLevel: 'Todos los niveles',
    type: 'Materia',
    data: 'Datos personales',
    shown: (n: number) => `${n} de 10`,
    noneShown: 'Ningún hallazgo es de ese nivel y materia.',
    waiver: /Renuncia/,
    basis: 'Código del Trabajo, art. 5: ',
    official: 'Texto oficial',
    unreviewed: 'Ningún abogado ha revisado aún esta regla.',
    checked: 'Qué se revisó',
    none: 'Sin riesgos detectados',
    byClause: /^Por cláusula/,
    replacement: 'Cláusula de reemplazo',
    ours: 'Redacción de Fojas, no proviene de tus fuentes',
    load: 'carga alta',
  },
} as const;

test('the risks of a contract: by level and subject, each with its lines and its law, and what was checked @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { [TITLE]: TEXT }));
  const sheet = await studio.result('legal-risk', TITLE);
  const findings = sheet.getByRole('article');
  const pick = async (select: string, option: string | RegExp): Promise<void> => {
    await sheet.getByRole('combobox', { name: select }).click();
    await page.getByRole('option', { name: option }).click();
  };
  /** On the phone the tabs are a list that opens. */
  const part = (name: RegExp): Promise<void> =>
    isPhone(page) ? pick(t.parts, name) : sheet.getByRole('tab', { name }).click();

  const overall = sheet.getByRole('region', { name: t.overall });
  await expect(overall.getByText(t.critical).first()).toBeVisible();
  await expect(findings).toHaveCount(10);
  await expect(sheet.getByText(t.shown(10), { exact: true })).toBeVisible();
  await accessible(page, 'risks');

  const waiver = findings.first();
  await expect(waiver.getByRole('heading')).toHaveText(t.waiver);
  await expect(waiver).toContainText(t.basis);
  await expect(waiver).toContainText(t.unreviewed);
  await expect(waiver.getByRole('group', { name: t.replacement })).toContainText(t.ours);
  const official = waiver.getByRole('link', { name: t.official });
  await expect(official).toHaveAttribute('href', /^https:\/\/www\.(?:bcn|leychile)\.cl\//);
  await expect(official).toHaveAttribute('rel', 'noreferrer');

  await pick(t.level, t.critical);
  await expect(findings).toHaveCount(6);
  await pick(t.type, t.data);
  await expect(sheet.getByText(t.noneShown)).toBeVisible();
  await pick(t.level, t.anyLevel);
  await expect(findings).toHaveCount(1);
  await expect(sheet.getByText(t.shown(1), { exact: true })).toBeVisible();
  await expect(findings).toContainText(t.data);

  const chip = findings.locator('.cite').first();
  expect(await studio.follow(chip)).toContain('reconocimiento facial');
  await studio.comeBack(chip);
  // What was chosen before is chosen still.
  await expect(findings).toHaveCount(1);

  await part(t.byClause);
  await expect(sheet.getByRole('tabpanel').getByText(t.load).first()).toBeVisible();
  await accessible(page, 'risks by clause');
  await part(t.balance);
  await expect(sheet.getByRole('tabpanel').locator('.cite').first()).toBeVisible();
  await part(t.advice);
  await expect(sheet.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await part(t.compliance);
  await expect(sheet.getByRole('heading', { name: t.checked })).toBeVisible();
  await accessible(page, 'what was checked for risks');
  // A citation of a part that is not the first leads back to that part.
  const cited = sheet.getByRole('tabpanel').locator('.cite').first();
  expect(await studio.follow(cited)).not.toBe('');
  await studio.comeBack(cited);

  await sheet.getByRole('button', { name: isPhone(page) ? studio.words.more : studio.words.export }).click();
  expect(await studio.download(studio.words.markdown)).toMatch(/\.md$/);
});

test('a contract in which no rule finds a risk says so, and that it proves nothing', async ({ page, request }) => {
  const language = 'es';
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  const text = readFileSync('test/fixtures/contracts/arriendo-local.txt', 'utf8');
  await studio.visit(await prepared(page, request, { Local: text }));
  const sheet = await studio.result('legal-risk', 'Local');
  await expect(sheet.getByText(WORDS[language].none)).toBeVisible();
  await expect(sheet.getByRole('article')).toHaveCount(0);
  await accessible(page, 'no risks');
});
