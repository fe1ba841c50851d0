import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const FAULTY = `Primero. El arrendador entregara la vivienda a el arrendatario.
Segundo. La renta se paga los dias cinco de cada mes.
Tercero. El arrendatario deberá deberá mantener la casa en buen estado.
Cuarto. Comparece también Inmobiliaria del Sur SpA, RUT 76.334.118-0.
`;
const CLEAN = 'Primero. La renta mensual es de 20 UF.\nSegundo. El plazo del contrato es de dos años.\n';
const WORDS = {
  en: {
    score: 'Score',
    how: 'How the score comes about',
    spelling: 'Spelling',
    consistency: 'Consistency',
    coherence: 'Coherence',
    redundancy: 'Redundancy',
    excellent: 'Excellent quality',
    category: 'Category',
    all: 'All categories',
    high: 'High',
    any: 'All',
    none: 'No issue fits these filters.',
    band: 'Good',
    filters: 'Filters',
  },
  es: {
    score: 'Nota',
    how: 'Cómo se calcula',
    spelling: 'Ortografía',
    consistency: 'Consistencia',
    coherence: 'Coherencia',
    redundancy: 'Redundancia',
    excellent: 'Excelente calidad',
    category: 'Categoría',
    all: 'Todas las categorías',
    high: 'Alta',
    any: 'Todas',
    none: 'Ninguna observación cumple estos filtros.',
    band: 'Buena',
    filters: 'Filtros',
  },
} as const;

test('a faulty text: its score, its faults by kind and gravity, their lines, and what to write instead @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { Faulty: FAULTY }));
  const sheet = await studio.result('quality', 'Faulty');
  const row = (name: string) => sheet.getByRole('button', { name: new RegExp(`^${name}`) });
  const issues = sheet.getByRole('listitem').filter({ has: page.locator('.cite') });

  const verdict = sheet.getByRole('region', { name: t.score });
  await expect(verdict).toContainText(language === 'es' ? /\d(?:,\d)? \/ 10/ : /\d(?:\.\d)? \/ 10/);
  await verdict.getByText(t.how).click();
  await expect(verdict.getByRole('listitem').filter({ hasText: t.spelling })).toBeVisible();
  // The first kind that has any is open; a kind without faults says so.
  await expect(row(t.spelling)).toHaveAttribute('aria-expanded', 'true');
  await expect(issues.filter({ hasText: 'días' })).toBeVisible();
  await expect(row(t.coherence)).toHaveCount(0);
  await expect(sheet.getByText(t.excellent, { exact: true }).first()).toBeVisible();
  await row(t.redundancy).click();
  await expect(issues.filter({ hasText: 'deberá deberá' })).toBeVisible();
  await accessible(page, 'faults');

  await sheet.getByRole('radio', { name: t.high, exact: true }).click();
  await expect(issues).toHaveCount(0);
  await expect(sheet.getByText(t.none).first()).toBeVisible();
  await sheet.getByRole('combobox', { name: t.category }).click();
  await page.getByRole('option', { name: t.consistency }).click();
  await expect(row(t.spelling)).toHaveCount(0);
  await expect(issues).toHaveCount(1);
  await expect(issues).toContainText('76.334.118-0');

  const chip = issues.locator('.cite').first();
  expect(await studio.follow(chip)).toContain('76.334.118-0');
  await studio.comeBack(chip);
  // What was chosen before is chosen still.
  await expect(issues).toHaveCount(1);
  await sheet.getByRole('combobox', { name: t.category }).click();
  await page.getByRole('option', { name: t.all }).click();
  await sheet.getByRole('radio', { name: t.any, exact: true }).click();
  await expect(row(t.spelling)).toBeVisible();

  await sheet.getByRole('button', { name: isPhone(page) ? studio.words.more : studio.words.export }).click();
  expect(await studio.download('JSON')).toMatch(/\.json$/);
});

test('a clean text has excellent quality', async ({ page, request }) => {
  const language = 'es';
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { Clean: CLEAN }));
  const sheet = await studio.result('quality', 'Clean');
  const verdict = sheet.getByRole('region', { name: t.score });
  await expect(verdict).toContainText('10 / 10');
  await expect(verdict.getByText(t.band, { exact: true })).toBeVisible();
  await expect(sheet.getByText(t.excellent, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('group', { name: t.filters })).toHaveCount(0);
  await accessible(page, 'excellent quality');
});
