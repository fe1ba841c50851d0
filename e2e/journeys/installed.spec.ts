import { expect, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { onDashboard, signedIn } from '../person.ts';

test.use({ serviceWorkers: 'allow' });

/** All that the browser keeps for pages without a network. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all.sort();
  });
const OFFLINE = ['/offline.css', '/offline.html', '/offline.js'];

test('without a network a page says so, and comes back by itself @phone', async ({ page, request }) => {
  await onDashboard(page, request, 'es');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible();
  // The pretended network of a journey is not told to a page that is opened without it.
  await expect(page.getByText(/^Fojas no responde/)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await expect(page.getByText('Este equipo no tiene red.')).toBeVisible();
  await expect(page.getByText(/^Fojas no responde/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden();
  await expect(page).toHaveTitle('Sin conexión · Fojas');
  await accessible(page, 'without a network');
  // It is the same page: nothing of the person or the notebooks was put away.
  expect(await kept(page)).toEqual(OFFLINE);

  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Perfil' }).first()).toBeAttached();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await kept(page)).toEqual(OFFLINE);
});

test('the page without a connection is in the language and the colours that were chosen', async ({ page, request }) => {
  await signedIn(page, request, 'en');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /read/ })).toBeVisible();
});

test('it can be installed: the manifest names pictures of every size that is asked for', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address!);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, start_url } = (await answer.json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    start_url: string;
  };
  expect(start_url).toBe('/dashboard');
  const sized = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src, sizes }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return sizes === 'any' || sizes === `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    icons,
  );
  expect(sized).toEqual([true, true, true, true]);
  expect(icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'maskable')).toBe(true);
});
