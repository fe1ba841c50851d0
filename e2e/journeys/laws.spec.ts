import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { leyChile, publish } from '../ley-chile.ts';
import { authorized, opened, plain } from '../notebook.ts';

test.use({ settings: { FOJAS_LEYCHILE_URL: await leyChile() } });
// One worker walks them all: each that walks one starts the server of these settings for itself.
test.describe.configure({ mode: 'default' });

test('a law is found by its number, added, asked, and not offered twice @phone', async ({ page, request }) => {
  test.setTimeout(180_000);
  const workspace = await opened(page, request, [], { panel: 'sources' });
  const dialog = page.getByRole('dialog', { name: 'Add a Chilean law' });
  const look = async (wanted: string): Promise<void> => {
    await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).first().click();
    await page.getByRole('button', { name: /^Chilean law/ }).click();
    await dialog.getByLabel('Number, name').fill(wanted);
    await dialog.getByLabel('Number, name').press('Enter');
  };
  await look('18.101');
  await expect(dialog.getByRole('checkbox', { name: /^Ley 18\.101/ })).toBeChecked({ timeout: 30_000 });
  await expect(dialog.getByText(/text of Jun 30, 2022 · 2 articles, about \d+ characters/)).toBeVisible();
  await accessible(page, 'a law that was found');
  await dialog.getByRole('button', { name: 'Add 1 law' }).click();
  const added = page.getByRole('checkbox', { name: /^Use Ley 18\.101 · Fija normas/ });
  await expect(added).toBeChecked({ timeout: 60_000 });
  await expect(workspace.pane('Sources').getByText(/^Law · bcn\.cl · 9\slines$/)).toBeVisible();

  const answer = await workspace.ask('¿Qué dice el artículo 3?');
  await expect(answer.getByText('plazo de dos meses para restituir').first()).toBeVisible();

  await workspace.show('Sources');
  await look('ley 18.101');
  await expect(dialog.getByText('Already in this notebook')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await dialog.getByLabel('Number, name').fill('nada 503');
  await dialog.getByLabel('Number, name').press('Enter');
  await expect(dialog.getByText(/did not answer as it should/)).toBeVisible({ timeout: 30_000 });
});

test('a set of laws is added at once, each told for itself, and kept as a set of one’s own @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const workspace = await opened(page, request, [], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.getByRole('button', { name: /^Chilean law/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a Chilean law' });
  await dialog.getByRole('button', { name: /^Leases ?5 ?laws$/ }).click();
  for (const name of [
    'Código Civil',
    'Código de Procedimiento Civil',
    'Ley 21.461 Restitución anticipada de inmuebles',
  ])
    await dialog.getByRole('checkbox', { name, exact: true }).click();
  await accessible(page, 'the laws of a set');

  await dialog.getByRole('button', { name: 'Save as a set of mine' }).click();
  const edit = page.getByRole('dialog', { name: 'New set' });
  await edit.getByLabel('Name of the set').fill('Mis arriendos');
  await edit.getByRole('button', { name: 'Remove Código de Procedimiento Civil' }).click();
  await accessible(page, 'a set that is changed');
  await edit.getByRole('button', { name: 'Save set' }).click();
  await expect(dialog.getByText('Mis arriendos')).toBeVisible();
  for (const name of ['Código Civil', 'Ley 21.461 Restitución anticipada de inmuebles'])
    await dialog.getByRole('checkbox', { name, exact: true }).click();

  await dialog.getByRole('button', { name: 'Add 2 laws' }).click();
  const progress = page.getByRole('dialog', { name: 'Adding laws' });
  await expect(progress.getByText('1 of 2 ready')).toBeVisible({ timeout: 60_000 });
  await expect(progress.getByText('Ley Chile has no norm with that number or name.')).toBeVisible({ timeout: 60_000 });
  await accessible(page, 'laws that are being added');
  await expect(progress.getByRole('button', { name: 'Retry the failed ones' })).toBeVisible();
  await progress.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('checkbox', { name: /^Use Ley 18\.101 · Fija normas/ })).toBeChecked();
});

test('a law that the sources name is looked for in one press, and not offered once it is here @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const contract = plain(
    'Contrato.txt',
    'PRIMERA. Rige la Ley N° 18.101, y la Ley 18.101 prima sobre el Código Civil.',
  );
  const workspace = await opened(page, request, [contract], { panel: 'sources' });
  const dialog = page.getByRole('dialog', { name: 'Add a Chilean law' });
  const named = dialog.getByRole('region', { name: 'Named in your sources' }).getByRole('button');
  const open = async (): Promise<void> => {
    await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).first().click();
    await page.getByRole('button', { name: /^Chilean law/ }).click();
  };
  await open();
  await expect(named).toHaveText([/^Ley 18\.1012 times · Contrato$/, /^Código Civil/]);
  await accessible(page, 'laws that the sources name');
  await named.first().click();
  await expect(dialog.getByRole('checkbox', { name: /^Ley 18\.101/ })).toBeChecked({ timeout: 30_000 });
  await expect(dialog.getByLabel('Number, name')).toHaveValue('Ley 18.101');
  await dialog.getByRole('button', { name: 'Add 1 law' }).click();
  await expect(page.getByRole('checkbox', { name: /^Use Ley 18\.101/ })).toBeChecked({ timeout: 60_000 });
  await open();
  await expect(named).toHaveText([/^Código Civil/]);
});

test('a law that a contract names is added from its card, which then opens the article @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const contract = 'PRIMERA. El desahucio se rige por el artículo 3 de la Ley N° 18.101.';
  const workspace = await opened(page, request, [plain('Contrato.txt', contract)], { panel: 'sources' });
  const sheet = page.getByRole('region', { name: 'Text of the source' });
  const card = page.getByRole('dialog', { name: /^Reference:/ });
  const look = async (): Promise<void> => {
    await workspace.show('Sources');
    await workspace
      .pane('Sources')
      .getByRole('button', { name: /^Contrato/ })
      .click();
    const named = sheet.locator('.ref', { hasText: 'artículo 3' });
    if (page.viewportSize()!.width < 1100) await named.tap();
    else await named.hover();
  };
  await look();
  await card.getByRole('button', { name: 'Add its text to the notebook' }).click();
  await expect(card.getByRole('button', { name: 'Open article 3' })).toBeVisible({ timeout: 60_000 });
  await accessible(page, 'the card of a law that is here');
  await card.getByRole('button', { name: 'Open article 3' }).click();
  await expect.poll(() => workspace.marked()).toContain('plazo de dos meses para restituir');
  await expect(card).toBeHidden();
});

test('a newer text of a law is found when it is asked for, brought and compared in one press', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const workspace = await opened(page, request, [], { panel: 'sources' });
  const headers = await authorized(page);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const url = 'https://www.bcn.cl/leychile/navegar?idLey=21461';
  await request.post(`/api/notebooks/${id}/sources/`, { headers, data: { type: 'website', url } });
  const pane = workspace.pane('Sources');
  await expect(pane.getByRole('checkbox', { name: /^Use Ley 21\.461/ })).toBeChecked({ timeout: 60_000 });

  const menu = pane.getByRole('button', { name: /^Actions for Ley 21\.461/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Notify me if it changes' }).click();
  await expect(pane.getByRole('img', { name: 'You will be notified if it changes' })).toBeVisible();

  publish('2026-03-01', 'tres');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Look for a newer version' }).click();
  const compare = pane.getByRole('button', { name: /^Bring it and compare/ });
  await expect(compare).toBeVisible({ timeout: 60_000 });
  await accessible(page, 'a law with a newer text');
  await compare.click();
  const compared = page.getByRole('dialog', { name: /^Compare: Ley 21\.461/ });
  await expect(compared.getByRole('button', { name: /dos meses becomes tres meses/ })).toBeVisible({
    timeout: 120_000,
  });
});
