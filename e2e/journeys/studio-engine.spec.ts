import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../model-server.ts';
import { signedIn } from '../person.ts';
import { languageOf, prepared, Studio } from '../studio.ts';

test('a tool says who will read the document, and can do without the model', async ({ page, request, model }) => {
  const language = languageOf(page);
  await signedIn(page, request, language);
  const id = await prepared(page, request, { Arriendo: 'Primera. La renta mensual es de 20 UF.\nSegunda. Dos años.' });
  const asked = model.provider.asked.length;
  const studio = new Studio(page, language);
  const { words, pane } = studio;
  await studio.visit(id);
  const kind = (await studio.kinds())[0]!;
  await studio.tool(kind).click();
  const leaves = pane.locator('[data-leaves]');
  await expect(leaves).toContainText('model-1');
  await accessible(page, 'a tool with a model');
  await pane.getByRole('checkbox', { name: words.without }).click();
  await expect(leaves).toHaveText(words.staysHere);
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.postDataJSON()?.source_id !== undefined);
  await studio.start('Arriendo');
  expect((await sent).postDataJSON()).toMatchObject({ notebook_id: id, engine: 'embedded' });
  await expect(studio.cards('completed')).toHaveCount(1, { timeout: 60_000 });
  expect(model.provider.asked.length).toBe(asked);
  await studio.cards('completed').locator('[data-open]').click();
  await expect(page.getByRole('dialog')).toContainText(words.byNone);
});
