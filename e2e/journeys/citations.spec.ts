import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';
import { passageOf, quoted, type Workspace } from '../workspace.ts';

const LEASE = plain('contrato-arrendamiento.txt', readFileSync('test/fixtures/documents/contrato-arrendamiento.txt'));
const QUESTION = '¿Puede el arrendatario subarrendar?';
const OF_SEVERAL = '¿Puede terminar antes el contrato?';
const phone = (page: Page): boolean => page.viewportSize()!.width < 1100;
const card = (page: Page): Locator => page.getByRole('dialog', { name: /^Citation/ });

/** The answer to a question about a lease, in a notebook of somebody new. */
async function answered(
  page: Page,
  request: APIRequestContext,
  question = QUESTION,
): Promise<{ workspace: Workspace; answer: Locator; chips: Locator }> {
  const workspace = await opened(page, request, [LEASE]);
  const answer = await workspace.ask(question);
  await workspace.unfold(answer);
  return { workspace, answer, chips: answer.locator('.cite') };
}
/** The quotation that a chip stands behind. */
const wordsOf = (chip: Locator): Promise<string> => quoted(passageOf(chip));

test('a citation shows its whole passage to pointer, keyboard and finger @phone', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { answer, chips } = await answered(page, request);
  const chip = answer.locator('figure .cite').first();
  const words = await wordsOf(chip);
  const number = await chip.textContent();
  if (phone(page)) {
    await chip.tap();
    await expect(card(page)).toContainText(words);
    await chip.tap();
    await expect(card(page)).toBeHidden();
    await chip.tap();
  } else {
    // A pointer that rests opens the card, and may go into it: it stays, however long.
    await page.clock.install();
    await chip.hover();
    await expect(card(page)).toContainText(words);
    await card(page).getByRole('button', { name: 'Copy quote' }).hover();
    await page.clock.runFor(1000);
    await expect(card(page)).toBeVisible();
    await page.getByLabel('Ask about your sources').hover();
    await expect(card(page)).toBeHidden();
    // The keyboard: rest, look, go in, come back.
    await chips.last().focus();
    await page.keyboard.press('Shift+Tab');
    await chip.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(chip).toBeFocused();
    await expect(card(page)).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(chip).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(card(page).getByRole('button', { name: 'Open in source' })).toBeFocused();
  }
  await accessible(page, 'preview of a citation');
  await card(page).getByRole('button', { name: 'Copy quote' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`«${words}» (`);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();

  await answer.getByRole('button', { name: 'Copy with citations' }).click();
  const copied = (type: string): Promise<string> =>
    page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes(wanted) ? (await item.getType(wanted)).text() : '';
    }, type);
  await expect.poll(() => copied('text/html')).toContain('<sup>[1]</sup>');
  expect(await copied('text/html')).toContain('<blockquote>');
  const plain = await copied('text/plain');
  expect(plain).toContain(`«${words}» [${number}]`);
  expect(plain).toMatch(/\n\[1\] contrato-arrendamiento, .*lines? \d/);
});

test('the citations of an answer are stepped through, in the text and by keys @phone', async ({ page, request }) => {
  const { workspace, answer, chips } = await answered(page, request, OF_SEVERAL);
  const count = await chips.count();
  expect(count).toBeGreaterThan(2);
  const words = await Promise.all(Array.from({ length: count }, (_, at) => wordsOf(chips.nth(at))));
  const place = (at: number): Locator => page.getByText(`${at} of ${count}`, { exact: true });
  const open = answer.locator('.cite[data-open]');
  if (phone(page)) await workspace.open(chips.first());
  else {
    // From the answer, where nothing is open yet.
    await answer.getByRole('button', { name: 'Save as note' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
  }
  await expect(place(1)).toBeVisible();
  await expect.poll(() => workspace.marked()).toBe(words[0]);

  // In the text, by its buttons.
  await page.getByRole('button', { name: 'Next citation' }).click();
  await expect(place(2)).toBeVisible();
  await expect.poll(() => workspace.marked()).toBe(words[1]);
  // On the whole page, by keys, on and back and around.
  await page.keyboard.press('Alt+ArrowDown');
  await expect(place(3)).toBeVisible();
  await expect.poll(() => workspace.marked()).toBe(words[2]);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(place(count)).toBeVisible();
  await expect.poll(() => workspace.marked()).toBe(words[count - 1]);
  await accessible(page, 'stepping through citations');

  if (phone(page)) {
    await page.getByRole('button', { name: 'Back to the answer' }).click();
    await expect(chips.nth(count - 1)).toBeFocused();
    await expect(chips.nth(count - 1)).toBeInViewport();
    return;
  }
  // Where questions are written too; the chip of the open passage is outlined, and shows itself from the passage.
  await page.getByLabel('Ask about your sources').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(place(1)).toBeVisible();
  await expect(open).toHaveCount(1);
  await expect(open).toHaveText('1');
  await expect.poll(() => workspace.marked()).toBe(words[0]);
  await page.getByRole('region', { name: 'Text of the source' }).locator('mark').first().hover();
  await expect(chips.first()).toHaveCSS('outline-style', 'solid');
  await answer.getByRole('button', { name: 'Save as note' }).hover();
  await expect(chips.first()).toHaveCSS('outline-style', 'none');
});

test('the address of a citation leads to its very words, also after a reload', async ({ page, request }) => {
  const { workspace, chips } = await answered(page, request);
  const words = await wordsOf(chips.last());
  await workspace.open(chips.last());
  await expect.poll(() => workspace.marked()).toBe(words);
  await page.reload();
  await expect.poll(() => workspace.marked()).toBe(words);
});

test('what cites a deleted source keeps its number and says so', async ({ page, request }) => {
  const { workspace, answer, chips } = await answered(page, request);
  const count = await chips.count();
  await workspace.show('Sources');
  await page.getByRole('button', { name: 'Actions for contrato-arrendamiento' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await workspace.show('Chat');
  const gone = answer.locator('.cite[data-state=deleted]');
  await expect(gone.first()).toBeVisible();
  expect(await gone.count()).toBeGreaterThanOrEqual(count);
  await expect(answer.getByText('Source deleted').first()).toBeVisible();
  await gone.first().click();
  await expect(card(page)).toContainText('The source was deleted after this answer');
  await expect(card(page).getByRole('button', { name: 'Open in source' })).toHaveCount(0);
  await accessible(page, 'an answer without its source');
});

test('words that are selected in a source are asked about @phone', async ({ page, request }) => {
  const { workspace, chips } = await answered(page, request);
  await workspace.open(chips.first());
  const mark = page.getByRole('region', { name: 'Text of the source' }).locator('mark').first();
  await mark.click({ clickCount: 3 });
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  await expect(bar).toBeVisible();
  // A text that settles after its words are selected keeps the bar beside them.
  await mark.evaluate(async (words) => {
    words.closest('[role=region]')!.dispatchEvent(new Event('scroll'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await expect(bar).toBeVisible();
  await accessible(page, 'selected words');
  await bar.getByRole('button', { name: 'Ask about this' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByLabel('Ask about your sources')).toHaveValue(
    /^About «.+» \(contrato-arrendamiento, lines? \d+.*\): $/,
  );
});
