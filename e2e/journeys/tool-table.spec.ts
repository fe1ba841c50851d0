import { expect, type APIRequestContext, type Page } from '@playwright/test';
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
    add: 'Add',
    cells: /^30 cells/,
    wordless: 'Write a question with words.',
    long: /^A question may have up to 300 characters; this one has 301\.$/,
    law: 'Law',
    force: 'Remove In force',
    unclear: 'Not clearly stated',
    near: 'It does not clearly say. Nearest:',
    group: 'Group',
    two: '2 sources',
    another: 'Question',
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
    add: 'Agregar',
    cells: /^30 celdas/,
    wordless: 'Escribe una pregunta con palabras.',
    long: /^Una pregunta puede tener hasta 300 caracteres; esta tiene 301\.$/,
    law: 'Ley',
    force: 'Quitar Vigencia',
    unclear: 'No lo dice claramente',
    near: 'No lo dice claramente. Lo más cercano:',
    group: 'Agrupar',
    two: '2 fuentes',
    another: 'Pregunta',
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

/** A person who has the sources, with the form of the table open. */
async function asking(page: Page, request: APIRequestContext) {
  const language = languageOf(page);
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, SOURCES));
  await studio.tool('table').click();
  return { studio, t: WORDS[language] };
}

test('sources in a table: asked, walked through by keys, set right by hand, filtered and opened at the lines @phone', async ({
  page,
  request,
}) => {
  const { studio, t } = await asking(page, request);
  await studio.pane.getByRole('combobox', { name: t.kind }).click();
  await page.getByRole('option', { name: t.lease, exact: true }).click();
  const own = studio.pane.getByRole('textbox', { name: t.own });
  await own.fill('???');
  await page.keyboard.press('Enter');
  await expect(studio.pane.getByText(t.wordless)).toBeVisible();
  await own.fill('x'.repeat(301));
  await expect(studio.pane.getByText(t.long)).toBeVisible();
  await expect(studio.pane.getByRole('button', { name: t.add, exact: true })).toBeDisabled();
  for (const question of ['¿Quién paga los gastos comunes?', '¿Quién paga las contribuciones?']) {
    await own.fill(question);
    await page.keyboard.press('Enter');
  }
  await expect(studio.pane.getByText(t.cells)).toBeVisible();
  await accessible(page, 'what is asked for a table');
  await studio.generate.click();
  await studio.closeStarted();
  await studio.cards('completed').locator('[data-open]').click();
  const window = page.getByRole('dialog');

  if (isPhone(page)) {
    await expect(window.locator('[data-table=phone]')).toBeVisible();
    await window.getByRole('button', { name: t.group }).click();
    await expect(window.getByText(t.two)).toBeVisible();
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

test('a table beside its open cell, grouped, and asked for once more', async ({ page, request }) => {
  const { studio, t } = await asking(page, request);
  const kind = studio.pane.getByRole('combobox', { name: t.kind });
  await kind.click();
  await page.getByRole('option', { name: t.law, exact: true }).click();
  await expect(studio.pane.getByRole('button', { name: t.force })).toBeVisible();
  await kind.click();
  await page.getByRole('option', { name: t.lease, exact: true }).click();
  await studio.pane.getByRole('textbox', { name: t.own }).fill('¿Quién paga las contribuciones?');
  await page.keyboard.press('Enter');
  await studio.startChosen();
  await studio.cards('completed').locator('[data-open]').click();
  const window = page.getByRole('dialog');
  const grid = window.getByRole('grid');
  // The last column lies behind the edge: its cell comes into view beside its panel.
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const last = grid.getByRole('row').nth(1).getByRole('gridcell').last();
    await last.click();
    const panel = window.locator('[data-cell]');
    await expect(panel.getByText(t.near)).toBeVisible();
    await expect(panel.getByText(/gastos comunes/).first()).toBeVisible();
    await expect(panel.locator('mark')).toHaveCount(0);
    const inView = async (): Promise<boolean> => {
      const [cell, side] = [await last.boundingBox(), await panel.boundingBox()];
      return cell!.x + cell!.width <= side!.x + 1;
    };
    await expect.poll(inView).toBe(true);
    await expect(last).toContainText(t.unclear);
    await page.keyboard.press('Escape');
  }
  await window.getByRole('button', { name: t.group, exact: true }).click();
  await page.getByRole('menuitemradio', { name: t.rent }).click();
  await expect(grid.getByRole('row')).toHaveCount(6);
  await expect(grid.getByRole('row').nth(1)).toContainText(t.two);
  await accessible(page, 'a table in groups');
  await window.getByRole('button', { name: t.another, exact: true }).click();
  await expect(window).toHaveCount(0);
  const own = studio.pane.getByRole('textbox', { name: t.own });
  await expect(own).toBeFocused();
  await expect(studio.pane.getByRole('button', { name: '¿Quién paga las contribuciones?' })).toBeVisible();
  // What was asked for last stands there when the page is opened anew.
  await own.fill('¿Quién repara el techo?');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(studio.pane.getByRole('button', { name: '¿Quién repara el techo?' })).toBeVisible();
});
