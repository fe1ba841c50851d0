import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { called } from '../called.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { kept, textOf } from '../notes.ts';
import { signedIn } from '../person.ts';
import { flow, Workspace } from '../workspace.ts';

const LEASE =
  'Cláusula octava. La arrendataria podrá poner término anticipado al contrato con un aviso de sesenta días.\nCláusula novena. La renta se reajustará cada año.';
const LAW = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');

/** Two notebooks of somebody new, each with a source that has been read; answers their ids. */
async function furnished(page: Page, request: APIRequestContext): Promise<[string, string]> {
  await signedIn(page, request);
  return [
    await prepared(page, request, { 'Ley 20.169': LAW }, { title: 'Competencia desleal' }),
    await prepared(page, request, { 'Contrato Bodega 7': LEASE }, { title: 'Arriendo bodegas' }),
  ];
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search your notebooks' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('the palette finds titles and passages of all notebooks, and opens the very words', async ({ page, request }) => {
  const [laws, leases] = await furnished(page, request);
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('group', { name: 'Recent notebooks' }).getByRole('option')).toHaveCount(2);
  await accessible(page, 'palette at rest');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await field(page).fill('arriendo bodeg');
  await expect(option(page, 'Arriendo bodegas')).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('termino anticip');
  const passage = option(page, /poner término anticipado al contrato/);
  await expect(passage).toContainText('Contrato Bodega 7 · line 1 · Arriendo bodegas');
  await expect(passage.locator('b')).toHaveText(['término', 'anticipado']);
  await expect(palette(page).getByRole('status')).toContainText('1 result');
  await accessible(page, 'palette with what was found');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/notebook/${leases}.*L=1$`));
  const workspace = new Workspace(page);
  await expect
    .poll(() => workspace.marked())
    .toBe(flow('La arrendataria podrá poner término anticipado al contrato con un aviso de sesenta días.'));

  // In the notebook that is on screen the same is done without leaving it.
  await page.keyboard.press('Control+k');
  await field(page).fill('reajust');
  await expect(option(page, /reajustará/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/L=2$/);
  await expect.poll(() => workspace.marked()).toBe('La renta se reajustará cada año.');

  await page.keyboard.press('Control+k');
  await field(page).fill('competencia desleal');
  await expect(option(page, 'Competencia desleal').first()).toBeVisible();
  await palette(page).getByRole('button', { name: 'Only this notebook' }).click();
  await expect(palette(page).getByText('Nothing of yours holds “competencia desleal”')).toBeVisible();
  await palette(page).getByRole('button', { name: 'Only this notebook' }).click();
  await expect(option(page, /Ley 20.169 Competencia desleal|Ley 20.169/).first()).toBeVisible();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await tab.waitForURL(new RegExp(`/notebook/${laws}$`));
  await tab.close();
  await expect(palette(page)).toBeHidden();
});

test('the palette does what its actions say', async ({ page, request }) => {
  const [, leases] = await furnished(page, request);
  await page.goto(`/notebook/${leases}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arriendo bodegas');
  const run = async (query: string, name: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await field(page).fill(query);
    await option(page, name).click();
  };
  await run('add a', 'Add a source to this notebook');
  await expect(page.getByRole('dialog').getByTestId('files')).toBeAttached();
  // A dialog that is open is not covered by another.
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await run('dark', 'Switch to dark colours');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await run('espanol', 'Cambiar a español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Buscar en tus cuadernos' });
  await dialog.getByRole('combobox').fill('atajos');
  await dialog.getByRole('option', { name: 'Atajos del teclado' }).click();
  await expect(page.getByRole('dialog', { name: 'Atajos del teclado' })).toBeVisible();
  await accessible(page, 'sheet of shortcuts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The field of the question has the focus back: there it would be a letter.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Abrir esta lista con la tecla ?' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill('nuevo');
  await dialog.getByRole('option', { name: 'Nuevo cuaderno' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuaderno sin título');
});

test('the palette says when nothing is found and when the search fails, and looks again', async ({ page, request }) => {
  await furnished(page, request);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('zzyzx');
  await expect(palette(page).getByText('Nothing of yours holds “zzyzx”')).toBeVisible();
  await page.route('**/api/search/**', (route) => route.abort('connectionfailed'));
  await field(page).fill('renta');
  await expect(palette(page).getByRole('alert')).toContainText('The search did not work');
  await page.unroute('**/api/search/**');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(option(page, /La renta se reajustará/)).toBeVisible();
});

test('the dashboard shows passages below the notebooks', async ({ page, request }) => {
  await furnished(page, request);
  await page.goto('/dashboard');
  const search = page.getByLabel('Search by title or description');
  const hits = page.getByRole('region', { name: 'In your sources' });
  await search.fill('se');
  await expect(hits).toBeHidden();
  await search.fill('sesenta');
  const hit = hits.getByRole('link', { name: /aviso de sesenta días/ });
  await expect(hit).toContainText('Contrato Bodega 7 · line 1 · Arriendo bodegas');
  await accessible(page, 'dashboard with passages');
  await hit.click();
  await expect.poll(() => new Workspace(page).marked()).toContain('aviso de sesenta días');
});

test('a note that is found opens, from anywhere and by its address, once', async ({ page, request }) => {
  await signedIn(page, request);
  const { id } = await called<{ id: string }>(page, '/notebooks/', { title: 'Arriendo bodegas' });
  const add = (title: string) =>
    called<{ id: string }>(page, `/notebooks/${id}/notes/`, { title, content: `Sobre ${title}` });
  const [minuta, pauta] = [await add('Minuta de la reunión'), await add('Pauta de alegato')];
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('minuta');
  await option(page, 'Minuta de la reunión').click();
  await expect(textOf(page)).toHaveText('Sobre Minuta de la reunión');

  await page.goto(`/notebook/${id}?panel=note&note=${pauta.id}`);
  await expect(textOf(page)).toHaveText('Sobre Pauta de alegato');
  await page.reload();
  await expect(textOf(page)).toHaveText('Sobre Pauta de alegato');
  expect(await kept(page)).toHaveLength(2);
  // One that is not there, as after it was deleted, says so.
  await page.goto(`/notebook/${id}?panel=note&note=${minuta.id.replace(/^./, (c) => (c === '0' ? '1' : '0'))}`);
  await expect(page.getByText('This note no longer exists')).toBeVisible();
});
