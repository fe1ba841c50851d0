import { test } from '../own-server.ts';
import { signedIn } from '../person.ts';
test.use({ settings: { FOJAS_WELCOME_TOKENS: '112' } });
for (const language of ['en', 'es'] as const)
  for (const width of [1440, 390, 320])
    test(`shots ${language} ${width}`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
      await signedIn(page, request, language);
      await page.goto('/profile?tab=tokens');
      await page.locator('ul li button').first().waitFor();
      const pop = page.waitForEvent('popup');
      await page.locator('ul li button').nth(1).click();
      await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
      await page.screenshot({ path: `/tmp/op-shots/buy-${language}-${width}.png` });
      await page.getByRole('dialog').getByRole('button', { name: /pay|pagar/ }).click();
      const w = await pop;
      await w.waitForLoadState();
      await w.screenshot({ path: `/tmp/op-shots/sandbox-${language}-${width}.png` });
      await w.locator('button').first().click();
      await w.waitForURL(/profile/);
      await w.close();
      await page.getByRole('row').nth(2).waitFor();
      for (const theme of ['light', 'dark']) {
        await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
        await page.screenshot({ path: `/tmp/op-shots/tab-${language}-${width}-${theme}.png`, fullPage: true });
      }
      await page.goto('/profile');
      await page.getByRole('button').nth(3).waitFor();
      await page.screenshot({ path: `/tmp/op-shots/profile-${language}-${width}.png`, fullPage: true });
    });
