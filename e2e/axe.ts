import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const packaged = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** The packed axe of the package: a third of the letters that the package itself would send. */
const AXE = readFileSync(packaged.resolve('axe-core/axe.min.js'), 'utf8');

/** Gives a page its axe, once: by itself the package has each page read it twice for each time that it is asked. */
async function equip(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

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
  await equip(page);
  for (const theme of ['light', 'dark'] as const) {
    await colour(page, theme);
    // Of what is right it would describe each element.
    const axe = new AxeBuilder({ page, axeSource: ';' }).options({ resultTypes: ['violations'] });
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
