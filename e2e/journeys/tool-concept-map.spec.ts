import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const TITLE = 'Arriendo';
const TEXT = readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8');
const WORDS = {
  en: {
    map: 'Map',
    outline: 'Outline',
    canvas: /^Concept map\./,
    search: 'Find a concept',
    notFound: 'No concept has these words',
    of: (n: number) => `${n} of 2`,
    parties: /^Parties/,
    hide: 'Hide what is below it',
    show: /^Show \d+ concepts? below it$/,
    expandAll: 'Expand all',
    collapse: 'Collapse',
    fit: 'Show all of it',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close this concept',
    relations: 'Relations',
    passages: 'Main sentences of the document',
    image: 'Image',
    svg: 'Drawing (SVG)',
    png: 'Picture (PNG)',
  },
  es: {
    map: 'Mapa',
    outline: 'Esquema',
    canvas: /^Mapa conceptual\./,
    search: 'Buscar concepto',
    notFound: 'Ningún concepto tiene esas palabras',
    of: (n: number) => `${n} de 2`,
    parties: /^Partes/,
    hide: 'Ocultar lo de abajo',
    show: /^Mostrar \d+ conceptos? debajo$/,
    expandAll: 'Desplegar todo',
    collapse: 'Plegar',
    fit: 'Ver todo',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    close: 'Cerrar este concepto',
    relations: 'Relaciones',
    passages: 'Frases principales del documento',
    image: 'Imagen',
    svg: 'Dibujo (SVG)',
    png: 'Imagen (PNG)',
  },
} as const;

/** The map of a lease, open. */
async function opened(page: Page, request: Parameters<typeof signedIn>[1], language = languageOf(page)) {
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { [TITLE]: TEXT }));
  const sheet = await studio.result('concept-map', TITLE);
  return {
    t: WORDS[language],
    studio,
    sheet,
    canvas: sheet.getByRole('application'),
    /** A concept, in the map or in the outline. */
    concept: (label: string): Locator => sheet.getByRole('button', { name: label }).and(page.locator('[aria-pressed]')),
    /** What stands of a concept at the side. */
    side: (label: string): Locator => sheet.getByRole('complementary', { name: label, exact: true }),
    find: sheet.getByRole('textbox', { name: WORDS[language].search }),
  };
}

test('a map is searched, filtered and followed to its lines, and taken home as an image @phone', async ({
  page,
  request,
}) => {
  const { t, studio, sheet, canvas, concept, side, find } = await opened(page, request);
  // A wide screen has the map, a phone the outline; the other is a press away.
  const phone = isPhone(page);
  await expect(canvas).toHaveCount(phone ? 0 : 1);
  await expect(concept('Departamento')).toBeVisible();

  await find.fill('propiedad');
  await expect(sheet.getByText(t.of(1), { exact: true })).toBeVisible();
  await expect(sheet.getByRole('complementary')).toHaveCount(1);
  const first = await sheet.getByRole('complementary').getAttribute('aria-label');
  await find.press('Enter');
  await expect(sheet.getByText(t.of(2), { exact: true })).toBeVisible();
  await expect(side(first!)).toHaveCount(0);
  const chosen = (await sheet.getByRole('complementary').getAttribute('aria-label'))!;
  expect(chosen).toMatch(/propiedad/i);
  await expect(concept(chosen)).toHaveAttribute('aria-pressed', 'true');
  await expect(concept(chosen)).toBeInViewport();
  await find.fill('xyz');
  await expect(sheet.getByText(t.notFound)).toBeVisible();
  await find.fill('');

  const chip = side(chosen).locator('.cite').first();
  expect(await studio.follow(chip)).toMatch(/propiedad/i);
  await studio.comeBack(chip);
  await expect(side(chosen)).toBeVisible();
  await accessible(page, 'a concept beside its map');
  await side(chosen).getByRole('button', { name: t.close }).click();
  await expect(sheet.getByRole('complementary')).toHaveCount(0);

  const parties = sheet.getByRole('button', { name: t.parties });
  await parties.click();
  await expect(parties).toHaveAttribute('aria-pressed', 'true');
  // What is of another kind fades.
  if (!phone) await expect(concept(chosen).locator('..')).toHaveCSS('opacity', '0.25');
  await parties.click();
  await expect(parties).toHaveAttribute('aria-pressed', 'false');

  for (const [form, ending] of [
    [t.svg, /\.svg$/],
    [t.png, /\.png$/],
  ] as const) {
    await sheet.getByRole('button', { name: t.image }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: form }).first().click();
    expect((await file).suggestedFilename()).toMatch(ending);
  }

  await sheet.getByRole('radio', { name: phone ? t.map : t.outline, exact: true }).click();
  await expect(canvas).toHaveCount(phone ? 1 : 0);
  await expect(concept('Departamento')).toBeVisible();
  await accessible(page, phone ? 'map' : 'outline');
});

test('a map is folded, zoomed within its limits and walked by the keys @phone', async ({ page, request }) => {
  const { t, sheet, canvas, concept, side } = await opened(page, request);
  if (!isPhone(page)) await sheet.getByRole('button', { name: t.fit }).click();
  const below = concept('Servicios de agua');
  await expect(below).toBeVisible();
  await sheet
    .getByRole('button', { name: t.hide })
    .nth(isPhone(page) ? 1 : 0)
    .click();
  await expect(below).toHaveCount(0);
  await sheet.getByRole('button', { name: t.show }).first().click();
  await expect(below).toBeVisible();
  if (isPhone(page)) {
    await concept('arrendataria').tap();
    await expect(side('Arrendataria').getByRole('heading', { name: t.relations })).toBeVisible();
    await expect(concept('arrendataria')).toHaveAttribute('aria-pressed', 'true');
    await side('Arrendataria').getByRole('button', { name: t.close }).tap();
    await sheet.getByRole('radio', { name: t.map, exact: true }).tap();
  }
  await expect(canvas).toHaveAccessibleName(t.canvas);
  await sheet.getByRole('button', { name: t.collapse, exact: true }).click();
  await expect(below).toHaveCount(0);
  await sheet.getByRole('button', { name: t.expandAll }).click();

  const zoom = sheet.locator('output');
  await canvas.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('+');
  await expect(zoom).toHaveText(/^200\s?%$/);
  for (let press = 0; press < 20; press++) await page.keyboard.press('-');
  await expect(zoom).toHaveText(/^10\s?%$/);
  await page.keyboard.press('0');
  await expect(zoom).not.toHaveText(/^10\s?%$/);
  await expect(below).toBeInViewport();
  await sheet.getByRole('button', { name: t.zoomIn }).click();
  await sheet.getByRole('button', { name: t.zoomOut }).click();

  const central = canvas.locator('[data-node=n1]');
  await central.focus();
  await page.keyboard.press('ArrowRight');
  await expect(concept('Arrendador.')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(concept('Arrendataria.')).toBeFocused();
  await expect(side('Arrendataria')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(central).toBeFocused();
});

const TROUBLES = {
  load: 'Error al cargar el mapa conceptual',
  again: 'Reintentar',
  failed: 'No se pudo generar el mapa conceptual',
  noData: 'No se recibieron datos del mapa conceptual',
  empty: 'No hay datos del mapa conceptual para mostrar',
} as const;

test('a map that cannot be shown says why', async ({ page, request }) => {
  const { studio, sheet } = await opened(page, request, 'es');
  const t = TROUBLES;
  const alert = sheet.getByRole('alert');
  const address = page.url();
  type Detail = { status: string; error_message: string | null; analysis_data: Record<string, unknown> | null };
  const detail = /\/conceptual-maps\/[^/?]+\/?$/;
  const changed = async (change: (job: Detail) => Detail): Promise<void> => {
    await page.unroute(detail);
    await page.route(detail, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Detail) });
    });
    await page.goto(address);
  };

  await changed((job) => ({
    ...job,
    status: 'failed',
    error_message: 'El documento no se pudo leer.',
    analysis_data: null,
  }));
  await expect(alert).toContainText(t.failed);
  await expect(alert).toContainText('El documento no se pudo leer.');
  await accessible(page, 'a map that failed');
  await changed((job) => ({ ...job, analysis_data: null }));
  await expect(alert).toContainText(t.noData);
  await changed((job) => ({
    ...job,
    analysis_data: {
      ...job.analysis_data,
      conceptual_map: { ...(job.analysis_data!['conceptual_map'] as object), nodes: [], edges: [] },
    },
  }));
  await expect(alert).toContainText(t.empty);

  await page.unroute(detail);
  await page.route(detail, (route) => route.fulfill({ status: 500, json: { error: '', error_code: 'INTERNAL' } }));
  await page.goto(address);
  await expect(alert).toContainText(t.load);
  await page.unroute(detail);
  await alert.getByRole('button', { name: t.again }).click();
  await expect(alert).toHaveCount(0);
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(TITLE);
  await expect(studio.page).toHaveURL(address);
});
