import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { plain, prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';
import { languageOf, Studio } from '../studio.ts';

const LEASE = plain(
  'Contrato.txt',
  [
    'CONTRATO DE ARRENDAMIENTO',
    'En Santiago, a 2 de marzo de 2026, comparecen las partes.',
    'PRIMERO. Plazo. El plazo será de seis meses contados desde la fecha de este contrato.',
    'SEGUNDO. Renta. La renta se pagará dentro de los primeros cinco días de cada mes.',
    'TERCERO. Entrega. La entrega material del inmueble al arrendatario se hizo el 5 de marzo de 2026.',
    'CUARTO. Aviso. La arrendadora responderá dentro de diez días hábiles contados desde el aviso.',
    'QUINTO. Revisión. Las partes revisarán la renta el 30 de junio de 2039.',
  ].join('\n\n'),
);
const ANNEX = plain(
  'Anexo.txt',
  'ANEXO\n\nLa entrega material del inmueble al arrendatario se hizo el 9 de marzo de 2026.',
);

const TERMS = { en: 'Set the start', es: 'Indicar desde cuándo' };

test('a chronology of a notebook: its facts lead to their lines, and a term is set right @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, {}, { files: [LEASE, ANNEX] }));
  await studio.tool('chronology').click();
  await studio.choose(/2/);
  await studio.startChosen();
  await expect(studio.cards('completed')).toHaveCount(1, { timeout: 60_000 });
  await studio.cards('completed').locator('[data-open]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('article')).toHaveCount(7);
  await accessible(page, 'chronology: its result');

  const delivery = sheet.getByRole('article').filter({ hasText: '5 de marzo de 2026' });
  await expect(delivery).toContainText(
    language === 'es' ? 'Otra fuente dice 9 mar 2026' : 'Another source says Mar 9, 2026',
  );
  const chip = delivery.locator('.cite').first();
  expect(await studio.follow(chip)).toContain('5 de marzo de 2026');
  await studio.comeBack(chip);

  await sheet.getByRole('button', { name: TERMS[language] }).click();
  await page.locator('input[type=date]').fill('2026-09-15');
  await page.locator('input[type=date]').press('Enter');
  await expect(sheet.getByText(language === 'es' ? /corregida a mano/ : /set right by hand/)).toBeVisible();
  await expect(sheet.getByText(language === 'es' ? /29 sept? 2026/ : 'Sep 29, 2026').first()).toBeVisible();
});
