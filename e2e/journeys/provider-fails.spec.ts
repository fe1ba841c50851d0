import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { accessible } from '../axe.ts';
import { test } from '../model.ts';
import { opened, plain } from '../notebook.ts';

const LAW = plain('Ley 20169.txt', readFileSync('test/fixtures/documents/ley-20169.txt'));
const WORDS = 'toda conducta contraria a la buena fe';
const QUESTION = '¿Qué es un acto de competencia desleal?';
test.use({ embeds: true });

test('an answer is streamed, breaks off in its midst, and is given without the model', async ({
  page,
  request,
  model,
}) => {
  model.answer = ({ stream }) =>
    stream
      ? { text: `Es una conducta contraria a la buena fe [1: «${WORDS}»].\nY además `, ending: 'stall' }
      : {
          text: `TITLE: Unfair competition law\nSUMMARY: Acts against good faith are unfair competition.\nEMOJI: ⚖️\nCOLOR: purple\n${['What is it?', 'Who may sue?', 'Which court decides?', 'When does it expire?', 'What fines apply?'].map((one) => `QUESTION: ${one}`).join('\n')}`,
        };
  const workspace = await opened(page, request, [LAW]);
  const chat = workspace.pane('Chat');
  // The notebook was described by the model, and the line below the field says where passages go.
  await expect(page.getByText('Unfair competition law').first()).toBeVisible();
  await expect(chat.getByRole('button', { name: 'What fines apply?' }).first()).toBeVisible();
  const host = new URL(model.vectors!.baseUrl).host.replace('127.0.0.1', '0.0.0.0');
  await expect(chat.getByText(`Passages go to ${host}`)).toBeVisible();
  await expect.poll(() => model.vectors!.asked.length).toBeGreaterThan(0);

  const field = page.getByLabel('Ask about your sources');
  await field.fill(QUESTION);
  await chat.getByRole('button', { name: 'Chat options' }).click();
  await page.getByRole('menuitem', { name: 'What leaves this server' }).click();
  const leaving = page.getByRole('dialog', { name: 'What leaves this server' });
  await expect(leaving).toContainText(`The model vectors-1, at ${host}, makes the vectors`);
  await expect(leaving).toContainText('nothing was sent');
  await expect(leaving.getByLabel('The passages and the question')).toContainText(QUESTION);
  await accessible(page, 'what leaves, with vectors');
  await page.keyboard.press('Escape');

  // The first words are there while the model still speaks.
  await field.press('Enter');
  await expect(chat.getByText('Es una conducta contraria a la buena fe')).toBeVisible();
  await chat.getByRole('button', { name: 'Stop' }).click();
  await expect(field).toHaveValue(QUESTION);

  model.answer = () => ({
    text: `Es una conducta contraria a la buena fe [1: «${WORDS}»].\nY además se dice `,
    ending: 'cut',
  });
  await field.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'The AI provider did not answer' });
  await expect(failure).toBeInViewport();
  await expect(field).toHaveValue(QUESTION);
  await expect(chat.getByRole('article', { name: 'Answer' })).toHaveCount(0);
  await accessible(page, 'a provider that failed');

  const asked = [model.provider.asked.length, model.vectors!.asked.length];
  await failure.getByRole('button', { name: 'Answer without the model' }).click();
  const answer = chat.getByRole('article', { name: 'Answer' });
  await expect(answer).toHaveCount(1);
  await expect(answer.locator('blockquote').first()).toContainText(WORDS);
  await expect(failure).toHaveCount(0);
  await expect(field).toHaveValue('');
  expect([model.provider.asked.length, model.vectors!.asked.length]).toEqual(asked);
});
