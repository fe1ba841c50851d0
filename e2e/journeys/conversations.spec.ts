import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';

const LAW = plain('Ley 20169.txt', readFileSync('test/fixtures/documents/ley-20169.txt'));

const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
const head = (page: Page): Locator => page.getByRole('button', { name: /· Conversations$/ });
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Conversations' });

async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByLabel('Ask about your sources');
  await field.fill(question);
  await field.press('Enter');
  await expect(log(page).getByRole('button', { name: 'Save as note' }).last()).toBeVisible();
  await expect(field).toHaveValue('');
}

test('a notebook holds several conversations, each with its name, its address and its end @phone', async ({
  page,
  request,
}) => {
  await opened(page, request, [LAW]);
  await ask(page, '¿Qué es un acto de competencia desleal?');
  await expect(head(page)).toHaveText('¿Qué es un acto de competencia desleal?');

  await page.keyboard.press('Alt+KeyN');
  await expect(head(page)).toHaveText('New conversation');
  await expect(log(page).getByText('competencia desleal?')).toHaveCount(0);
  await ask(page, '¿Qué multa puede aplicar el tribunal?');
  await page.reload();
  await expect(log(page).getByText('¿Qué multa puede aplicar el tribunal?')).toBeVisible();

  await head(page).click();
  await list(page).getByRole('button', { name: 'Rename' }).click();
  const name = page.getByLabel('Name of the conversation');
  await name.fill('Multas');
  await name.press('Enter');
  await expect(head(page)).toHaveText('Multas');

  await head(page).click();
  await accessible(page, 'the list of conversations');
  await list(page).getByLabel('Search your conversations').fill('COMPETENCIA');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  // From the field the arrow leads to what was found.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('¿Qué es un acto de competencia desleal?')).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]c=/);

  await page.goBack();
  await expect(head(page)).toHaveText('Multas');
  await head(page).click();
  await list(page).getByRole('button', { name: 'Delete conversation' }).click();
  await expect(head(page)).toHaveText('¿Qué es un acto de competencia desleal?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await head(page).click();
  await list(page).getByRole('button', { name: 'Multas' }).click();
  await expect(log(page).getByText('¿Qué multa puede aplicar el tribunal?')).toBeVisible();
  await head(page).click();
  await list(page).getByRole('button', { name: 'Delete conversation' }).click();
  await head(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  // The page that goes has it deleted.
  await page.reload();
  await head(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});
