import { expect, type Locator } from '@playwright/test';
import { called } from '../called.ts';
import { test } from '../fixtures.ts';
import { signedIn } from '../person.ts';
import { Workspace } from '../workspace.ts';

const bottom = (box: { y: number; height: number } | null): number => box!.y + box!.height;
const top = async (one: Locator): Promise<number> => (await one.boundingBox())!.y;

test('the strip of no network lies over no head: a note with a long title, the palette @phone', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  const { id } = await called<{ id: string }>(page, '/notebooks/', { title: 'Arriendo' });
  const title = 'Cronología '.repeat(18).trim();
  await called(page, `/notebooks/${id}/notes/`, { title, content: 'Entrega el 1 de abril.' });
  await page.goto(`/notebook/${id}`);
  await new Workspace(page).show('Notes');
  const row = page.getByRole('listitem').filter({ hasText: title }).getByRole('button').first();
  // Two lines of the title, beside the line above it and that of its text.
  expect((await row.boundingBox())!.height).toBeLessThan(120);
  // The code of the palette has come before the network goes.
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');

  await row.click();
  const note = page.getByRole('navigation', { name: `Chat · ${title}` });
  await expect(note).toBeVisible();
  await page.context().setOffline(true);
  const strip = page.getByText(/^No connection/);
  await expect(strip).toBeVisible();
  const end = bottom(await strip.boundingBox());
  expect(await top(note)).toBeGreaterThanOrEqual(end);
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  expect(await top(palette)).toBeGreaterThanOrEqual(end);
});
