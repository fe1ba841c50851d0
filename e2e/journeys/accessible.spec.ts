import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { textOf } from '../notes.ts';
import { onDashboard } from '../person.ts';
import { Workspace } from '../workspace.ts';

test('the public screens have no barrier @phone', async ({ page }) => {
  await page.goto('/');
  await accessible(page, 'landing');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await accessible(page, 'not found');
  await page.goto('/sign-up');
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await accessible(page, 'sign-up');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await accessible(page, 'sign-in with errors');
});

test('the screens of somebody signed in have no barrier @phone', async ({ page, request }) => {
  await onDashboard(page, request);
  await expect(page.getByRole('heading', { name: 'What would you like to read?' })).toBeVisible();
  await accessible(page, 'empty dashboard');
  await page.getByRole('button', { name: 'Create notebook' }).click();
  const workspace = new Workspace(page);
  await expect(page.getByRole('heading', { name: 'Start with a document' })).toBeVisible();
  await accessible(page, 'chat without sources');
  await workspace.show('Sources');
  await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
  await accessible(page, 'add sources');
  await page.getByRole('button', { name: /^Paste Text/ }).click();
  await page.getByLabel('Content').fill('Hello');
  await accessible(page, 'paste text');
  await page.keyboard.press('Escape');
  const law = readFileSync('test/fixtures/documents/ley-20169.txt');
  await workspace.upload([{ name: 'Ley 20169.txt', mimeType: 'text/plain', buffer: law }]);
  await accessible(page, 'sources');
  await workspace.show('Chat');
  await accessible(page, 'suggestions');
  const answer = await workspace.ask('¿Qué es un acto de competencia desleal?');
  await accessible(page, 'answer');
  await workspace.open(answer.locator('.cite').first());
  await workspace.marked();
  await accessible(page, 'source');
  await page.getByRole('button', { name: 'Find in the document' }).click();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Find in the document' }))
    .fill('tribunal');
  await accessible(page, 'search in a source');
  await workspace.ask('Quién pintó la capilla sixtina?');
  await accessible(page, 'no answer');
  await workspace.show('Chat');
  await answer.getByRole('button', { name: 'Save as note' }).click();
  await workspace.show('Notes');
  await accessible(page, 'notes');
  await workspace
    .pane('Notes')
    .getByRole('button', { name: /^AI response/ })
    .click();
  await accessible(page, 'note of an answer');
  await page.getByRole('button', { name: 'Duplicate as my note' }).click();
  await expect(textOf(page)).toBeVisible();
  await accessible(page, 'note being written');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /competencia/i })).toBeVisible();
  await accessible(page, 'dashboard');
  await page.getByRole('button', { name: /^Actions for / }).click();
  await accessible(page, 'menu of a notebook');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await accessible(page, 'delete dialog');
});
