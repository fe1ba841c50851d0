import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { makeLongPdf } from '#test/documents.ts';
import { makeMsg } from '#test/msg.ts';
import { makeZip } from '#test/zip.ts';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';
import type { Chosen, Workspace } from '../workspace.ts';

const pdf = (name: string, bytes: string | Buffer): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});
const LEASE = ['Primera. La renta mensual es de 20 UF.', 'Segunda. El plazo del contrato es de dos años.'];
const OLD = [...LEASE, 'Tercera. La garantía es de un mes de renta.'].join('\n');
const NEW = [LEASE[0], 'Anexo. Las partes agregan lo que sigue.', LEASE[1], 'Tercera. No hay garantía.'].join('\n');

const add = async (workspace: Workspace, files: Chosen[] | string[]): Promise<void> => {
  await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
  await workspace.page.getByTestId('files').setInputFiles(files);
};
/** Files on the disk, by their paths: sent to the browser as bytes, a large one takes longer than an action may on a busy machine. */
const onDisk = (files: Chosen[]): Promise<string[]> =>
  Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = test.info().outputPath(name);
      await writeFile(path, buffer);
      return path;
    }),
  );
const row = (workspace: Workspace, title: string) =>
  workspace.pane('Sources').getByRole('listitem').filter({ hasText: title });

test('a text is pasted, renamed and deleted', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/Up to 25\sMB a file, 500,000 words a source and 300 sources a notebook/)).toBeVisible();
  await page.getByRole('button', { name: /^Paste Text/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste Text' });
  const send = dialog.getByRole('button', { name: 'Add text' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Content').fill('   ');
  await expect(send).toBeDisabled();
  await dialog
    .getByLabel('Content')
    .fill(`Uno dos tres cuatro cinco seis siete ocho nueve. ${'palabra '.repeat(1300)}`);
  await expect(dialog.getByLabel('Title')).toHaveValue('Uno dos tres cuatro cinco seis siete ocho');
  await expect(dialog.getByText('Large content may take longer to process')).toBeVisible();
  await dialog.getByLabel('Title').fill(' ');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Title').fill('Apuntes');
  await send.click();
  await expect(page.getByRole('checkbox', { name: 'Use Apuntes' })).toBeChecked();

  await page.getByRole('button', { name: 'Actions for Apuntes' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename source' });
  await rename.getByLabel('Source Name *').fill('  ');
  await expect(rename.getByRole('button', { name: 'Save' })).toBeDisabled();
  await rename.getByLabel('Source Name *').fill('Mis apuntes');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Source updated', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Mis apuntes' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Source deleted and file removed')).toBeVisible();
  await expect(row(workspace, 'Mis apuntes')).toHaveCount(0);
});

test('a file stands there once, even where its source is heard of before its upload is answered', async ({
  page,
  request,
}) => {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/sources\/$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  // The most rows that were ever there at once.
  await workspace.pane('Sources').evaluate((pane) => {
    new MutationObserver(() => {
      const rows = pane.querySelectorAll('li').length;
      pane.dataset.most = String(Math.max(rows, Number(pane.dataset.most ?? 0)));
    }).observe(pane, { childList: true, subtree: true });
  });
  await add(workspace, [plain('Arriendo.txt', OLD)]);
  await expect(page.getByRole('checkbox', { name: 'Use Arriendo' })).toBeChecked();
  await expect(row(workspace, 'Arriendo')).toHaveCount(1);
  answer();
  await expect(page.getByText('Files Uploaded', { exact: true })).toBeVisible();
  await expect(workspace.pane('Sources')).toHaveAttribute('data-most', '1');
});

test('what cannot be read says why, and can be tried again or taken away', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  const files = [
    plain('vacio.txt', ''),
    pdf('roto.pdf', 'no es un PDF'),
    plain('enorme.txt', Buffer.alloc(26 * 1024 * 1024, 'a')),
  ];
  await add(workspace, await onDisk(files));
  await expect(row(workspace, 'vacio')).toContainText('The file is empty.');
  const broken = row(workspace, 'roto');
  await expect(broken).toContainText('The file is damaged and could not be read.');
  await expect(row(workspace, 'enorme.txt')).toContainText(/Larger than 25\sMB\./);
  await expect(workspace.pane('Sources').getByRole('listitem')).toHaveCount(3);
  await broken.getByRole('button', { name: 'Retry' }).click();
  await expect(broken).toContainText('The file is damaged and could not be read.');
  await broken.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(broken).toHaveCount(0);
  await workspace.show('Chat');
  await expect(page.getByLabel('Ask about your sources')).toBeDisabled();
});

test('a ZIP is opened into those of its files that are chosen, and one that is not says why', async ({
  page,
  request,
}) => {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  const zip = (name: string, buffer: Buffer): Chosen => ({ name, mimeType: 'application/zip', buffer });
  const files = ['demanda.txt', 'anexos/contrato.txt', 'borrador.txt'].map((name) => ({
    name,
    bytes: Buffer.from(`${name}\n${LEASE[0]}`),
  }));
  await add(workspace, [zip('causa.zip', makeZip(files)), zip('roto.zip', Buffer.from('no es un ZIP'))]);
  const choice = page.getByRole('dialog', { name: 'Files in causa.zip' });
  await expect(choice.getByRole('checkbox', { name: 'All the files' })).toBeChecked();
  await choice.getByRole('checkbox', { name: 'borrador.txt' }).click();
  await accessible(page, 'the files of an archive');
  await choice.getByRole('button', { name: 'Add 2 files' }).click();
  await expect(row(workspace, 'demanda')).toBeVisible();
  await expect(row(workspace, 'contrato')).toBeVisible();
  await expect(page.getByText('roto.zip is damaged or is not a ZIP.')).toBeVisible();
  await expect(workspace.pane('Sources').getByRole('listitem')).toHaveCount(2);
});

test('an e-mail is a source, and so is each file that is attached to it', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  const lines = [
    'From: Ana <ana@ejemplo.cl>',
    'Subject: Antecedentes del arriendo',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nSe adjunta el contrato.',
    `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=contrato.txt\r\n\r\n${LEASE[0]}`,
    '--b--',
  ];
  await add(workspace, [
    { name: 'antecedentes.eml', mimeType: 'message/rfc822', buffer: Buffer.from(lines.join('\r\n')) },
  ]);
  await expect(page.getByText('The file attached to antecedentes.eml is added as a source of its own')).toBeVisible();
  await expect(row(workspace, 'contrato')).toBeVisible();
  await expect(row(workspace, 'antecedentes').or(row(workspace, 'Antecedentes del arriendo'))).toBeVisible();
  await expect(workspace.pane('Sources').getByRole('listitem')).toHaveCount(2);

  // The subject of a letter of Outlook and its body; the name of a file attached to it and its content ([MS-OXPROPS]).
  const letter = [
    { id: 0x0037, text: 'Anexo del arriendo' },
    { id: 0x1000, text: 'Se adjunta el anexo.' },
  ];
  const attached = [
    { id: 0x3707, text: 'anexo.txt' },
    { id: 0x3701, bytes: Buffer.from(LEASE[0]!) },
  ];
  await add(workspace, [
    { name: 'outlook.msg', mimeType: 'application/vnd.ms-outlook', buffer: makeMsg(letter, [], [attached]) },
  ]);
  await expect(row(workspace, 'anexo')).toBeVisible();
  await expect(workspace.pane('Sources').getByRole('listitem')).toHaveCount(4);
});

test('a long reading shows its pages and is stopped', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  await add(workspace, [pdf('largo.pdf', makeLongPdf(4900, 'Que la norma citada rige el caso, considerando'))]);
  const long = row(workspace, 'largo');
  await expect(long).toContainText(/Reading page [\d,]+ of 4,900/);
  await page.getByRole('button', { name: 'Stop reading largo' }).click();
  await expect(long).toContainText('You stopped the reading.');
  await expect(long.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the same file twice is told, and both stay or one goes', async ({ page, request }) => {
  const names = ['Contrato.txt', 'Contrato (1).txt', 'Contrato (2).txt'];
  const files = names.map((name) => plain(name, OLD));
  const workspace = await opened(page, request, files, { panel: 'sources' });
  const [second, third] = [row(workspace, 'Contrato (1)'), row(workspace, 'Contrato (2)')];
  await expect(second).toContainText('The same file as “Contrato”');
  await second.getByRole('button', { name: 'Keep both' }).click();
  await expect(second).not.toContainText('The same file');
  await third.getByRole('button', { name: 'Remove this one' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(third).toHaveCount(0);
  await page.reload();
  await workspace.show('Sources');
  await expect(second).not.toContainText('The same file');
});

test('a replaced file says of each citation whether its words still stand @phone', async ({ page, request }) => {
  const workspace = await opened(page, request, [plain('Arriendo.txt', OLD)]);
  const answers = [
    await workspace.ask('¿Cuánto es la renta mensual?'),
    await workspace.ask('¿Cuál es el plazo del contrato?'),
    await workspace.ask('¿Cuánto es la garantía?'),
  ];
  await workspace.show('Sources');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Actions for Arriendo' }).click();
  await page.getByRole('menuitem', { name: 'Replace with a new version' }).click();
  await (await chooser).setFiles(plain('Arriendo 2.txt', NEW));
  await workspace.show('Chat');
  const chip = (at: number) => answers[at]!.locator('.cite').first();
  await expect(chip(0)).toHaveAccessibleName(/Still there in version 2$/);
  await expect(chip(1)).toHaveAccessibleName(/Moved to line 3 in version 2$/);
  await expect(chip(2)).toHaveAccessibleName(/Gone from version 2$/);
  await expect(answers[2]!).toContainText('Sources were replaced; 2 of 2 citations are gone from');

  await workspace.open(chip(2));
  await expect.poll(() => workspace.marked()).toContain('La garantía es de un mes de renta.');
  await workspace.show('Chat');
  if (page.viewportSize()!.width < 1100) await chip(1).tap();
  else await chip(1).hover();
  await page
    .getByRole('dialog', { name: /^Citation/ })
    .getByRole('button', { name: 'Open version 2' })
    .click();
  await expect.poll(() => workspace.marked()).toContain('El plazo del contrato es de dos años.');
  await expect(page.getByText('Line 3', { exact: false }).first()).toBeVisible();
});
