import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../fixtures.ts';
import { signedIn } from '../person.ts';
import { Workspace } from '../workspace.ts';

const QUESTION = '¿Cuánto es la renta mensual?';
const LEASE = 'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo del contrato es de dos años.';

/** A notebook with a lease, in which a question is asked whose answer the server keeps and the page never has: `lose` says what becomes of the answer. */
async function asked(page: Page, lose: (route: Route) => Promise<void>): Promise<Workspace> {
  await page.getByRole('button', { name: 'Create your first notebook' }).click();
  const workspace = new Workspace(page);
  await workspace.upload([{ name: 'Arriendo.txt', mimeType: 'text/plain', buffer: Buffer.from(LEASE) }]);
  await workspace.show('Chat');
  const kept = new Promise<void>((done) => {
    void page.route('**/api/assistant/chat', async (route) => {
      await route.fetch();
      await lose(route);
      done();
    });
  });
  await page.getByLabel('Ask about your sources').fill(QUESTION);
  await page.getByLabel('Ask about your sources').press('Enter');
  await kept;
  return workspace;
}
/** Its answer is there, and the question stands nowhere else. */
async function answeredOnce(workspace: Workspace): Promise<void> {
  const chat = workspace.pane('Chat');
  await expect(chat.getByRole('article', { name: 'Answer' })).toHaveCount(1);
  await expect(chat.locator('[data-question]').filter({ hasText: QUESTION })).toHaveCount(1);
  await expect(workspace.page.getByLabel('Ask about your sources')).toHaveValue('');
}

test('a question whose answer was lost on its way stands in the composer no longer once its answer is there', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  await answeredOnce(await asked(page, (route) => route.abort()));
});

test('nor does one whose page was loaded again before its answer came', async ({ page, request }) => {
  await signedIn(page, request);
  const workspace = await asked(page, () => Promise.resolve());
  await page.reload();
  await workspace.show('Chat');
  await answeredOnce(workspace);
});

test('one that was refused stays, though the same was asked and answered elsewhere', async ({ page, request }) => {
  await signedIn(page, request);
  const body = { error: 'The language model did not answer.', error_code: 'PROVIDER_FAILED' };
  const workspace = await asked(page, (route) => route.fulfill({ status: 502, json: body }));
  await expect(workspace.pane('Chat').getByRole('article', { name: 'Answer' })).toHaveCount(1);
  await expect(page.getByLabel('Ask about your sources')).toHaveValue(QUESTION);
});
