import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { isPhone, languageOf, Studio } from '../studio.ts';

const TITLE = 'Arriendo';
const TEXT = readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8');
const WORDS = {
  en: {
    whole: /^The whole notebook \(1 source\)$/,
    length: 'Length',
    play: 'Play',
    pause: 'Pause',
    ahead: '10 seconds ahead',
    position: 'Position',
    script: 'Script',
    from: /^Play from/,
    side: 'What is heard now comes from',
    mini: 'What you are listening to',
    open: /^Open what you are listening to/,
    stop: 'Stop listening',
    edit: 'Edit script',
    line: 'Line 1',
    leave: 'Leave',
    goOn: 'Go on editing',
    edited: 'Changed by you',
    download: 'Download as WAV',
    downloadButton: 'Download',
    failed: 'Error loading the audio. Try again.',
    retry: 'Try again',
    overviewFailed: 'Generation Failed',
    review: 'Review the script before it is spoken',
    mute: 'This script has no voice yet',
    speak: 'Generate audio',
    stale: 'Failed to Refresh URL',
    noSpeech: /^Audio isn’t available/,
    rate: /^Speed/,
    faster: '1.5×',
    volume: /^Volume/,
  },
  es: {
    whole: /^Todo el cuaderno \(1 fuente\)$/,
    length: 'Duración',
    play: 'Reproducir',
    pause: 'Pausar',
    ahead: 'Avanzar 10 segundos',
    position: 'Posición',
    script: 'Guion',
    from: /^Reproducir desde/,
    side: 'Fuente de este pasaje',
    mini: 'Lo que escuchas',
    open: /^Abrir lo que escuchas/,
    stop: 'Dejar de escuchar',
    edit: 'Editar guion',
    line: 'Línea 1',
    leave: 'Salir',
    goOn: 'Seguir editando',
    edited: 'La cambiaste tú',
    download: 'Descargar como WAV',
    downloadButton: 'Descargar',
    failed: 'Error cargando el audio. Intenta nuevamente.',
    retry: 'Reintentar',
    overviewFailed: 'No se pudo generar',
    review: 'Revisar el guion antes de darle voz',
    mute: 'Este guion todavía no tiene voz',
    speak: 'Generar el audio',
    stale: 'No se pudo renovar la dirección',
    noSpeech: /^Esta instalación no tiene voces/,
    rate: /^Velocidad/,
    faster: '1,5×',
    volume: /^Volumen/,
  },
} as const;

/** The view of the tool over a notebook of one lease, asking for a minute. */
async function ready(page: Page, request: Parameters<typeof signedIn>[1], language = languageOf(page)) {
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { [TITLE]: TEXT }));
  await studio.tool('audio-summary').click();
  const t = WORDS[language];
  await studio.pane.getByLabel(t.length).fill('1');
  const sheet = page.getByRole('dialog').first();
  const player = sheet.locator('[data-player]');
  return {
    t,
    studio,
    sheet,
    player,
    button: (name: string): Locator => player.getByRole('button', { name, exact: true }),
  };
}

/** Generates from the lease, and opens the result, whose player has this button. */
async function openFrom(studio: Studio, play: Locator): Promise<void> {
  await studio.start(TITLE);
  await expect(studio.cards('completed')).toHaveCount(1, { timeout: 90_000 });
  await studio.cards('completed').locator('[data-open]').click();
  await expect(play).toBeVisible();
}

/** The player of a summary of the lease. */
async function opened(page: Page, request: Parameters<typeof signedIn>[1]) {
  const all = await ready(page, request);
  await openFrom(all.studio, all.button(all.t.play));
  return all;
}

const second = (sheet: Locator, t: { position: string }): Promise<number> =>
  sheet.getByRole('slider', { name: t.position }).evaluate((slider: HTMLInputElement) => slider.valueAsNumber);

test('a lease is listened to, followed to its words, and goes on at the foot of the page @phone', async ({
  page,
  request,
}) => {
  const { t, studio, sheet, player, button } = await opened(page, request);
  await button(t.play).click();
  await expect.poll(() => second(sheet, t)).toBeGreaterThan(0.5);
  const script = sheet.getByRole('region', { name: t.script });
  await expect(script.locator('[aria-current]')).toHaveCount(1);

  await button(t.pause).click();
  await expect(button(t.play)).toBeVisible();
  const before = await second(sheet, t);
  await button(t.ahead).click();
  await expect.poll(() => second(sheet, t)).toBeCloseTo(before + 10, 0);
  await sheet.getByRole('slider', { name: t.position }).press('ArrowLeft');
  await expect.poll(() => second(sheet, t)).toBeCloseTo(before, 0);

  await player.getByRole('button', { name: t.rate }).click();
  await page.getByRole('menuitemradio', { name: t.faster, exact: true }).click();
  await expect(player.getByRole('button', { name: t.rate })).toContainText(t.faster);
  if (isPhone(page)) await player.getByRole('button', { name: t.volume }).click();
  const volume = page.getByRole('slider', { name: t.volume });
  await volume.press('ArrowDown');
  await expect(volume).toHaveValue('0.9');
  if (isPhone(page)) await page.keyboard.press('Escape');

  // A press on a line plays it; what it comes from stands beside it.
  const cited = script.locator('[data-line]', { has: page.locator('.cite') }).first();
  await cited.getByRole('button', { name: t.from }).click();
  await expect(cited).toHaveAttribute('aria-current', 'true');
  await expect(sheet.getByRole('complementary', { name: t.side }).locator('blockquote')).toBeVisible();
  await button(t.pause).click();
  await accessible(page, 'an audio summary');
  const chip = cited.locator('.cite');
  expect(await studio.follow(chip)).not.toBe('');
  await studio.comeBack(chip);

  await sheet.getByRole('button', { name: studio.words.close, exact: true }).click();
  const mini = page.getByRole('region', { name: t.mini });
  await expect(mini).toBeVisible();
  await mini.getByRole('button', { name: t.play, exact: true }).click();
  await expect(mini.getByRole('button', { name: t.pause, exact: true })).toBeVisible();
  await accessible(page, 'what sounds, at the foot');
  await page.locator('a[href="/dashboard"]').first().click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(mini.getByRole('button', { name: t.pause, exact: true })).toBeVisible();
  await mini.getByRole('button', { name: t.open }).click();
  await expect(button(t.pause)).toBeVisible();
  await sheet.getByRole('button', { name: studio.words.close, exact: true }).click();
  await mini.getByRole('button', { name: t.stop }).click();
  await expect(mini).toHaveCount(0);
});

test('a script is read first, changed, kept while it waits, spoken and taken home', async ({ page, request }) => {
  const { t, studio, sheet, button } = await ready(page, request, 'es');
  await studio.choose(t.whole);
  await studio.pane.getByRole('checkbox', { name: t.review }).check();
  await studio.generate.click();
  await studio.cards('completed').locator('[data-open]').click();
  await expect(sheet.getByText(t.mute)).toBeVisible();
  await expect(sheet.getByRole('button', { name: t.speak })).toBeEnabled();
  await accessible(page, 'a script without a voice');
  await sheet.getByRole('button', { name: t.edit }).click();
  const first = sheet.getByRole('textbox', { name: t.line, exact: true });
  await first.fill('Escuchen esto primero.');
  await accessible(page, 'the editor of a script');
  await sheet.locator('[data-foot]').getByRole('button', { name: studio.words.close, exact: true }).click();
  await page.getByRole('button', { name: t.leave, exact: true }).click();
  await sheet.getByRole('button', { name: t.goOn }).click();
  await expect(first).toHaveValue('Escuchen esto primero.');
  await sheet.getByRole('button', { name: t.speak }).click();
  await expect(button(t.play)).toBeVisible({ timeout: 90_000 });
  await expect(sheet.locator('[data-line="0"]')).toContainText('Escuchen esto primero.');
  await expect(sheet.locator('[data-line="0"]')).toContainText(t.edited);

  await sheet.getByRole('button', { name: t.downloadButton, exact: true }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t.download, exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/^audio-summary-.*\.wav$/);
});

test('what fails is said: no voice, a file that does not load, an address, an overview', async ({ page, request }) => {
  await page.route('**/api/capabilities/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), speech: null } });
  });
  const { t, studio, sheet, player, button } = await ready(page, request);
  await studio.choose(TITLE);
  await expect(studio.pane.getByText(t.noSpeech)).toBeVisible();
  await expect(studio.generate).toBeDisabled();
  await page.unroute('**/api/capabilities/');
  await page.reload();
  await studio.pane.getByLabel(t.length).fill('1');
  await openFrom(studio, button(t.play));

  await page.route('**/api/studio-files/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/audio-summaries/*/address/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await button(t.play).click();
  await expect(player.getByRole('alert')).toContainText(t.stale);
  await page.unroute('**/audio-summaries/*/address/');
  await player.getByRole('button', { name: t.retry }).click();
  await expect(player.getByRole('alert')).toContainText(t.failed);
  await page.unroute('**/api/studio-files/**');
  await player.getByRole('button', { name: t.retry }).click();
  await expect.poll(() => second(sheet, t)).toBeGreaterThan(0.3);
  await sheet.getByRole('button', { name: studio.words.close, exact: true }).click();

  await page.route('**/api/notebooks/generate-podcast/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await studio.pane.getByRole('combobox', { name: studio.words.document }).click();
  await page.getByRole('option', { name: t.whole }).click();
  await studio.generate.click();
  await expect(page.getByText(t.overviewFailed, { exact: true })).toBeVisible();
});
