import { expect, type Page } from '@playwright/test';
import { makePdf } from '#test/documents.ts';
import { accessible } from '../axe.ts';
import { dropped } from '../drop.ts';
import { test } from '../fixtures.ts';
import { onDashboard, stranger } from '../person.ts';
import { quoted, READ_MS, Workspace, type Chosen } from '../workspace.ts';

const LEASE = [
  'CONTRATO DE ARRENDAMIENTO',
  'PRIMERO: Objeto. La arrendadora da en arrendamiento a la arrendataria la bodega 7 de Lampa.',
  'SEGUNDO: Renta. La renta mensual será de 412 unidades de fomento, que se pagarán los primeros cinco días de cada mes.',
  'TERCERO: Plazo. El plazo del contrato será de cinco años contados desde el 1 de marzo de 2026.',
].join('\n\n');
const file = async (): Promise<Chosen> => ({
  name: 'Arriendo bodega 7.pdf',
  mimeType: 'application/pdf',
  buffer: await makePdf(LEASE),
});

/** Counts what a person does on a page from now on: presses of the pointer, and fields that they write in. */
async function counted(page: Page): Promise<() => { presses: number; fields: number }> {
  let presses = 0;
  const fields = new Set<string>();
  await page.exposeFunction('pressed', () => void presses++);
  await page.exposeFunction('wrote', (field: string) => void fields.add(field));
  await page.addInitScript(() => {
    const told = globalThis as unknown as { pressed: () => void; wrote: (field: string) => void };
    addEventListener('pointerdown', () => told.pressed(), true);
    addEventListener(
      'input',
      ({ target }) => {
        const { type, id } = target as HTMLInputElement;
        if (type !== 'file' && type !== 'checkbox') told.wrote(`${location.pathname.split('/')[1]}#${id}`);
      },
      true,
    );
  });
  return () => ({ presses, fields: fields.size });
}

const WORDS = {
  en: {
    create: 'Create my first notebook',
    name: 'Full name',
    email: 'E-mail',
    password: 'Password',
    signUp: 'Create account',
    made: 'Your account is ready',
    start: 'Get started',
    title: 'What would you like to read?',
    choose: 'Choose files',
    untitled: 'Untitled notebook',
    ask: 'Ask about your sources',
    answer: 'Answer',
  },
  es: {
    create: 'Crear mi primer cuaderno',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signUp: 'Crear cuenta',
    made: 'Tu cuenta está lista',
    start: 'Empezar',
    title: '¿Qué quieres leer?',
    choose: 'Elegir archivos',
    untitled: 'Cuaderno sin título',
    ask: 'Pregunta sobre tus fuentes',
    answer: 'Respuesta',
  },
} as const;

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];
  test.describe(language, () => {
    test.use({ locale: language === 'es' ? 'es-CL' : 'en-US' });

    test('from the landing to the first cited answer in six presses and four fields, without a sign-in @phone', async ({
      page,
      isMobile,
    }) => {
      const person = stranger();
      const count = await counted(page);
      const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
      await page.goto('/');
      await page.getByRole('link', { name: t.create }).first().click();
      await page.getByLabel(t.name).fill(person.name);
      await page.getByLabel(t.email).fill(person.email);
      await page.getByLabel(t.password, { exact: true }).fill(person.password);
      for (const box of await page.getByRole('checkbox').all()) await box.click();
      await press(t.signUp);
      await expect(page.getByRole('dialog', { name: t.made })).toContainText(person.email);
      await press(t.start);
      await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
      await accessible(page, 'first minutes');

      // A finger drops no files: on a phone they are chosen.
      if (isMobile) {
        const chooser = page.waitForEvent('filechooser');
        await press(t.choose);
        await (await chooser).setFiles([await file()]);
      } else await dropped(page, 'body', [await file()]);
      await expect(page).toHaveURL(/\/notebook\//);
      const question = page.getByLabel(t.ask);
      await expect(question).toBeEnabled({ timeout: READ_MS });
      await question.fill('¿Cuál es la renta mensual?');
      await question.press('Enter');
      const answer = page.getByRole('article', { name: t.answer });
      await expect(answer.locator('.cite').first()).toBeVisible();
      expect(await quoted(answer.locator('blockquote').first())).toContain('412 unidades de fomento');

      const done = count();
      test.info().annotations.push({ type: 'counted', description: JSON.stringify(done) });
      expect(done.presses).toBeGreaterThanOrEqual(5);
      expect(done.presses).toBeLessThanOrEqual(6);
      expect(done.fields).toBe(4);
      // Its first source names it.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.untitled);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/arrend|bodega/i);
    });
  });
}

test('files dropped among the notebooks begin another one, and what is no file does not', async ({ page, request }) => {
  await onDashboard(page, request);
  await page.getByRole('button', { name: 'Create notebook' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Untitled notebook');
  await page.goto('/dashboard');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(1);

  await dropped(page, 'main', []);
  await expect(page).toHaveURL(/\/dashboard$/);
  await dropped(page, 'main', [await file(), { ...(await file()), name: 'Copia.pdf' }]);
  await expect(page).toHaveURL(/\/notebook\//);
  const workspace = new Workspace(page);
  for (const name of ['Arriendo bodega 7', 'Copia'])
    await expect(workspace.pane('Sources').getByRole('checkbox', { name: `Use ${name}` })).toBeChecked({
      timeout: READ_MS,
    });
  await page.goto('/dashboard');
  await expect(cards).toHaveCount(2);
});

test('a notebook that nobody named is called so in the language on screen', async ({ page, request }) => {
  await onDashboard(page, request);
  await page.getByRole('button', { name: 'Create notebook' }).click();
  await expect(page).toHaveTitle(/^Untitled notebook/);
  await page.evaluate(() => localStorage.setItem('appLanguage', 'es'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuaderno sin título');
  await expect(page).toHaveTitle(/^Cuaderno sin título/);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Cuaderno sin título' })).toBeVisible();
});

test('a pasted text begins a notebook, from anywhere on the dashboard @phone', async ({ page, request }) => {
  await onDashboard(page, request);
  await page.getByRole('button', { name: 'Paste text or a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste text or a link' });
  await expect(dialog.getByRole('button', { name: 'Start notebook' })).toBeDisabled();
  await accessible(page, 'paste to begin');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, LEASE);
  await expect(dialog.getByLabel('Text, or links, one per line')).toHaveValue(LEASE);
  await dialog.getByLabel('Text, or links, one per line').fill('www.bcn.cl/leychile\nhttps://www.pjud.cl/');
  await expect(dialog.getByText('These 2 links will be read as web pages.')).toBeVisible();
  await dialog.getByLabel('Text, or links, one per line').fill(LEASE);
  await dialog.getByRole('button', { name: 'Start notebook' }).click();
  const workspace = new Workspace(page);
  await expect(page).toHaveURL(/\/notebook\//);
  await workspace.show('Sources');
  await expect(workspace.pane('Sources').getByRole('checkbox', { name: /^Use CONTRATO DE/ })).toBeChecked({
    timeout: READ_MS,
  });
});

test('where no notebook can be made nothing is lost, and it is said', async ({ page, request }) => {
  await onDashboard(page, request);
  await page.route('**/api/notebooks/', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await page.getByTestId('files').setInputFiles([await file()]);
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
  await page.unroute('**/api/notebooks/');
  await page.getByTestId('files').setInputFiles([await file()]);
  await expect(page).toHaveURL(/\/notebook\//);
});
