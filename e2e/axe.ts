import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Sets the colours of the page without leaving it, and waits until they stand; what turns for ever is not waited for. */
async function colour(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
}

/** A screen has no violation in either theme, and nothing stands off its side. */
export async function accessible(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await colour(page, theme);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(said, `${screen}, ${theme}`).toEqual([]);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `${screen}: pixels off the side`).toBe(0);
}
