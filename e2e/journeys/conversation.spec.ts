import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../model.ts';
import { opened, plain } from '../notebook.ts';

const LAW = plain('Ley 20169.txt', readFileSync('test/fixtures/documents/ley-20169.txt'));
const WORDS = 'toda conducta contraria a la buena fe';
const TRUE_ANSWER = `Es una conducta contraria a la buena fe [1: «${WORDS}»].\n`;

const field = (page: Page): Locator => page.getByLabel('Ask about your sources');
const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
const top = (one: Locator): Promise<number> => one.evaluate((element) => element.getBoundingClientRect().top);
/** Turns the wheel over the conversation, in pixels. */
async function wheel(page: Page, by: number): Promise<void> {
  await log(page).hover({ position: { x: 5, y: 100 } });
  await page.mouse.wheel(0, by);
}

/** Asks so many questions without the page, each by the engine that is quick. */
async function askBefore(page: Page, count: number): Promise<void> {
  const notebook = /notebook\/([^?]+)/.exec(page.url())![1]!;
  await page.evaluate(
    async ([id, times]) => {
      for (let at = 1; at <= times; at++)
        await fetch('/api/assistant/chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('access')}` },
          body: JSON.stringify({ notebook_id: id, message: `¿Qué dice el artículo 3? (${at})`, engine: 'embedded' }),
        });
    },
    [notebook, count] as const,
  );
}

test('a long conversation is read back to its beginning, and stays where it is read @phone', async ({
  page,
  request,
  model,
  isMobile: isPhone,
}) => {
  await opened(page, request, [LAW]);
  await askBefore(page, 40);
  await page.reload();
  const messages = log(page).locator('[data-message]');
  await expect(log(page).getByText('(40)')).toBeVisible();
  await expect(messages).toHaveCount(50);
  const atEnd = () => log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(atEnd).toBeLessThan(2);

  const first = messages.first();
  const id = await first.getAttribute('data-message');
  const kept = log(page).locator(`[data-message="${id}"]`);
  if (isPhone) {
    // The button does it for keys.
    await page.getByRole('button', { name: 'Load earlier' }).press('Enter');
    await expect(messages).toHaveCount(80);
  } else {
    // What is read does not move when older messages come in above it.
    await wheel(page, -300);
    await expect(page.getByRole('button', { name: 'To the end of the conversation' })).toBeVisible();
    const before = await kept.evaluate((element) => {
      element.closest('[role=log]')!.scrollTo({ top: 0 });
      return element.getBoundingClientRect().top;
    });
    await expect(messages).toHaveCount(80);
    await expect.poll(async () => Math.abs((await top(kept)) - before)).toBeLessThan(1);
  }
  await accessible(page, 'a long conversation');

  await log(page).evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(log(page).getByText('(1)', { exact: false }).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Load earlier' })).toBeHidden();
  // The first answer is drawn in full once it is near.
  await expect(messages.nth(1).locator('.cite').first()).toBeVisible();

  await page.getByRole('button', { name: 'To the end of the conversation' }).click();
  await expect.poll(atEnd).toBeLessThan(2);
  await expect(log(page).getByText('(40)')).toBeInViewport();

  // A question goes near the top, with the focus where it was written.
  model.answer = () => ({ text: TRUE_ANSWER });
  await field(page).fill('¿Qué es un acto de competencia desleal?');
  await field(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Answer ready, one citation' })).toBeAttached();
  await expect(field(page)).toBeFocused();
  const asked = log(page).locator('[data-question]').last();
  await expect.poll(async () => (await top(asked)) - (await top(log(page)))).toBeLessThan(30);
});

test('an answer that is stopped stays in sight unsaved, and one that fails gives its question back', async ({
  page,
  request,
  model,
}) => {
  await opened(page, request, [LAW]);
  model.answer = () => ({ text: TRUE_ANSWER, ending: 'stall' });
  await page.clock.install();
  const question = '¿Qué es un acto de competencia desleal?';
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(log(page).getByText('Writing the answer...')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(log(page).getByText(/^\d+ s$/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(log(page).locator('.cite')).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(log(page).getByText('You stopped it. It was not saved.')).toBeVisible();
  await expect(log(page).getByText('Es una conducta contraria a la buena fe')).toBeVisible();
  await expect(field(page)).toHaveValue(question);
  await accessible(page, 'a stopped answer');

  model.answer = () => ({ text: TRUE_ANSWER });
  await log(page).getByRole('button', { name: 'Answer again' }).click();
  await expect(log(page).getByRole('article', { name: 'Answer' })).toHaveCount(1);
  await expect(log(page).getByText('You stopped it')).toBeHidden();
  await expect(field(page)).toHaveValue('');
  await expect(log(page).getByText(question)).toHaveCount(1);

  // Taken up again in other words.
  await log(page).getByText(question).hover();
  await log(page).getByRole('button', { name: 'Edit and ask again' }).click();
  await expect(field(page)).toHaveValue(question);
  await expect(field(page)).toBeFocused();

  await page.route('**/api/assistant/chat', (route) => route.abort());
  await field(page).fill('¿Qué dice el artículo 3?');
  await field(page).press('Enter');
  await expect(page.getByText('It was not sent. Your text is still here.')).toBeVisible();
  await expect(field(page)).toHaveValue('¿Qué dice el artículo 3?');
  await expect(field(page)).toBeFocused();
  await accessible(page, 'a question that was not sent');
  await page.unroute('**/api/assistant/chat');
  await page
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('button', { name: 'Try again' }))
    .click();
  await expect(log(page).getByRole('article', { name: 'Answer' })).toHaveCount(2);
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(log(page).getByRole('article', { name: 'Answer' })).toHaveCount(2);
});

test('the head of the chat tells what the notebook is about, and suggestions are used once', async ({
  page,
  request,
}) => {
  const workspace = await opened(page, request, [LAW]);
  const chat = workspace.pane('Chat');
  const about = chat.getByRole('button', { name: /1 source/ });
  await expect(about).toBeVisible();
  await about.click();
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#about-notebook')).not.toBeEmpty();
  await accessible(page, 'the head of the chat');
  await about.click();

  const rows = log(page).getByRole('listitem').getByRole('button');
  const used = (await rows.first().innerText()).trim();
  expect(await rows.count()).toBeGreaterThan(2);
  await askBefore(page, 1);
  // Asked before the sources are known, it is asked as soon as they are.
  let go = (): void => undefined;
  const asked = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/api\/notebooks\/[^/]+\/sources\//, async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  const carousel = page.getByRole('group', { name: 'Suggested questions' });
  await carousel.getByRole('button', { name: used }).click();
  await expect(field(page)).toHaveValue(used);
  go();
  await expect(carousel.getByRole('button', { name: used })).toHaveCount(0);
});
