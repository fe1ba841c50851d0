import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { accessible } from '../axe.ts';
import { test } from '../model.ts';
import { opened, plain } from '../notebook.ts';

const LAW = plain('Ley 20169.txt', readFileSync('test/fixtures/documents/ley-20169.txt'));
const WORDS = 'toda conducta contraria a la buena fe';
const QUESTION = '¿Qué es un acto de competencia desleal?';

test('a language model answers, is seen for what it sends, and may fail', async ({ page, request, model }) => {
  const workspace = await opened(page, request, [LAW]);
  const chat = workspace.pane('Chat');
  await expect(chat.getByText('Nothing leaves this server')).toBeVisible();

  model.answer = () => ({
    text: `Es una conducta contraria a la buena fe [1: «${WORDS}»], ver [aquí](http://127.0.0.1:9/x) ![p](http://127.0.0.1:9/p.png).\n> [1: «quien lo haga irá a la cárcel por diez años»]\n> [1: «persiga desviar clientela de un agente del mercado»]\nFalso [1: «la multa será de quinientas UTM siempre»].`,
  });
  const answer = await workspace.ask(QUESTION);
  await expect(answer).toContainText('Es una conducta contraria a la buena fe');
  await expect(answer.locator('blockquote')).toHaveText(/persiga desviar clientela/);
  await expect(answer).not.toContainText('cárcel');
  await expect(answer.locator('a[href], img')).toHaveCount(0);
  // What no source says is withdrawn, and what a quotation does not carry is marked.
  await expect(answer).toContainText('1 statement removed');
  await expect(answer).toContainText('The passage cited does not say «ver aquí».');
  await expect(answer).toContainText('2 of 2');

  model.answer = () => ({ status: 500, headers: { 'retry-after-ms': '1' } });
  const second = '¿Qué multa se aplica? Escribe a ana@rojas.cl';
  await page.getByLabel('Ask about your sources').fill(second);
  await page.getByLabel('Ask about your sources').press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'The AI provider did not answer' });
  await expect(failure).toBeInViewport();
  await expect(page.getByLabel('Ask about your sources')).toHaveValue(second);

  await chat.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'What leaves this server' }).click();
  const leaving = page.getByRole('dialog', { name: 'What leaves this server' });
  await expect(leaving).toContainText('model-1');
  await expect(leaving).toContainText('[EMAIL-1]');
  await expect(leaving.getByLabel('The passages and the question')).toContainText('Escribe a [EMAIL-1]');
  await accessible(page, 'what leaves');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Answer without the model' }).click();
  await expect(chat.getByRole('article', { name: 'Answer' })).toHaveCount(2);
  await expect(page.getByLabel('Ask about your sources')).toHaveValue('');
});
