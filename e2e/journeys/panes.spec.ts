import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const WORDS = {
  en: {
    panes: ['Sources', 'Chat', 'Studio'],
    fold: 'Collapse the Studio',
    unfold: 'Unfold the Studio',
    skipTo: 'Skip to',
    search: 'Search your notebooks',
    sheet: 'Keyboard shortcuts',
    row: 'Go to Sources, Chat or Studio',
    tool: 'Concept map',
  },
  es: {
    panes: ['Fuentes', 'Chat', 'Estudio'],
    fold: 'Plegar el estudio',
    unfold: 'Desplegar el estudio',
    skipTo: 'Saltar a',
    search: 'Buscar en tus cuadernos',
    sheet: 'Atajos del teclado',
    row: 'Ir a Fuentes, Chat o Estudio',
    tool: 'Mapa conceptual',
  },
} as const;

test('the panes are reached by their keys and by the links before all else, and a tool from the palette @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const id = await prepared(page, request, { Arriendo: 'Primera. La renta mensual es de 20 UF.' });
  const studio = new Studio(page, language);
  await studio.visit(id);
  const pane = (name: string) => page.getByRole('region', { name, exact: true });
  // A phone shows one pane at a time, and folds none.
  const fold = studio.pane.getByRole('button', { name: t.fold, exact: true });
  await expect(fold).toBeVisible({ visible: !isPhone(page) });

  await test.step('links', async () => {
    const link = page.getByRole('link', { name: `${t.skipTo} ${t.panes[1]}` });
    await expect(link).not.toBeInViewport();
    await link.focus();
    await expect(link).toBeInViewport();
    await accessible(page, 'links to the panes');
    await page.keyboard.press('Enter');
    await expect(pane(t.panes[1])).toBeFocused();
    // What is reached next is in it.
    await page.keyboard.press('Tab');
    await expect(pane(t.panes[1]).locator(':focus')).toHaveCount(1);
  });

  await test.step('keys', async () => {
    for (const [i, name] of t.panes.entries()) {
      await page.keyboard.press(`Alt+Digit${i + 1}`);
      await expect(pane(name)).toBeFocused();
    }
    // With other keys they are not these.
    await page.keyboard.press('Control+Alt+Digit1');
    await expect(pane(t.panes[2])).toBeFocused();
    // Where Alt writes nothing a field is no hindrance, and a dialog is.
    await page.keyboard.press('Alt+Digit2');
    await page.locator('#question').focus();
    await page.keyboard.press('Alt+Digit3');
    await expect(pane(t.panes[2])).toBeFocused();
    await expect(page.locator('#question')).toHaveValue('');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: t.sheet });
    await expect(sheet.getByText(t.row)).toBeVisible();
    await accessible(page, 'shortcuts of a notebook');
    await page.keyboard.press('Alt+Digit1');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('palette', async () => {
    await page.keyboard.press('Alt+Digit2');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: t.search });
    await dialog.getByRole('combobox').fill(t.tool);
    await dialog.getByRole('option', { name: t.tool, exact: true }).click();
    await expect(page).toHaveURL(/panel=studio&tool=concept-map$/);
    await expect(studio.generate).toBeVisible();
    if (!isPhone(page)) await expect(pane(t.panes[0])).toBeVisible();
    await expect(pane(t.panes[2])).toBeFocused();
  });
});

test('the Studio folds to a rail of its tools, stays so, and unfolds at the tool that is pressed', async ({
  page,
  request,
}) => {
  const language = 'en';
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { Arriendo: 'Primera. La renta mensual es de 20 UF.' }));
  const fold = studio.pane.getByRole('button', { name: t.fold, exact: true });
  const unfold = studio.pane.getByRole('button', { name: t.unfold, exact: true });
  const width = async (): Promise<number> => (await studio.pane.boundingBox())!.width;
  await fold.click();
  await expect(unfold).toBeFocused();
  await expect.poll(width).toBe(56);
  await accessible(page, 'the Studio folded');
  await page.reload();
  await expect(unfold).toBeVisible();

  // By keys: into the pane, on to its icons. The page hears keys a moment after it is seen.
  await expect(async () => {
    await page.keyboard.press('Alt+Digit3');
    await expect(studio.pane).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(unfold).toBeFocused();
  await studio.pane.getByRole('button', { name: t.tool, exact: true }).press('Enter');
  await expect(studio.generate).toBeVisible();
  await expect(studio.pane.locator('[data-back]')).toBeFocused();
  await expect.poll(width).toBeGreaterThan(250);

  await studio.pane.locator('[data-back]').click();
  await fold.click();
  await unfold.press('Enter');
  await expect(fold).toBeFocused();
  await page.reload();
  await expect(fold).toBeVisible();
});
