import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { Workspace } from '../workspace.ts';

const LAW = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');
const QUESTION = '¿Qué es un acto de competencia desleal?';

/** As if another tab were in front of it, or not any more. */
const hide = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
/** As a browser does around the printing of a page. */
const tell = (page: Page, event: 'beforeprint' | 'afterprint'): Promise<unknown> =>
  page.evaluate((name) => dispatchEvent(new Event(name)), event);

test('two pages stay in step; what comes unseen is counted; what is printed carries its citations', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  const id = await prepared(page, request, { 'Ley 20169': LAW });
  await page.goto(`/notebook/${id}`);
  const workspace = new Workspace(page);
  const other = await page.context().newPage();
  await other.goto(`/notebook/${id}`);
  await expect(other.getByLabel('Ask about your sources')).toBeEnabled();

  await test.step('an answer is counted in the title while nobody looks, and stands in the other page', async () => {
    await hide(page, 'hidden');
    await workspace.ask(QUESTION);
    await expect(page).toHaveTitle(/^\(1\) /);
    await hide(page, 'visible');
    await expect(page).toHaveTitle(/^[^(]/);
    await expect(other.getByRole('article', { name: 'Answer' })).toHaveCount(1);
  });

  await test.step('paper shows the question, the answer and what its numbers stand for, and nothing else', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => (window.print = () => dispatchEvent(new Event('beforeprint'))));
    await page.getByRole('article', { name: 'Answer' }).getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    const paper = page.locator('[data-printed]');
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText(QUESTION);
    await expect(paper.getByRole('listitem').first()).toHaveText(/^1Ley 20169, Text · lines \d/);
    await expect(page.getByLabel('Ask about your sources')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await tell(page, 'afterprint');
    await expect(paper).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step('an open source is printed whole, with its lines', async () => {
    await workspace.show('Chat');
    await workspace.open(page.locator('.cite').first());
    await workspace.marked();
    await tell(page, 'beforeprint');
    await expect(page.locator('[data-printed] .fl')).toHaveCount(LAW.trimEnd().split('\n').length);
    await tell(page, 'afterprint');
  });

  await test.step('language and the end of the session are those of the other page', async () => {
    await other.evaluate(() => localStorage.setItem('appLanguage', 'es'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await other.evaluate(() => localStorage.removeItem('access'));
    await expect(
      page
        .getByRole('heading', { name: 'Inicia sesión' })
        .or(page.getByLabel(/^Contraseña/))
        .first(),
    ).toBeVisible();
  });
});
