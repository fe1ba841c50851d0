import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';

const LEASE = plain('contrato-arrendamiento.txt', readFileSync('test/fixtures/documents/contrato-arrendamiento.txt'));
const CODE = plain('anexo.txt', 'Anexo del contrato.\nLas llaves se entregan el primer día hábil.');
const QUESTIONS = ['¿Puede el arrendatario subarrendar?', '¿Cuánto es la renta?'] as const;
const tip = (page: Page) => page.getByRole('note').filter({ hasText: 'Press a number to open its lines' });

/** Sweeps a finger over the middle of the screen, from one place to another along its width. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const y = 400;
  // The finger takes 50 ms from place to place, whatever the machine takes to tell of it. Seconds.
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
      timestamp: (timestamp += 0.05),
    });
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
  await touch('touchEnd');
  await client.detach();
}

test('a tip is shown once, and not to whoever did what it says @phone', async ({ page, request }) => {
  const workspace = await opened(page, request, [LEASE, CODE]);
  const answer = await workspace.ask(QUESTIONS[0]);
  await expect(tip(page)).toBeVisible();
  // Below the window nobody has seen it yet.
  await tip(page).scrollIntoViewIfNeeded();
  const state = () => page.evaluate(() => localStorage.getItem('tip:citations'));
  await expect.poll(state).toBe('seen');
  await accessible(page, 'an answer with its tip');
  await page.reload();
  await expect(answer.locator('.cite').first()).toBeVisible();
  await expect(tip(page)).toHaveCount(0);

  // Of somebody who is new again: what it says is done.
  await page.evaluate(() => localStorage.removeItem('tip:citations'));
  await page.reload();
  await expect(tip(page)).toBeVisible();
  await workspace.open(answer.locator('figure .cite').first());
  await expect(page.getByRole('region', { name: 'Text of the source' })).toBeVisible();
  await workspace.show('Chat');
  await expect(tip(page)).toHaveCount(0);
  expect(await state()).toBe('1');
});

test('a tip that is closed is closed for good, and long conversations have none', async ({ page, request }) => {
  const workspace = await opened(page, request, [LEASE]);
  await workspace.ask(QUESTIONS[0]);
  await tip(page).getByRole('button', { name: 'Do not show this tip again' }).click();
  await expect(tip(page)).toHaveCount(0);
  await workspace.ask(QUESTIONS[1]);
  await expect(tip(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('tip:citations'));
  for (const question of [...QUESTIONS, QUESTIONS[0]]) await workspace.ask(question);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Answer' }).last().locator('.cite').first()).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
});

test('the foot of an answer is one row, and on a phone a finger turns between source and answer @phone', async ({
  page,
  request,
}) => {
  const isPhone = test.info().project.name === 'phone';
  const workspace = await opened(page, request, [LEASE]);
  const answer = await workspace.ask(QUESTIONS[0]);
  const foot = answer.getByRole('button', {
    name: isPhone
      ? /^(Save as note|Copy with citations|More to do with this answer)$/
      : /^(Save as note|Copy with citations|Answer again)$/,
  });
  await expect(foot).toHaveCount(3);
  const tops = await foot.evaluateAll((buttons) =>
    buttons.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  // Beside each other, panes need none of what follows.
  if (!isPhone) return;
  await answer.getByRole('button', { name: 'More to do with this answer' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Answer again' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Report a problem' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const note = await page.locator('#composer-note').boundingBox();
  expect(note!.height).toBeLessThan(20);

  const sheet = page.getByRole('region', { name: 'Text of the source' });
  await workspace.open(answer.locator('figure .cite').first());
  await expect(sheet.locator('mark').first()).toBeInViewport();
  // A finger on what is still closing over the text turns nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await swipe(page, 300, 90);
  await expect(sheet).toBeHidden();
  await expect(answer).toBeVisible();
  await swipe(page, 90, 300);
  await expect(sheet).toBeVisible();
  // What begins at the edge is the browser's.
  await swipe(page, 385, 150);
  await expect(sheet).toBeVisible();
});
