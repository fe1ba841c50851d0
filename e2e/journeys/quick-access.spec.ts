import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { languageOf, Studio } from '../studio.ts';

const WORDS = {
  en: {
    first: 'Start with these five',
    addFive: 'Add 5 links',
    addFour: 'Add 4 links',
    addTwo: 'Add 2 links',
    added: '2 links added',
    treaties: 'Treaty search',
    add: 'New quick access',
    title: 'Title',
    link: 'Link',
    needTitle: 'Title is required',
    needLink: 'Link is required',
    invalid: 'Please enter a valid URL',
    test: 'Test link',
    save: 'Save',
    saved: 'Quick access saved',
    options: 'Options for Poder Judicial',
    edit: 'Edit',
    remove: 'Delete',
    deleted: 'Quick access deleted',
    undo: 'Undo',
    cancel: 'Cancel',
    chosen: /chosen from the suggestions/,
    failed: 'The links could not be loaded',
    again: 'Try again',
  },
  es: {
    first: 'Empieza con estos cinco',
    addFive: 'Agregar 5 accesos',
    addFour: 'Agregar 4 accesos',
    addTwo: 'Agregar 2 accesos',
    added: 'Se agregaron 2 accesos',
    treaties: 'Buscador de tratados',
    add: 'Nuevo acceso rápido',
    title: 'Título',
    link: 'Enlace',
    needTitle: 'El título es obligatorio',
    needLink: 'El enlace es obligatorio',
    invalid: 'Escribe una dirección válida, por ejemplo https://pjud.cl',
    test: 'Probar enlace',
    save: 'Guardar',
    saved: 'Acceso guardado',
    options: 'Opciones de Poder Judicial',
    edit: 'Editar',
    remove: 'Eliminar',
    deleted: 'Acceso eliminado',
    undo: 'Deshacer',
    cancel: 'Cancelar',
    chosen: /elegido de los sugeridos/,
    failed: 'No se pudieron cargar los enlaces',
    again: 'Reintentar',
  },
} as const;

test('links are chosen from the suggestions, written, mended, opened, changed, deleted and called back @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const t = WORDS[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  const { pane } = studio;
  await studio.visit(await prepared(page, request, { Anexo: 'La renta mensual es de 20 UF.' }));
  await page.route('**/api/quick-access/**', (route) => route.abort());
  await studio.tool('quick-access').click();
  await expect(pane.getByText(t.failed)).toBeVisible();
  await accessible(page, 'links that could not be loaded');
  await page.unroute('**/api/quick-access/**');
  await pane.getByRole('button', { name: t.again }).click();

  await expect(pane.getByRole('heading', { name: t.first })).toBeVisible();
  await expect(pane.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await accessible(page, 'five suggestions');
  await expect(pane.getByRole('button', { name: t.addFive })).toBeEnabled();
  await pane.getByRole('checkbox', { name: t.treaties }).click();
  let posted = 0;
  await page.route('**/api/quick-access/**', (route) =>
    route.request().method() === 'POST' && ++posted === 3 ? route.abort() : route.continue(),
  );
  await pane.getByRole('button', { name: t.addFour }).click();
  // The third was lost on its way: what is left is offered again.
  await expect(pane.getByRole('checkbox')).toHaveCount(3);
  await page.unroute('**/api/quick-access/**');
  await pane.getByRole('button', { name: t.addTwo }).click();
  await expect(page.getByText(t.added, { exact: true })).toBeVisible();
  const rows = pane.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.getByRole('link', { name: t.chosen })).toHaveCount(4);
  await expect(rows.first()).toContainText('dpej.rae.es');
  await expect(pane.getByRole('button', { name: t.add })).toBeFocused();
  await accessible(page, 'saved links');

  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await page.keyboard.press('Enter');
  await button(t.save).click();
  await expect(dialog.getByText(t.needTitle)).toBeVisible();
  await expect(dialog.getByText(t.needLink)).toBeVisible();
  await expect(dialog.getByLabel(t.title)).toBeFocused();
  await page.keyboard.type('  Poder Judicial ');
  await dialog.getByLabel(t.link).fill('javascript:alert(1)');
  await expect(dialog.getByText(t.needTitle)).toHaveCount(0);
  await expect(dialog.getByText(t.invalid)).toBeVisible();
  await accessible(page, 'a link with a fault');
  const address = `${new URL(page.url()).origin}/pricing`;
  await dialog.getByLabel(t.link).fill(` ${address} `);
  const tested = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: t.test }).click();
  const popup = await tested;
  await expect.poll(() => popup.url()).toBe(address);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await popup.close();
  await dialog.getByLabel(t.link).press('Enter');
  await expect(page.getByText(t.saved, { exact: true }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(5);
  const own = rows.last();
  await expect(own).toContainText('Poder Judicial');
  await expect(own.getByRole('link')).toHaveAttribute('href', address);
  await expect(own.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');

  await pane.getByRole('button', { name: t.options }).click();
  await page.getByRole('menuitem', { name: t.edit }).click();
  await expect(dialog.getByLabel(t.title)).toHaveValue('Poder Judicial');
  await dialog.getByLabel(t.link).fill('https://www.pjud.cl/');
  await button(t.save).click();
  await expect(own).toContainText('pjud.cl');

  const remove = async (): Promise<void> => {
    await pane.getByRole('button', { name: t.options }).click();
    await page.getByRole('menuitem', { name: t.remove }).click();
    await expect(rows).toHaveCount(4);
  };
  await remove();
  await expect(pane.getByRole('button', { name: t.add })).toBeFocused();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(rows).toHaveCount(5);
  await remove();
  // Leaving the page does not call it back.
  await page.reload();
  await expect(rows).toHaveCount(4);
  await pane.getByRole('button', { name: studio.words.back }).click();
  await expect(studio.tool('quick-access')).toBeFocused();
});
