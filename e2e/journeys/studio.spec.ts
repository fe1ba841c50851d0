import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';
import { flow } from '../workspace.ts';

const BRIEF = 'Apelación';
const TEXTS = {
  // Its labels say what each ruling is to it; they are no part of it.
  [BRIEF]: readFileSync('test/fixtures/jurisprudence/apelacion.txt', 'utf8').replace(/\{[+\-0]\}/g, ''),
  Anexo: 'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo del contrato es de dos años.',
};
const PATIENCE = { timeout: 60_000 };

/** What the room gives every tool is walked with the first one, and with each that has no journey of its own. */
const walked = (kinds: readonly string[]): string[] =>
  kinds.filter((kind, n) => n === 0 || !existsSync(`e2e/journeys/tool-${kind}.spec.ts`));

test('a tool of the shelf: started, watched, read, followed to its lines, downloaded and deleted @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const studio = new Studio(page, language);
  const { words, pane } = studio;
  /** Somebody new, with their tokens, at the tools of a notebook with sources. */
  const begin = async (): Promise<void> => {
    await signedIn(page, request, language);
    await studio.visit(await prepared(page, request, TEXTS));
  };
  await begin();
  await accessible(page, 'the tools');
  let cited = 0;
  for (const [n, kind] of walked(await studio.kinds()).entries()) {
    await test.step(kind, async () => {
      if (n > 0) await begin();
      await expect(studio.tool(kind)).toContainText(/\d+\stokens/);
      await studio.tool(kind).click();
      await expect(pane.getByRole('button', { name: words.back })).toBeFocused();
      await expect(studio.generate).toBeDisabled();
      await accessible(page, `${kind}: before anything was generated`);
      await studio.choose(BRIEF);
      await studio.generate.click();
      await expect(studio.started).toBeVisible();
      await accessible(page, `${kind}: started`);
      await studio.closeStarted();
      await expect(studio.cards('completed')).toHaveCount(1, PATIENCE);
      await accessible(page, `${kind}: a completed job`);

      const card = studio.cards('completed');
      await card.locator('[data-open]').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(BRIEF);
      await expect(page).toHaveURL(new RegExp(`panel=studio&tool=${kind}&job=`));
      const address = page.url();
      await expect(sheet.getByRole('status', { name: words.loading })).toHaveCount(0);
      await expect(sheet.getByRole('alert')).toHaveCount(0);
      await accessible(page, `${kind}: its result`);
      const chips = sheet.locator('.cite:visible:not([data-state=missing])');
      if ((await chips.count()) > 0) {
        cited += 1;
        const number = await chips.first().getAttribute('data-n');
        if (isPhone(page)) {
          await chips.first().tap();
          await page.getByRole('button', { name: words.inSource }).tap();
        } else await chips.first().click();
        await expect(sheet).toBeHidden();
        await expect(page.locator('.sheet mark').first()).toBeInViewport();
        expect(flow(await page.locator('.sheet mark').first().innerText())).not.toBe('');
        await accessible(page, `${kind}: a citation of its result in its source`);
        await page.getByRole('button', { name: words.toResult }).click();
        await expect(sheet.locator(`.cite[data-n="${number}"]`).first()).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      // Its address leads to it by itself.
      await page.goto(address);
      await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(BRIEF);
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/job=/);

      const menu = () => card.getByRole('button', { name: words.options }).click();
      await menu();
      expect(await studio.download(words.markdown)).toMatch(/\.md$/);
      await menu();
      expect(await studio.download('JSON')).toMatch(/\.json$/);
      await menu();
      await page.getByRole('menuitem', { name: words.remove }).click();
      await accessible(page, `${kind}: before it is deleted`);
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await expect(page.getByText(words.removed, { exact: true }).first()).toBeVisible();
      await expect(studio.cards()).toHaveCount(0);
      await page.goto(address);
      await expect(page.getByRole('dialog').getByText(words.gone)).toBeVisible();
      await accessible(page, `${kind}: a result that is gone`);
      await page.keyboard.press('Escape');
      await pane.getByRole('button', { name: words.back }).click();
      await expect(studio.tool(kind)).toBeFocused();
    });
  }
  expect(cited).toBeGreaterThan(0);
});

test('what says that a job was started closes by itself, not while it is looked at', async ({ page, request }) => {
  const language = 'en';
  await signedIn(page, request, language);
  const id = await prepared(page, request, TEXTS);
  const studio = new Studio(page, language);
  const { words, pane, started } = studio;
  await studio.visit(id);
  await studio.tool((await studio.kinds())[0]!).click();
  await studio.choose('Anexo');
  await studio.generate.click();
  await expect(started.getByText(words.closesIn)).toBeVisible();
  await started.getByRole('button', { name: words.close }).focus();
  await expect(started.getByText(words.held)).toBeVisible();
  await started.evaluate((panel: HTMLElement) => panel.focus());
  await expect(started.getByText(words.closesIn)).toBeVisible();
  if (!isPhone(page)) {
    await started.hover({ position: { x: 8, y: 8 } });
    await expect(started.getByText(words.held)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(started.getByText(words.closesIn)).toBeVisible();
  }
  await expect(started).toHaveCount(0);
  // The document that was chosen is chosen no more.
  await expect(studio.generate).toBeDisabled();
  await expect(pane.getByRole('combobox', { name: words.document })).toBeFocused();
});

test('a notebook without sources says what it wants, and notes stand beside the tools', async ({ page, request }) => {
  const language = 'es';
  await signedIn(page, request, language);
  const id = await prepared(page, request, {});
  const studio = new Studio(page, language);
  const { words, pane } = studio;
  await studio.visit(id);
  await accessible(page, 'tools without sources');
  await studio.tool((await studio.kinds())[0]!).click();
  await expect(pane.getByRole('button', { name: words.addSources })).toBeVisible();
  await expect(studio.generate).toBeDisabled();
  await accessible(page, 'a tool without sources');
  await pane.getByRole('button', { name: words.addSources }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/notebook/${id}?panel=notes`);
  await expect(pane.getByRole('tab', { name: words.notes })).toHaveAttribute('aria-selected', 'true');
  await pane.getByRole('tab', { name: words.functions }).click();
  await expect(studio.tool((await studio.kinds())[0]!)).toBeVisible();
});
