import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { Workspace } from '../workspace.ts';

const DAY_MS = 86_400_000;

test('a page stands whatever its address, its clock, its tabs and its server do', async ({
  page,
  request,
  context,
}) => {
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().message));
  await signedIn(page, request);
  const theirs = await prepared(page, request, {});
  const { name } = await signedIn(page, request);
  const mine = await prepared(page, request, {});

  await test.step('another person’s notebook is not there, and a tab that is none is the first', async () => {
    await page.goto(`/notebook/${theirs}`);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This notebook does not exist');
    await page.goto(`/profile?tab=${encodeURIComponent('<script>window.ran=1</script>')}`);
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  await test.step('an answer that is none is told, and asked for again', async () => {
    await page.route(`**/api/notebooks/${mine}/`, (route) => route.fulfill({ status: 200, body: '{"id":' }));
    await page.goto(`/notebook/${mine}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(`**/api/notebooks/${mine}/`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Start with a document' })).toBeVisible();
  });

  await test.step('a clock that is a day ahead changes nothing', async () => {
    await page.clock.setFixedTime(Date.now() + DAY_MS);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Start with a document' })).toBeVisible();
  });

  await test.step('who reloads during an upload finds the source, or none, and who signs out does so in every tab', async () => {
    const workspace = new Workspace(page);
    await workspace.show('Sources');
    await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/sources/'));
    await page
      .getByTestId('files')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('La renta.') });
    await sent;
    await page.reload();
    await page.goBack();
    await page.goForward();
    await workspace.show('Sources');
    expect(await workspace.pane('Sources').getByRole('checkbox', { name: 'Use a', exact: true }).count()).toBeLessThan(
      2,
    );

    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('main')).toBeVisible();
    await page.goto('/dashboard');
    const tabs = [page, other];
    for (const tab of tabs) await tab.getByRole('button', { name: new RegExp(name) }).click();
    // Whichever is first may send the other away before its press.
    await Promise.any(tabs.map((tab) => tab.getByRole('menuitem', { name: 'Log out' }).click()));
    // At the landing, or where they were with the sign-in in its place.
    for (const tab of tabs) await expect(tab.getByRole('button', { name: new RegExp(name) })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('refresh'))).toBeNull();
  });
  expect(uncaught).toEqual([]);
});
