import { expect, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened } from '../notebook.ts';
import { tone } from '../provider.ts';

const second = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
const line = (page: Page, n: number): Locator =>
  page.getByRole('region', { name: 'Text of the source' }).locator(`#L${n}`);

test('a recording is heard above its transcript, which follows it', async ({ page, request }) => {
  const recording = { name: 'Audiencia de juicio.wav', mimeType: 'audio/wav', buffer: tone(120) };
  const workspace = await opened(page, request, [recording], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Audiencia de juicio', exact: true }).click();
  const player = page.getByRole('region', { name: 'Recording', exact: true });
  await expect(player).toContainText('Transcribed by whisper-1');
  await expect(player.locator('audio')).toBeVisible();
  await expect(line(page, 5).getByRole('button', { name: 'Play from 0:12' })).toBeVisible();
  await accessible(page, 'a recording with its transcript');

  // A press on a time plays from there, and the text follows down to lines that were not in view.
  await line(page, 5).getByRole('button', { name: 'Play from 0:12' }).click();
  await expect(line(page, 5)).toHaveAttribute('data-spoken', '');
  expect(await second(page)).toBeGreaterThanOrEqual(12);
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = 115));
  await expect(line(page, 39)).toHaveAttribute('data-spoken', '');
  await expect(line(page, 39)).toBeInViewport();

  // A reader who looks elsewhere is left there, until they want to follow again.
  const sheet = page.getByRole('region', { name: 'Text of the source' });
  await sheet.press('Home');
  await sheet.evaluate((box) => (box.scrollTop = 0));
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = 100));
  await expect(line(page, 34)).toHaveAttribute('data-spoken', '');
  await expect(line(page, 1)).toBeInViewport();
  await player.getByRole('button', { name: 'Follow the recording' }).click();
  await expect(line(page, 34)).toBeInViewport();
  await sheet.press('k');
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test('a citation of what was said opens at its second', async ({ page, request }) => {
  const recording = { name: 'Audiencia.wav', mimeType: 'audio/wav', buffer: tone(120) };
  const workspace = await opened(page, request, [recording]);
  const answer = await workspace.ask('¿Qué declara el testigo Riquelme sobre la renta mensual?');
  await workspace.open(answer.locator('figure .cite').first());
  await expect.poll(() => workspace.marked()).toContain('veinte unidades de fomento');
  const foot = page.getByRole('status').filter({ hasText: 'text found' });
  await expect(foot).toContainText('Line 4, 0:09');
  await expect.poll(() => second(page)).toBe(9);
  await accessible(page, 'a cited line of a recording');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(line(page, 4)).toHaveAttribute('data-spoken', '');
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
});

test('a file that is no recording says so in its row', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
  const file = { name: 'Contrato.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('%PDF-1.7\n') };
  await page.getByTestId('files').setInputFiles([file]);
  const row = workspace.pane('Sources').getByRole('listitem').filter({ hasText: 'Contrato' });
  await expect(row).toContainText('The content of the file is not what its name says.');
});
