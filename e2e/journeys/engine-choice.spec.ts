import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import type { Language } from '#contract/language.ts';
import { fakeProvider, type Asked, type Reply } from '#test/fakes/provider.ts';
import { accessible } from '../axe.ts';
import { test as base } from '../fixtures.ts';
import { opened, plain, prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { LONGEST_START_MS, startServer } from '../server.ts';

const LEASE = plain(
  'Arriendo.txt',
  'Contrato de arrendamiento de bodega.\n\nPrimera. La renta mensual será de 20 UF, que se paga por mes anticipado.\n\nSegunda. La garantía es de 40 UF y se devuelve al término.\n',
);
const WORDS = 'La renta mensual será de 20 UF';

/** What the pretended Ollama says: to the command that tries it, and to questions. */
function answer({ user, stream }: Asked): Reply {
  if (user.includes('one word: fojas')) return { text: 'fojas' };
  return { text: stream ? `${WORDS} [1: «${WORDS}»].` : '' };
}

/** Pretends an Ollama, has the command set it up, and starts a server with the settings that it wrote. */
async function startSetUp() {
  const ollama = await fakeProvider(answer);
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-ollama-'));
  const command = path.resolve('dist/server/fojas.js');
  const run = promisify(execFile);
  await run(process.execPath, [command, 'model', 'model-1', '--at', ollama.baseUrl], { cwd: folder });
  const written = parseEnv(await readFile(path.join(folder, '.env'), 'utf8')) as Record<string, string>;
  const server = await startServer({ ...written, FOJAS_MODEL_PRICES: 'chat_message=3' });
  return {
    asked: ollama.asked,
    base: server.base,
    stop: async () => {
      await server.stop();
      await ollama.close();
    },
  };
}

const test = base.extend<{ ollama: Awaited<ReturnType<typeof startSetUp>> }>({
  // The command and the start of the server take none of a journey's time.
  ollama: [async ({ once }, provide) => provide(await once('ollama', startSetUp)), { timeout: 2 * LONGEST_START_MS }],
  baseURL: async ({ ollama }, provide) => provide(ollama.base),
});
// One worker walks them all: each that walks one starts the server of these settings for itself.
test.describe.configure({ mode: 'default' });

const SAID = {
  es: {
    ask: 'Pregunta sobre tus fuentes',
    question: '¿Cuánto es la renta mensual?',
    who: /^Quién responde: Con el modelo/,
    without: 'Sin modelo',
    whoWithout: 'Quién responde: Sin modelo',
    notebook: 'Este cuaderno',
    price: '3 tokens por mensaje',
    plain: '1 token por mensaje',
    byModel: 'Redactada por IA · model-1, en este servidor',
    byOurs: 'Con citas textuales, sin modelo',
    options: 'Opciones del chat',
    leaving: 'Qué sale de este servidor',
    answersHere: 'Responde el modelo model-1 en este mismo servidor',
    answersItself: 'Fojas responde por sí mismo',
    answer: 'Respuesta',
  },
  en: {
    ask: 'Ask about your sources',
    question: '¿Cuánto es la renta mensual?',
    who: /^Who answers: With the model/,
    without: 'Without a model',
    whoWithout: 'Who answers: Without a model',
    notebook: 'This notebook',
    price: '3 tokens a message',
    plain: '1 token a message',
    byModel: 'Written by AI · model-1, on this server',
    byOurs: 'In quotations, without a model',
    options: 'Chat options',
    leaving: 'What leaves this server',
    answersHere: 'The model model-1 answers on this same server',
    answersItself: 'Fojas answers by itself',
    answer: 'Answer',
  },
} satisfies Record<Language, unknown>;

for (const [language, phone] of [
  ['es', ' @phone'],
  ['en', ''],
] as const)
  test(`a model that the command set up is switched off for a notebook, and asked nothing more, ${language}${phone}`, async ({
    page,
    request,
    ollama,
  }) => {
    const t = SAID[language];
    await opened(page, request, [LEASE], { language });
    const chat = page.getByRole('log');
    const answers = chat.getByRole('article', { name: t.answer });
    const asks = async (count: number): Promise<void> => {
      await page.getByLabel(t.ask).fill(t.question);
      await page.getByLabel(t.ask).press('Enter');
      await expect(answers).toHaveCount(count);
    };
    await expect(page.getByText(t.price)).toBeVisible();
    await asks(1);
    await expect(answers.first()).toContainText(t.byModel);

    // By the keyboard alone, for one question: the next is the notebook's again.
    const before = ollama.asked.length;
    await page.getByRole('button', { name: t.who }).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('menuitemradio', { name: t.without }).first();
    await expect(choice).toBeVisible();
    await choice.press('Enter');
    await expect(page.getByText(t.plain)).toBeVisible();
    await asks(2);
    await expect(answers.last()).toContainText(t.byOurs);
    await expect(page.getByText(t.price)).toBeVisible();

    const show = async (): Promise<void> => {
      await page.getByRole('button', { name: t.options }).click();
      await page.getByRole('menuitem', { name: t.leaving }).click();
    };
    await show();
    const dialog = page.getByRole('dialog', { name: t.leaving });
    await expect(dialog).toContainText(t.answersHere);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: t.who }).click();
    await page.getByRole('group', { name: t.notebook }).getByRole('menuitemradio', { name: t.without }).click();
    await expect(page.getByRole('button', { name: t.whoWithout })).toBeVisible();
    await show();
    await expect(dialog).toContainText(t.answersItself);
    await page.keyboard.press('Escape');
    await asks(3);
    await expect(answers.last()).toContainText(t.byOurs);
    expect(ollama.asked.length).toBe(before);
  });

test('the profile says who answers and what leaves, and all notebooks do without the model @phone', async ({
  page,
  request,
  ollama,
}) => {
  await signedIn(page, request, 'es');
  await page.goto('/profile');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Quién responde' }) });
  await expect(section).toContainText('El modelo model-1, en este servidor.');
  await expect(section).toContainText('Pregunta: 3 tokens (sin modelo, 1 token)');
  await section.getByText('Sin modelo', { exact: true }).click();
  await expect(section).toContainText('Fojas, con citas textuales de tus fuentes.');
  await accessible(page, 'who answers');
  const before = ollama.asked.length;
  const id = await prepared(page, request, {}, { title: '', files: [LEASE] });
  await page.goto(`/notebook/${id}?panel=chat`);
  await expect(page.getByRole('button', { name: 'Quién responde: Sin modelo' })).toBeVisible();
  expect(ollama.asked.length).toBe(before);
});
