import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';
import type { Workspace } from '../workspace.ts';

const QUESTION = '¿Cuánto es la renta mensual?';
const LEASE = 'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo del contrato es de dos años.';

/** A notebook of somebody new with a lease, in which a question is asked whose answer the server keeps and the page never has: `lose` says what becomes of the answer. */
async function asked(
  page: Page,
  request: APIRequestContext,
  lose: (route: Route) => Promise<void>,
): Promise<Workspace> {
  const workspace = await opened(page, request, [plain('Arriendo.txt', LEASE)]);
  const kept = new Promise<void>((done, fail) => {
    void page.route('**/api/assistant/chat', async (route) => {
      try {
        // A connection that the server closes while nothing is said on it is opened again.
        await route.fetch({ maxRetries: 3 });
        await lose(route);
        done();
      } catch (error) {
        fail(error);
      }
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
  await answeredOnce(await asked(page, request, (route) => route.abort()));
});

test('nor does one whose page was loaded again before its answer came', async ({ page, request }) => {
  const workspace = await asked(page, request, () => Promise.resolve());
  await page.reload();
  await workspace.show('Chat');
  await answeredOnce(workspace);
});

test('one that was refused stays, though the same was asked and answered elsewhere', async ({ page, request }) => {
  const body = { error: 'The language model did not answer.', error_code: 'PROVIDER_FAILED' };
  const workspace = await asked(page, request, (route) => route.fulfill({ status: 502, json: body }));
  await expect(workspace.pane('Chat').getByRole('article', { name: 'Answer' })).toHaveCount(1);
  await expect(page.getByLabel('Ask about your sources')).toHaveValue(QUESTION);
});

test('one that is asked before the conversation is here waits for it, and is asked then', async ({ page, request }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/assistant/chat/history/**', async (route) => {
    await held;
    await route.continue();
  });
  const workspace = await opened(page, request, [plain('Arriendo.txt', LEASE)]);
  const field = page.getByLabel('Ask about your sources');
  await field.fill(QUESTION);
  await field.press('Enter');
  await expect(field).toHaveValue(QUESTION);
  letGo();
  await answeredOnce(workspace);
});
