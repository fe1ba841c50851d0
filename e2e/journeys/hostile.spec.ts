import { expect } from '@playwright/test';
import { makeDocx, makePdf } from '#test/documents.ts';
import { makeMsg } from '#test/msg.ts';
import { makeOdt, makePptx } from '#test/office.ts';
import { test } from '../fixtures.ts';
import { PAYLOADS, watch } from '../hostile.ts';
import { opened } from '../notebook.ts';
import { saved, textOf } from '../notes.ts';

const TEXT = PAYLOADS.map((payload, n) => `Cláusula ${n + 1}. La renta es de ${n} UF. ${payload}`).join('\n\n');
const NAME = `"><img src=x onerror=alert(1)>`;

const escaped = TEXT.replaceAll('&', '&amp;').replaceAll('<', '&lt;').split('\n\n');
const rich = [...TEXT].map((sign) =>
  sign === '\n' ? '\\par ' : /[\\{}]|[^ -~]/.test(sign) ? `\\u${sign.charCodeAt(0)} ?` : sign,
);
const slide = escaped.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('');
/** The same words in the further types: an e-mail, one of Outlook, rich text, OpenDocument, a presentation. */
const FURTHER = [
  ['correo.eml', Buffer.from(`From: ${PAYLOADS[3]} <a@b.cl>\r\nSubject: ${PAYLOADS[0]}\r\n\r\n${TEXT}`)],
  [
    'outlook.msg',
    makeMsg([
      { id: 0x0037, text: PAYLOADS[0]! },
      { id: 0x1000, text: TEXT },
    ]),
  ],
  ['rico.rtf', Buffer.from(`{\\rtf1\\ansi ${rich.join('')}\\par}`)],
  ['abierto.odt', makeOdt(escaped.map((line) => `<text:p>${line}</text:p>`).join(''))],
  ['clase.pptx', makePptx([{ shapes: `<p:sp><p:txBody>${slide}</p:txBody></p:sp>` }])],
] as const;

test('e-mails, rich text, OpenDocument and presentations that hold scripts run nothing and ask nobody', async ({
  page,
  request,
  baseURL,
}) => {
  const { quiet } = watch(page, new URL(baseURL!).origin);
  const files = FURTHER.map(([name, buffer]) => ({ name, mimeType: 'application/octet-stream', buffer }));
  const workspace = await opened(page, request, files);
  await workspace.show('Sources');
  const rows = workspace.pane('Sources').getByRole('checkbox', { name: /^Use (?!all)/ });
  await expect(rows).toHaveCount(FURTHER.length);
  for (let at = 0; at < FURTHER.length; at++) {
    const row = workspace.pane('Sources').getByRole('listitem').nth(at);
    await row.getByRole('button').first().click();
    const sheet = page.getByRole('region', { name: 'Text of the source' });
    await expect(sheet).toContainText('Cláusula 1.');
    await expect(sheet).toContainText('onerror');
    await page.getByRole('button', { name: 'Back to the sources' }).click();
    await quiet();
  }
});

test('documents that hold scripts run nothing and ask nobody', async ({ page, request, baseURL }) => {
  const { quiet } = watch(page, new URL(baseURL!).origin);
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const workspace = await opened(page, request, [
    { name: 'notas.md', mimeType: 'text/markdown', buffer: Buffer.from(TEXT) },
    { name: 'pagina.html', mimeType: 'text/html', buffer: Buffer.from(`<!doctype html>${TEXT}`) },
    { name: 'contrato.docx', mimeType: docx, buffer: await makeDocx(TEXT) },
    { name: 'impreso.pdf', mimeType: 'application/pdf', buffer: await makePdf(TEXT) },
  ]);
  for (const title of ['notas', 'pagina.html', 'contrato', 'impreso']) {
    await workspace.show('Sources');
    await workspace.pane('Sources').getByRole('button', { name: title, exact: true }).click();
    const sheet = page.getByRole('region', { name: 'Text of the source' });
    await expect(sheet).toContainText('Cláusula 1.');
    await page.getByRole('button', { name: 'Back to the sources' }).click();
    await quiet();
  }
  await page.getByRole('button', { name: 'Actions for notas' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Source Name *').fill(NAME);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('checkbox', { name: `Use ${NAME}` })).toBeVisible();

  const answer = await workspace.ask(`¿Cuánto es la renta de la cláusula 4? ${PAYLOADS[3]}`);
  await expect(answer).toContainText('onerror');
  await quiet();
  await answer.getByRole('button', { name: 'Save as note' }).click();
  await expect(answer.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await workspace.show('Notes');
  await workspace
    .pane('Notes')
    .getByRole('button', { name: /^AI response/ })
    .click();
  await page.getByRole('button', { name: 'Duplicate as my note' }).click();
  await expect(textOf(page)).toBeVisible();
  await textOf(page).press('Control+a');
  await page.keyboard.insertText(TEXT);
  await expect(textOf(page)).toContainText('Cláusula 1.');
  await quiet();
  await saved(page);
  // What was written comes back as Markdown.
  await page.reload();
  await expect(textOf(page)).toContainText('Cláusula 1.');
  await quiet();
});
