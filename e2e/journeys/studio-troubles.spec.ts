import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test as base } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { LONGEST_START_MS, startServer } from '../server.ts';
import { balance, Studio } from '../studio.ts';

const LEASE = {
  Arriendo: 'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo del contrato es de dos años.',
};
const WELCOME = 30;
const PATIENCE = { timeout: 60_000 };

type Restartable = {
  base: string;
  /** Where it keeps the files of sources. */
  files: string;
  /** Starts it again on the same data as another part of itself. `web`: answers, and does none of the work that waits. */
  as: (role: 'all' | 'web') => Promise<void>;
};

const test = base.extend<{ server: Restartable }>({
  server: async ({}, provide) => {
    const settings = { FOJAS_WELCOME_TOKENS: String(WELCOME) };
    let server = await startServer(settings);
    const { base: home, dataDir } = server;
    await provide({
      base: home,
      files: path.join(dataDir, 'files'),
      as: async (role) => {
        await server.stop('keep');
        const again = { FOJAS_DATA_DIR: dataDir, PORT: new URL(home).port, FOJAS_ROLE: role };
        server = await startServer({ ...settings, ...again });
      },
    });
    await server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.base),
});

test('a job that waits, is seen elsewhere, cancelled, survives, fails, is tried again, and one that cannot be paid', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(6 * LONGEST_START_MS);
  const { request } = context;
  const language = 'es';
  await signedIn(page, request, language);
  const id = await prepared(page, request, LEASE);
  const studio = new Studio(page, language);
  const { words, pane } = studio;
  await studio.visit(id);
  const kind = (await studio.kinds())[0]!;

  await test.step('two presses start one, which waits and is seen in another tab', async () => {
    await server.as('web');
    await studio.visit(id);
    await studio.tool(kind).click();
    const other = await context.newPage();
    const elsewhere = new Studio(other, language);
    await elsewhere.visit(id);
    await studio.choose('Arriendo');
    await studio.generate.dblclick();
    await expect(studio.cards('pending')).toHaveCount(1);
    await expect(studio.cards()).toContainText(words.mayLeave);
    await accessible(page, 'a job that waits');
    await expect(elsewhere.cards('pending')).toHaveCount(1);
    await studio.closeStarted();
    const left = await balance(page, request);
    expect(left).toBeLessThan(WELCOME);

    await pane.getByRole('button', { name: words.cancel }).click();
    await expect(page.getByText(words.cancelled, { exact: true }).first()).toBeVisible();
    await expect(studio.cards()).toHaveCount(0);
    await expect(elsewhere.cards()).toHaveCount(0);
    expect(await balance(page, request)).toBe(WELCOME);
    await other.close();
  });

  await test.step('one that waits survives the end of its server, and is told to who looks elsewhere', async () => {
    await studio.start('Arriendo');
    await expect(studio.cards('pending')).toHaveCount(1);
    await pane.getByRole('button', { name: words.back }).click();
    await pane.getByRole('tab', { name: words.notes }).click();
    await server.as('all');
    const toast = page.getByRole('status').filter({ hasText: words.openResult });
    await expect(toast.getByText(words.ready)).toBeVisible(PATIENCE);
    await expect(pane.getByRole('tab', { name: words.functions })).toContainText(words.news);
    await expect(page).toHaveTitle(/^\(1\) /);
    await toast.getByRole('button', { name: words.openResult }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toContainText('Arriendo');
    await page.keyboard.press('Escape');
    await expect(pane.getByRole('tab', { name: words.functions })).not.toContainText(words.news);
    await studio.tool(kind).click();
    await expect(studio.cards('completed')).toHaveCount(1, PATIENCE);
  });

  await test.step('one that fails gives the tokens back and is tried again', async () => {
    const before = await balance(page, request);
    await server.as('all');
    await rename(server.files, `${server.files}.away`);
    await studio.visit(id);
    await studio.tool(kind).click();
    await studio.start('Arriendo');
    await expect(studio.cards('failed')).toHaveCount(1, PATIENCE);
    await expect(studio.cards('failed')).toContainText(words.returned);
    await accessible(page, 'a job that failed');
    expect(await balance(page, request)).toBe(before);
    await rm(server.files, { recursive: true, force: true });
    await rename(`${server.files}.away`, server.files);
    await studio.cards('failed').getByRole('button', { name: words.again }).click();
    await expect(studio.cards('failed')).toHaveCount(0);
    await expect(studio.cards('completed')).toHaveCount(2, PATIENCE);
  });

  await test.step('one that cannot be paid is told once, with the way to more', async () => {
    // What is left is spent until a press costs more than there is.
    for (let presses = 0; presses < 5; presses++) {
      // The page learns of what is left a moment after the work is done.
      await expect(page.getByRole('banner')).toContainText(`${await balance(page, request)} tokens`);
      if (await pane.getByText(words.lack).isVisible()) break;
      const done = await studio.cards('completed').count();
      await studio.start('Arriendo');
      await expect(studio.cards('completed')).toHaveCount(done + 1, PATIENCE);
    }
    await expect(pane.getByText(words.lack)).toBeVisible();
    const done = await studio.cards().count();
    await studio.choose('Arriendo');
    await studio.generate.click();
    const told = page.getByRole('alert').filter({ hasText: words.insufficient });
    await expect(told).toHaveCount(1);
    await expect(studio.started).toHaveCount(0);
    await expect(studio.cards()).toHaveCount(done);
    // It goes by itself after eight seconds.
    await told.getByRole('button', { name: words.recharge }).click();
    await expect(page).toHaveURL(/\/profile\?tab=tokens$/);
  });
});
