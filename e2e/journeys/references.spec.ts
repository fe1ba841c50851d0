import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';
import { quoted, type Chosen, type Workspace } from '../workspace.ts';

const text = (name: string, lines: readonly string[]): Chosen => plain(name, lines.join('\n\n'));
const LEASE = [
  'En Santiago, a 5 de marzo de 2024, las partes acuerdan lo que sigue.',
  'PRIMERA. Rige la Ley N° 18.101 sobre arrendamiento de predios urbanos y el artículo 1545 del Código Civil.',
  'SEGUNDA. La renta es de 20 UF y la paga doña Ana Rojas, RUT 12.345.678-5.',
  'TERCERA. El artículo 1546 también obliga a las partes.',
];
const CLAIM = [
  'Según la Ley N° 18.101 procede la restitución del inmueble arrendado.',
  'Así lo resolvió la Corte Suprema en la causa Rol N° 1.234-2020, de 3 de enero de 2021.',
  'El Código Civil dispone en su artículo 1545 que el contrato es una ley para los contratantes.',
];

const sheet = (page: Page): Locator => page.getByRole('region', { name: 'Text of the source' });
const card = (page: Page): Locator => page.getByRole('dialog', { name: /^Reference:/ });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'References of this document' });
const isPhone = (page: Page): boolean => page.viewportSize()!.width < 1100;

/** A notebook of somebody new with a contract and a claim, of which the contract is open. */
async function contractOpen(page: Page, request: APIRequestContext): Promise<Workspace> {
  const files = [text('Contrato.txt', LEASE), text('Demanda.txt', CLAIM)];
  const workspace = await opened(page, request, files, { panel: 'sources' });
  await page.getByRole('button', { name: /^Contrato/ }).click();
  return workspace;
}

test('a law in a source: its card, its mentions in two sources, and their lines @phone', async ({ page, request }) => {
  const workspace = await contractOpen(page, request);
  const law = sheet(page).locator('.ref', { hasText: 'Ley N° 18.101' });
  await expect(law).toHaveCSS('text-decoration-line', 'underline');
  await expect(sheet(page).locator('.ref', { hasText: '20 UF' })).toHaveCount(0);
  if (isPhone(page)) await law.tap();
  else await law.hover();
  await expect(card(page)).toContainText('Law');
  await expect(card(page)).toContainText('Ley N° 18.101');
  const official = card(page).getByRole('link', { name: /^Open official text/ });
  await expect(official).toHaveAttribute('href', 'https://www.bcn.cl/leychile/navegar?idLey=18101');
  await expect(official).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(official).toContainText('bcn.cl');
  await accessible(page, 'the card of a reference');

  await card(page).getByRole('button', { name: 'All mentions (2)' }).click();
  await expect(panel(page)).toContainText('2 mentions in 2 sources');
  await accessible(page, 'the mentions of a law');
  await panel(page)
    .getByRole('button', { name: /^Según la Ley/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Demanda' }).first()).toBeVisible();
  await expect.poll(() => workspace.marked()).toBe('Ley N° 18.101');
  await page.getByRole('button', { name: 'Next citation' }).click();
  await expect(page.getByRole('heading', { name: 'Contrato' }).first()).toBeVisible();
  await expect.poll(() => workspace.marked()).toBe('Ley N° 18.101');
  await expect(panel(page).getByRole('button', { name: /^Rige la Ley/ })).toHaveAttribute('aria-current', 'true');
});

test('the references of a document: listed, chosen by keys, underlined as wanted', async ({ page, request }) => {
  await contractOpen(page, request);
  await page.getByRole('button', { name: 'References', exact: true }).click();
  await expect(panel(page).getByRole('heading', { name: /^Laws and codes/ })).toContainText('2');
  await accessible(page, 'the references of a document');
  await panel(page).getByRole('radio', { name: 'Dates and sums too' }).click();
  const wrong = sheet(page).locator('.ref', { hasText: '12.345.678-5' });
  await expect(wrong).toHaveCount(1);
  await page.reload();
  await expect(sheet(page).locator('.ref', { hasText: '20 UF' })).toHaveCount(1);

  await page.getByRole('button', { name: 'References', exact: true }).click();
  await panel(page).getByRole('radio', { name: 'Authorities' }).click();
  await expect(sheet(page).locator('.ref', { hasText: '20 UF' })).toHaveCount(0);
  await panel(page)
    .getByRole('button', { name: /^Código Civil/ })
    .click();
  await expect(panel(page)).toContainText('4 mentions in 2 sources');
  await expect(panel(page)).toContainText('understood to be of: Código Civil');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  // From reference to reference by keys, and into the card and out again.
  await sheet(page).focus();
  await page.keyboard.press('r');
  await expect(sheet(page).locator('.ref', { hasText: 'Ley N° 18.101' })).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  const inferred = sheet(page).locator('.ref', { hasText: 'artículo 1546' });
  await expect(inferred).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('Understood to be of: Código Civil');
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await expect(card(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(inferred).toBeFocused();
});

test('underlines leave the marked words of a citation whole', async ({ page, request }) => {
  const workspace = await contractOpen(page, request);
  const answer = await workspace.ask('¿Qué ley rige el arrendamiento de predios urbanos?');
  const quote = answer.locator('blockquote').first();
  const words = await quoted(quote);
  await workspace.open(answer.locator('figure .cite').first());
  await expect.poll(() => workspace.marked()).toBe(words);
  await expect(sheet(page).locator('mark .ref').first()).toBeVisible();
});
