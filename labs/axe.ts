import type { Page } from '@playwright/test';
import { violations } from '../e2e/axe.ts';
import type { Bench } from '../bench/figure.ts';
import { AT_WORK, walkScreens } from './screens/walk.ts';

const SIZES = [AT_WORK, { width: 390, height: 844 }];

/** What axe finds wrong with the screen that is there, on the desktop and on the phone, in both themes. */
async function found(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const one of await violations(page)) said.push(`${size.width} px, ${one}`);
  }
  await page.setViewportSize(AT_WORK);
  return said;
}

export const bench: Bench = {
  name: 'axe',
  about: 'every screen and open dialog in both themes, on the desktop and on the phone, held against axe in Chromium',
  run: (report) =>
    walkScreens(found, (language, screens, said) => {
      report({ name: `${language}: screens looked at, each in 4 ways`, value: screens, unit: 'screens' });
      report({ name: `${language}: violations`, value: said.length, unit: 'rules broken', bar: { max: 0 } });
    }),
};
