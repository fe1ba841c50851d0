import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { LEGAL_PAGES } from '#contract/pages.ts';
import { prepared } from './notebook.ts';
import { onDashboard } from './person.ts';
import { Studio } from './studio.ts';

/** Sees one screen, by its name. */
export type See = (screen: string) => Promise<void>;

const WORDS = {
  en: {
    add: 'Add',
    website: /^Website/,
    paste: /^Paste Text/,
    ask: 'Ask about your sources',
    answer: 'Answer',
    save: 'Save as note',
    sources: 'Sources',
    chat: 'Chat',
    find: 'Find in the document',
    references: 'References',
    newNote: /note/i,
    actions: /^Actions for /,
    remove: 'Delete',
    title: 'Work contract',
  },
  es: {
    add: 'Agregar',
    website: /^Sitio web/,
    paste: /^Pegar texto/,
    ask: 'Pregunta sobre tus fuentes',
    answer: 'Respuesta',
    save: 'Guardar como nota',
    sources: 'Fuentes',
    chat: 'Chat',
    find: 'Buscar en el documento',
    references: 'Referencias',
    newNote: /nota/i,
    actions: /^Acciones de /,
    remove: 'Eliminar',
    title: 'Contrato de trabajo',
  },
} as const;
const PUBLIC = [
  '/',
  '/sample',
  '/about',
  '/pricing',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password?token=x',
  '/x',
];
const TABS = ['', '?tab=tokens', '?tab=security'];
/** The words of a document that every tool finds something in. */
const TEXT = readFileSync('test/fixtures/contracts/trabajo-vendedor.txt', 'utf8');
/** Far above what one tool takes for it, on a busy machine. Milliseconds. */
const LONGEST_JOB_MS = 60_000;

const still = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 700 }).catch(() => undefined);

/** The pages that need nobody. */
export async function publicScreens(page: Page, language: Language, see: See): Promise<void> {
  for (const address of [...PUBLIC, ...LEGAL_PAGES]) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
    await still(page);
    await see(address);
  }
}

/** The pages of somebody signed in, with what opens over them. */
export async function signedScreens(
  page: Page,
  request: APIRequestContext,
  language: Language,
  see: See,
): Promise<void> {
  const w = WORDS[language];
  await onDashboard(page, request, language);
  await still(page);
  await see('dashboard, empty');
  for (const tab of TABS) {
    await page.goto(`/profile${tab}`);
    await still(page);
    await see(`profile${tab}`);
    for (const at of Array.from({ length: 12 }, (_, n) => n)) {
      const button = page.getByRole('main').getByRole('button').nth(at);
      // A list that is read again takes its buttons with it for a moment.
      const ready = (await button.count()) > 0 && (await button.isEnabled({ timeout: 2000 }).catch(() => false));
      if (!ready) continue;
      await button.click({ timeout: 2000 }).catch(() => undefined);
      const dialog = page.getByRole('dialog').first();
      if (!(await dialog.isVisible())) continue;
      await see(`profile${tab}, dialog ${at + 1}`);
      await page.keyboard.press('Escape');
    }
  }
  const id = await prepared(page, request, { [w.title]: TEXT });
  await page.goto('/dashboard');
  await still(page);
  await see('dashboard');
  await page.getByRole('button', { name: w.actions }).click();
  await see('dashboard, menu');
  await page.getByRole('menuitem', { name: w.remove }).click();
  await see('dashboard, delete');
  await notebook(page, id, language, see);
  await studio(page, id, language, see);
}

async function notebook(page: Page, id: string, language: Language, see: See): Promise<void> {
  const w = WORDS[language];
  await page.goto(`/notebook/${id}?panel=sources`);
  await still(page);
  await see('sources');
  const pane = page.getByRole('region', { name: w.sources, exact: true });
  for (const way of [null, w.website, w.paste]) {
    await pane.getByRole('button', { name: w.add, exact: true }).click();
    if (way) await page.getByRole('button', { name: way }).click();
    await see(`add sources ${way?.source ?? ''}`);
    await page.keyboard.press('Escape');
  }
  await page.goto(`/notebook/${id}?panel=chat`);
  await still(page);
  await see('suggestions');
  const answers = page.getByRole('article', { name: w.answer });
  for (const [at, question] of ['¿Cuál es la jornada?', 'Quién pintó la capilla sixtina?'].entries()) {
    await page.getByLabel(w.ask).fill(question);
    await page.getByLabel(w.ask).press('Enter');
    await answers.nth(at).waitFor();
    await see(at === 0 ? 'answer' : 'no answer');
  }
  await answers.first().getByRole('button', { name: w.save }).click();
  await answers.first().locator('.cite').first().click();
  await page.locator('.sheet mark').first().waitFor();
  await see('source');
  await page.getByRole('button', { name: w.find }).click();
  await see('source, find');
  await page.goto(`/notebook/${id}?panel=notes`);
  await still(page);
  await see('notes');
  await page
    .getByRole('button', { name: /jornada/ })
    .first()
    .click();
  await see('note of an answer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').first().fill('jornada');
  await still(page);
  await see('palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await see('shortcuts');
  await page.keyboard.press('Escape');
}

async function studio(page: Page, id: string, language: Language, see: See): Promise<void> {
  const desk = new Studio(page, language);
  await desk.visit(id);
  await see('studio');
  for (const kind of await desk.kinds()) {
    await desk.visit(id);
    await desk.tool(kind).click();
    await see(kind);
    // One that reads many sources, or names its document otherwise, is not asked for one.
    if ((await desk.document.count()) > 0) await desk.choose(WORDS[language].title);
    // One that wants a second source has nothing to be made of here.
    if (!(await desk.generate.isEnabled())) continue;
    await desk.generate.click();
    const card = desk.cards('completed').first();
    const done = await card.waitFor({ timeout: LONGEST_JOB_MS }).then(
      () => true,
      () => false,
    );
    await see(`${kind}, made`);
    if (!done) continue;
    await card.locator('[data-open]').click();
    await page.getByRole('dialog').first().waitFor();
    await still(page);
    await see(`${kind}, result`);
    const tabs = page.getByRole('dialog').getByRole('tab');
    for (let at = 1; at < (await tabs.count()); at++) {
      await tabs.nth(at).click();
      await see(`${kind}, result ${at + 1}`);
    }
  }
  await desk.visit(id);
  await desk.tool('quick-access').click();
  await still(page);
  await see('quick-access');
}
