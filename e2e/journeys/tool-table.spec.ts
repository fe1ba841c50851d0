import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const lease = (rent: string, term: string): string =>
  [
    'CONTRATO DE ARRENDAMIENTO',
    `PRIMERO. Renta. La renta mensual será de ${rent}, que la arrendataria pagará por adelantado.`,
    `SEGUNDO. Plazo. El contrato durará ${term} y se renovará por períodos iguales.`,
    'TERCERO. Gastos. Los gastos comunes serán de cargo de la arrendadora mediante boleta.',
  ].join('\n\n');
const SOURCES = {
  'Bodega 3': lease('120 unidades de fomento', 'dos años'),
  'Bodega 5': lease('120 UF', 'dos años'),
  'Bodega 7': lease('135 unidades de fomento', 'tres años'),
};
const WORDS = {
  en: {
    kind: 'Columns for',
    lease: 'Lease',
    own: 'Another question',
    cells: /^27 cells/,
    silent: 'Not stated',
    differs: 'Differs from the column',
    correct: 'Correct',
    correction: 'Correction',
    corrected: 'Corrected by hand',
    filter: /^Filter/,
    lines: /^lines? /,
    question: 'Question',
    close: 'Close',
    source: 'Source',
    rent: 'Rent',
  },
  es: {
    kind: 'Columnas para',
    lease: 'Arriendo',
    own: 'Otra pregunta',
    cells: /^27 celdas/,
    silent: 'No lo dice',
    differs: 'Se aparta de la columna',
    correct: 'Corregir',
    correction: 'Corrección',
    corrected: 'Corregida a mano',
    filter: /^Filtrar/,
    lines: /^líneas? /,
    question: 'Pregunta',
    close: 'Cerrar',
    source: 'Fuente',
    rent: 'Renta',
  },
} as const;

test('sources in a table: asked, walked through by keys, set right by hand, filtered and opened at the lines @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, SOURCES));
  await studio.tool('table').click();
  await studio.pane.getByRole('combobox', { name: t.kind }).click();
  await page.getByRole('option', { name: t.lease, exact: true }).click();
  await studio.pane.getByRole('textbox', { name: t.own }).fill('¿Quién paga los gastos comunes?');
  await page.keyboard.press('Enter');
  await expect(studio.pane.getByText(t.cells)).toBeVisible();
  await accessible(page, 'what is asked for a table');
  await studio.generate.click();
  await studio.closeStarted();
  await studio.cards('completed').locator('[data-open]').click();
  const window = page.getByRole('dialog');

  if (isPhone(page)) {
    await expect(window.locator('[data-table=phone]')).toBeVisible();
    await accessible(page, 'a table on a phone');
    await window.getByRole('button', { name: /Bodega 7/ }).click();
    await expect(window.locator('[data-cell] mark')).toContainText('135');
    await accessible(page, 'a cell on a phone');
    await window.locator('[data-cell]').getByRole('button', { name: t.lines }).click();
    await expect(page.locator('.sheet mark').first()).toBeInViewport();
    return;
  }
  const grid = window.getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(4);
  await expect(grid.getByText(t.silent).first()).toBeVisible();
  await accessible(page, 'a table');
  // The keys: from the first cell down to the one that departs.
  await expect(grid.getByRole('gridcell').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const cell = window.locator('[data-cell]');
  await expect(cell.locator('mark')).toContainText('135');
  await expect(cell.getByText(t.differs)).toBeVisible();
  await accessible(page, 'a cell of a table');
  await page.keyboard.press('Escape');
  await expect(cell).toHaveCount(0);
  await page.keyboard.press('F2');
  await window.getByRole('textbox', { name: t.correction }).fill('140 UF');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: `140 UF ${t.corrected}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await grid.getByRole('columnheader', { name: t.rent }).getByRole('button').click();
  await expect(grid.getByRole('columnheader', { name: t.rent })).toHaveAttribute('aria-sort', 'ascending');
  await grid.getByRole('rowheader').first().focus();
  await page.keyboard.press('/');
  await page.keyboard.type('bodega 5');
  await expect(grid.getByRole('row')).toHaveCount(2);
  await grid.getByRole('gridcell').first().click();
  await cell.getByRole('button', { name: t.lines }).click();
  await expect(page.locator('.sheet mark').first()).toBeInViewport();
  await page.getByRole('button', { name: studio.words.toResult }).click();
  await expect(window.getByRole('grid')).toBeVisible();
});
