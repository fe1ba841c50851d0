import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { makeDocx, makePdf } from '#test/documents.ts';
import { test } from '../fixtures.ts';
import { stranger } from '../person.ts';
import { passageOf, quoted, Workspace } from '../workspace.ts';

const fixture = (name: string): string => readFileSync(`test/fixtures/documents/${name}`, 'utf8');
const QUESTIONS = [
  '¿Qué sanción se aplica por los actos de competencia desleal?',
  'What is the governing law of the agreement?',
  '¿Qué dice el artículo 3 de la ley?',
];

test('from sign-up to a note whose citations open their lines @phone', async ({ page }) => {
  const person = stranger();
  const pdf = await makePdf(fixture('ley-20169.txt'), { header: 'Ley 20.169', pageNumbers: true });
  const docx = await makeDocx(fixture('distribution-agreement.md'));

  await page.goto('/');
  await page.getByRole('link', { name: 'Create my first notebook' }).first().click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  for (const box of await page.getByRole('checkbox').all()) await box.click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog')).toContainText(`You are signed in as ${person.email}.`);
  await page.getByRole('button', { name: 'Get started' }).click();

  await page.getByRole('button', { name: 'Create notebook' }).click();
  const workspace = new Workspace(page);
  await expect(workspace.pane('Chat').getByRole('heading', { name: 'Start with a document' })).toBeVisible();
  await expect(page.getByLabel('Ask about your sources')).toBeDisabled();
  await workspace.upload([
    { name: 'Ley 20169.pdf', mimeType: 'application/pdf', buffer: pdf },
    {
      name: 'Distribution Agreement.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: docx,
    },
  ]);

  for (const question of QUESTIONS) {
    const answer = await workspace.ask(question);
    await workspace.unfold(answer);
    const chips = answer.locator('figure .cite');
    const count = await chips.count();
    expect(count).toBeGreaterThan(0);
    for (let at = 0; at < count; at++) {
      const words = await quoted(passageOf(chips.nth(at)));
      await workspace.open(chips.nth(at));
      // The sheet that was open stays until the next one is there.
      await expect.poll(() => workspace.marked()).toBe(words);
      await workspace.show('Chat');
    }
    await expect(answer).toContainText(/(\d+) of \1 citations? found word for word\./);
  }

  const answer = workspace.pane('Chat').getByRole('article', { name: 'Answer' }).first();
  const words = await quoted(answer.locator('blockquote').first());
  await answer.getByRole('button', { name: 'Save as note' }).click();
  await expect(answer.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await page.reload();
  await workspace.show('Notes');
  await workspace
    .pane('Notes')
    .getByRole('button', { name: /^AI response/ })
    .click();
  const note = page.getByRole('group').filter({ has: page.locator('figure blockquote') });
  expect(await quoted(note.locator('figure blockquote').first())).toBe(words);
  const chip = note.locator('figure .cite').first();
  const cited = await quoted(passageOf(chip));
  await workspace.open(chip);
  await expect.poll(() => workspace.marked()).toBe(cited);
});
