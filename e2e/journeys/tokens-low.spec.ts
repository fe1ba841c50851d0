import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { called } from '../called.ts';
import { test } from '../fixtures.ts';
import { signedIn } from '../person.ts';

test.use({ settings: { FOJAS_WELCOME_TOKENS: '11' } });
// One worker walks them all: each that walks one starts the server of these settings for itself.
test.describe.configure({ mode: 'default' });

const LEASE = 'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo del contrato es de dos años.';
const QUESTION = '¿Cuánto es la renta mensual?';

/** Every word of it. Of Spanish the specification fixes the words (3, section 8). */
const WORDS = {
  en: {
    field: 'Ask about your sources',
    left: {
      10: 'You have 10 tokens left.',
      5: 'You have only 5 tokens left. We recommend that you top up soon.',
      1: 'You have only 1 token left. We recommend that you top up soon.',
      0: 'You have no tokens left. You need to top up to go on using the AI features.',
    },
    topUp: 'Top up',
    title: 'Insufficient Tokens',
    text: 'You do not have enough tokens. This costs 1 token and you have 0. You need 1 more.',
    recharge: 'Top up Tokens',
  },
  es: {
    field: 'Pregunta sobre tus fuentes',
    left: {
      10: 'Tienes 10 tokens restantes.',
      5: 'Solo te quedan 5 tokens. Te recomendamos recargar pronto.',
      1: 'Solo te quedan 1 tokens. Te recomendamos recargar pronto.',
      0: 'No tienes tokens disponibles. Necesitas recargar para continuar usando las funciones de IA.',
    },
    topUp: 'Recargar',
    title: 'Tokens Insuficientes',
    text: 'No tienes suficientes tokens. Esto cuesta 1 token y tienes 0. Te faltan 1.',
    recharge: 'Recargar Tokens',
  },
} as const;

for (const language of ['en', 'es'] as const)
  test(`what is left is told in these words, and that there is none (${language})`, async ({ page, request }) => {
    const words = WORDS[language];
    await signedIn(page, request, language);
    const { id } = await called<{ id: string }>(page, '/notebooks/', { title: 'Arriendo' });
    await called(page, `/notebooks/${id}/sources/`, { type: 'copied-text', title: 'Arriendo', content: LEASE });
    await page.goto(`/notebook/${id}`);
    const field = page.getByLabel(words.field);
    await expect(field).toBeEnabled();
    const link = page.getByRole('link', { name: words.topUp, exact: true });
    const strip = page.getByRole('status').filter({ has: link });
    await expect(strip).toHaveCount(0);

    let left = 11;
    for (const next of [10, 5, 1, 0] as const) {
      for (; left > next; left--) await called(page, '/assistant/chat', { notebook_id: id, message: QUESTION });
      await expect(strip.getByText(words.left[next], { exact: true })).toBeVisible();
    }
    await expect(link).toHaveAttribute('href', '/profile?tab=tokens');
    await accessible(page, 'no tokens');

    await field.fill(QUESTION);
    await field.press('Enter');
    const toast = page.getByRole('alert');
    await expect(toast.getByText(words.title, { exact: true })).toBeVisible();
    await expect(toast.getByText(words.text, { exact: true })).toBeVisible();
    // It goes by itself after eight seconds.
    await toast.getByRole('button', { name: words.recharge, exact: true }).click();
    await expect(page).toHaveURL(/\/profile\?tab=tokens$/);
  });
