import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { stranger } from '../person.ts';

const LAW = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');
/** More presses than any way on these screens takes. */
const FAR = 80;

/** Goes by the tab key until something has the focus, as a reader without a mouse does; the focus passes by what is still disabled. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  for (let pressed = 0; pressed < FAR; pressed++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('the main job is done without a mouse', async ({ page, request }) => {
  const { name, email, password } = stranger();
  await request.post('/api/users/register', { data: { full_name: name, email, password, language: 'en' } });
  const press = async (wanted: Locator, key = 'Enter'): Promise<void> => {
    await reach(page, wanted);
    await page.keyboard.press(key);
  };
  const write = async (field: Locator, text: string): Promise<void> => {
    await reach(page, field);
    await page.keyboard.insertText(text);
  };

  await page.goto('/sign-in');
  await write(page.getByLabel(/^E-mail/), email);
  await write(page.getByLabel(/^Password/), password);
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Create notebook' }));

  await press(page.getByRole('region', { name: 'Chat', exact: true }).getByRole('button', { name: /upload/i }));
  await press(page.getByRole('button', { name: /^Paste Text/ }));
  await write(page.getByLabel('Content'), LAW);
  await press(page.getByRole('button', { name: 'Add text' }));

  await write(page.getByLabel('Ask about your sources'), '¿Qué es un acto de competencia desleal?');
  await expect(page.getByText('Answers only from the source in use').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'Answer' });
  await press(answer.getByRole('button', { name: 'Save as note' }));
  await expect(answer.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page.getByLabel('Ask about your sources').focus();
  const chip = answer.locator('.cite').first();
  for (let pressed = 0; pressed < FAR && !(await chip.evaluate((one) => one === document.activeElement)); pressed++)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet mark').first()).toBeInViewport();
});
