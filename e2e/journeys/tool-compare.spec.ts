import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const BEFORE = [
  'CONTRATO DE ARRENDAMIENTO',
  'PRIMERO. Renta. La renta mensual será de 120 unidades de fomento, que la arrendataria pagará por adelantado.',
  'SEGUNDO. Plazo. El contrato durará dos años y se renovará por períodos iguales.',
  'TERCERO. Gastos. Los gastos comunes serán de cargo de la arrendadora mediante boleta.',
].join('\n\n');
const AFTER = BEFORE.replace('120', '135').replace('dos años', 'cinco años').replace('mediante', 'por medio de');
const WORDS = {
  en: {
    newer: 'New version',
    older: 'Version before',
    only: 'Only changes to rights',
    fold: /with no change to rights/,
    after: 'After',
    next: /^Next difference/,
  },
  es: {
    newer: 'Versión nueva',
    older: 'Versión anterior',
    only: 'Solo lo que cambia derechos',
    fold: /sin cambios de derechos/,
    after: 'Después',
    next: /^Diferencia siguiente/,
  },
} as const;

test('two versions compared: stepped through, filtered, opened at their lines and written as Word @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { Borrador: BEFORE, Firmado: AFTER }));
  await studio.tool('compare').click();
  for (const [name, title] of [
    [t.newer, 'Firmado'],
    [t.older, 'Borrador'],
  ] as const) {
    await expect(studio.generate).toBeDisabled();
    await studio.pane.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: title }).click();
  }
  await studio.generate.click();
  await studio.closeStarted();
  await studio.cards('completed').locator('[data-open]').click();
  const window = page.getByRole('dialog');
  await expect(window.locator('[data-compare]')).toBeVisible();
  await accessible(page, 'a comparison');

  await window.getByRole('button', { name: t.next }).click();
  await expect(window.getByRole('status').filter({ hasText: '2' })).toHaveText(/^2 .* 3$/);
  if (!isPhone(page)) {
    await page.keyboard.press('v');
    await expect(window.locator('[data-compare=inline]')).toBeVisible();
  }
  await expect(window.locator('ins').first()).toHaveText('135');
  await window.getByRole('switch', { name: t.only }).click();
  await expect(window.getByText(t.fold)).toHaveCount(1);
  await accessible(page, 'a comparison in one text');

  await window.getByRole('button', { name: t.after, exact: true }).click();
  await expect(page.locator('.sheet mark').first()).toBeInViewport();
  await page.getByRole('button', { name: studio.words.toResult }).click();
  await expect(window.locator('[data-compare]')).toBeVisible();
});

const RISKY = `${BEFORE}\n\nCUARTO. Ingreso. La arrendadora podrá entrar a la propiedad en cualquier momento y sin aviso.`;
const RISKS = {
  en: { list: 'List of differences', risks: /^Risks 1$/, title: 'Landlord may enter without notice', high: 'High', after: 'After' }, // prettier-ignore
  es: { list: 'Lista de diferencias', risks: /^Riesgos 1$/, title: 'Ingreso del arrendador sin aviso', high: 'Alto', after: 'Después' }, // prettier-ignore
} as const;

test('the risk that a new version adds is listed with its level, and opens at its lines @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const [t, r] = [WORDS[language], RISKS[language]];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { Borrador: BEFORE, Firmado: RISKY }));
  await studio.tool('compare').click();
  for (const [name, title] of [
    [t.newer, 'Firmado'],
    [t.older, 'Borrador'],
  ] as const) {
    await studio.pane.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: title }).click();
  }
  await studio.generate.click();
  await studio.closeStarted();
  await studio.cards('completed').locator('[data-open]').click();
  const window = page.getByRole('dialog');
  await expect(window.locator('[data-compare]')).toBeVisible();
  if (isPhone(page)) await window.getByRole('button', { name: r.list }).click();
  await window.getByRole('radio', { name: r.risks }).check({ force: true });
  const row = window.locator('[data-risk="0"]');
  await expect(row).toContainText(r.title);
  await expect(row).toContainText(r.high);
  await accessible(page, 'the risks of a comparison');
  await row.click();
  await window.locator('[data-this-risk]').getByRole('button', { name: r.after, exact: true }).click();
  await expect(page.locator('.sheet mark').first()).toBeInViewport();
});
