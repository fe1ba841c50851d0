import { expect, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { called } from '../called.ts';
import { test } from '../fixtures.ts';
import { onDashboard, signedIn } from '../person.ts';

const WELCOME = 12;
test.use({ settings: { FOJAS_WELCOME_TOKENS: String(WELCOME) } });
// One worker walks them all: each that walks one starts the server of these settings for itself.
test.describe.configure({ mode: 'default' });

const LEASE = 'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo del contrato es de dos años.';
const QUESTION = '¿Cuánto es la renta mensual?';
const UNANSWERED = '¿Quién ganó el campeonato de ajedrez?';

/** The words of the screens of these journeys. */
const WORDS = {
  en: {
    buy: (n: string) => `Buy ${n} tokens`,
    pay: /^Go and pay/,
    success: 'Payment approved',
    failed: 'There was an issue processing your payment. Please try again.',
    pending: 'Payment pending',
    cancelled: 'Nothing was charged.',
    movements: 'Transactions',
    purchases: 'Purchases',
    states: {
      approved: 'Approved',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
      pending: 'Pending',
      back: 'Refunded',
    },
    bought: 'Token package bought',
    returned: 'Package returned: its money went back',
    stats: '4 payments · approved: 1, failed: 2 · 4 in the last 30 days',
    withdraw: 'Withdraw',
    withdrawn: 'The money is on its way back.',
    balance: 'Balance',
    thousands: ',',
  },
  es: {
    buy: (n: string) => `Comprar ${n} tokens`,
    pay: /^Ir a pagar/,
    success: 'Pago aprobado',
    failed: 'Hubo un problema al procesar tu pago. Inténtalo de nuevo.',
    pending: 'Pago pendiente',
    cancelled: 'No se cobró nada.',
    movements: 'Movimientos',
    purchases: 'Compras',
    states: {
      approved: 'Aprobada',
      rejected: 'Rechazada',
      cancelled: 'Cancelada',
      pending: 'Pendiente',
      back: 'Devuelta',
    },
    bought: 'Compra de un paquete de tokens',
    returned: 'Paquete devuelto: su dinero fue restituido',
    stats: '4 pagos · aprobados: 1, fallidos: 2 · 4 en los últimos 30 días',
    withdraw: 'Retractarse',
    withdrawn: 'El dinero va de vuelta.',
    balance: 'Saldo',
    thousands: '.',
  },
} as const;

const chip = (page: Page): Locator => page.getByRole('banner').locator('a[href="/profile?tab=tokens"]');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Buys a package of so many tokens in the window that opens, and ends there as told; answers that window, back in the profile. */
async function buy(page: Page, words: (typeof WORDS)['en' | 'es'], tokens: string, end: RegExp): Promise<Page> {
  await page.getByRole('button', { name: words.buy(tokens), exact: true }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: words.pay }).click();
  const paying = await popup;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await paying.getByRole('button', { name: end }).click();
  await expect(paying).toHaveURL(/\/profile\?tab=tokens$/);
  return paying;
}

test('a package is bought, rejected, cancelled, left pending, and withdrawn; every header follows', async ({
  page,
  request,
}) => {
  const words = WORDS.en;
  const thousand = (n: number, rest = '000') => `${n}${words.thousands}${rest}`;
  await onDashboard(page, request);
  await expect(chip(page)).toHaveText(`${WELCOME} tokens`);
  await chip(page).click();
  await expect(page.getByRole('button', { name: words.buy(thousand(20)), exact: true })).toBeVisible();
  await accessible(page, 'tokens');

  await page.getByRole('button', { name: words.buy(thousand(5)), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(thousand(5, '012'));
  await accessible(page, 'buying');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.buy(thousand(5)), exact: true })).toBeFocused();

  const rejected = await buy(page, words, thousand(1), /^(?:Reject|Rechazar)$/);
  await expect(rejected.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
  await rejected.close();
  const cancelled = await buy(page, words, thousand(1), /^(?:Cancel|Cancelar)$/);
  await expect(cancelled.getByRole('status').filter({ hasText: words.cancelled })).toBeVisible();
  await cancelled.close();
  await expect(chip(page)).toHaveText(`${WELCOME} tokens`);

  const approved = await buy(page, words, thousand(1), /^(?:Approve|Aprobar)$/);
  await expect(approved.getByRole('status').filter({ hasText: words.success })).toBeVisible();
  await expect(chip(approved)).toHaveText(`${thousand(1, '012')} tokens`);
  await approved.close();
  // The page that stayed open was told.
  await expect(chip(page)).toHaveText(`${thousand(1, '012')} tokens`);
  await expect(page.getByRole('row').filter({ hasText: words.bought })).toContainText(`+${thousand(1)}`);

  const pending = await buy(page, words, thousand(20), /^(?:Leave pending|Dejar pendiente)$/);
  await expect(pending.getByRole('status').filter({ hasText: words.pending })).toBeVisible();
  await pending.close();
  await page.reload();
  const rows = section(page, words.purchases).getByRole('listitem');
  const { states } = words;
  for (const [at, state] of [states.pending, states.approved, states.cancelled, states.rejected].entries())
    await expect(rows.nth(at)).toContainText(state);
  await expect(section(page, words.movements)).toContainText(words.stats);
  await accessible(page, 'tokens with purchases');

  await rows.nth(1).getByRole('button', { name: words.withdraw }).click();
  await accessible(page, 'withdrawing');
  await page.getByRole('dialog').getByRole('button', { name: words.withdraw }).click();
  await expect(page.getByRole('status').filter({ hasText: words.withdrawn })).toBeVisible();
  await expect(chip(page)).toHaveText(`${WELCOME} tokens`);
  await expect(rows.nth(1)).toContainText(states.back);
  await expect(rows.nth(1).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: words.returned })).toContainText(`−${thousand(1)}`);
});

test('tokens run out in the chat: told in time, nothing lost, and a used package is not withdrawn', async ({
  page,
  request,
}) => {
  await signedIn(page, request, 'es');
  const { id } = await called<{ id: string }>(page, '/notebooks/', { title: 'Arriendo' });
  await called(page, `/notebooks/${id}/sources/`, { type: 'copied-text', title: 'Arriendo', content: LEASE });
  await page.goto(`/notebook/${id}`);
  const field = page.getByLabel('Pregunta sobre tus fuentes');
  await expect(field).toBeEnabled();
  await expect(page.getByText('1 token por mensaje')).toBeVisible();
  const answers = page.getByRole('article', { name: 'Respuesta' });
  const strip = page.getByRole('status').filter({ hasText: 'Recargar' });
  const ask = async (question: string): Promise<void> => {
    const before = await answers.count();
    await field.fill(question);
    await field.press('Enter');
    await expect(answers).toHaveCount(before + 1);
  };
  /** Asks elsewhere, as in another window: this page is told. */
  const spend = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n++) await called(page, '/assistant/chat', { notebook_id: id, message: QUESTION });
  };

  await ask(QUESTION);
  await expect(chip(page)).toHaveText('11 tokens');
  await expect(strip).toHaveCount(0);
  await spend(1);
  await expect(strip).toContainText('Tienes 10 tokens restantes.');
  await expect(answers).toHaveCount(2);
  await accessible(page, 'saldo bajo');
  // What the sources do not answer costs nothing.
  await ask(UNANSWERED);
  await expect(chip(page)).toHaveText('10 tokens');
  await spend(5);
  await expect(strip).toContainText('Solo te quedan 5 tokens. Te recomendamos recargar pronto.');
  await spend(5);
  await expect(strip).toContainText(
    'No tienes tokens disponibles. Necesitas recargar para continuar usando las funciones de IA.',
  );
  await expect(chip(page)).toHaveText('0 tokens');
  await accessible(page, 'sin saldo');

  await field.fill(QUESTION);
  await field.press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: 'Tokens Insuficientes' });
  await expect(toast).toContainText('Esto cuesta 1 token y tienes 0. Te faltan 1.');
  await expect(field).toHaveValue(QUESTION);
  // Those that were paid for, also in the other window, and the one that cost nothing.
  await expect(answers).toHaveCount(WELCOME + 1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await toast.getByRole('button', { name: 'Recargar Tokens' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=tokens$/);
  const lines = section(page, 'Movimientos').getByRole('row');
  await expect(lines.filter({ hasText: 'Tokens devueltos: tus fuentes no lo responden' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Pregunta a tus fuentes' })).toHaveCount(13);

  const window = await buy(page, WORDS.es, '1.000', /^(?:Approve|Aprobar)$/);
  await window.close();
  await expect(chip(page)).toHaveText('1.000 tokens');
  await spend(1);
  await page.reload();
  const purchase = section(page, 'Compras').getByRole('listitem');
  await expect(purchase).toContainText('Usada en parte: no admite retracto');
  await expect(purchase.getByRole('button')).toHaveCount(0);
});

test('what cannot be loaded says so, and is tried again', async ({ page, request }) => {
  const failed = [
    'Error al cargar el saldo',
    'No se pudieron cargar los paquetes',
    'No se pudieron cargar los movimientos',
  ];
  await onDashboard(page, request, 'es');
  await expect(chip(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/api/tokens/**', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await page.goto('/profile?tab=tokens');
  for (const one of failed) await expect(page.getByText(one)).toBeVisible();
  await accessible(page, 'nothing could be loaded');
  await page.unroute('**/api/tokens/**');
  const buttons = page.getByRole('button', { name: 'Reintentar' });
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().press('Enter');
    await expect(buttons).toHaveCount(left - 1);
  }
  await expect(page.getByRole('button', { name: WORDS.es.buy('5.000') })).toBeVisible();
  await expect(section(page, WORDS.es.movements).getByRole('row')).toHaveCount(2);
  await expect(section(page, WORDS.es.balance)).toContainText(String(WELCOME));
  for (const one of failed) await expect(page.getByText(one)).toHaveCount(0);
  await accessible(page, 'tokens at 320 px');
});
