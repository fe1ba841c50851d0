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

/** What the colours of a page can break; all else is alike in both themes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the screen that is there, in either theme. */
export async function violations(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await colour(page, theme);
    // To read axe takes a fifth of a second: a page that has it is not given it again. Of what is right it would describe each element.
    const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
    const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] });
    const asked = theme === 'light' ? axe.withTags(RULES) : axe.withRules(OF_COLOUR);
    // No page holds a frame of another: axe needs no second page to gather what it found.
    const found = (await asked.setLegacyMode().analyze()).violations;
    for (const { id, nodes } of found)
      said.push(`${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return said;
}

/** A screen has no violation in either theme, and nothing stands off its side. */
export async function accessible(page: Page, screen: string): Promise<void> {
  expect(await violations(page), screen).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `${screen}: pixels off the side`).toBe(0);
}
