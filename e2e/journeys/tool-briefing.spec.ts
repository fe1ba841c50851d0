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
    'En Santiago, a 2 de marzo de 2026, entre Inversiones Los Boldos SpA, en adelante la arrendadora, y don Pedro Ruiz Soto, en adelante el arrendatario, se conviene:',
    'PRIMERO. Renta. La renta mensual será de $500.000, que se pagará dentro de los primeros cinco días de cada mes.',
    'SEGUNDO. Plazo. El plazo será de seis meses contados desde la fecha de este contrato.',
    'TERCERO. Acceso. El arrendador podrá entrar a la propiedad en cualquier momento y sin aviso.',
    'CUARTO. Entrega. La entrega material del inmueble se hizo el 5 de marzo de 2026.',
  ].join('\n\n'),
);
const LETTER = plain('Carta.txt', 'CARTA\n\nEl pago de la renta de marzo se recibió el 8 de abril de 2026.');

const SAY = {
  en: {
    title: 'Title',
    recipient: 'For',
    down: 'Move down: Executive summary',
    sections: ['1. Parties and key terms', '2. Executive summary'],
    edit: 'Edit',
    timeline: 'Timeline and deadlines',
    save: 'Save',
    forWhom: 'For Pedro Ruiz',
  },
  es: {
    title: 'Título',
    recipient: 'Para',
    down: 'Bajar: Resumen ejecutivo',
    sections: ['1. Partes y datos principales', '2. Resumen ejecutivo'],
    edit: 'Editar',
    timeline: 'Cronología y plazos',
    save: 'Guardar',
    forWhom: 'Para Pedro Ruiz',
  },
};

test('a report of a notebook: its sections in the order chosen, each statement at its lines, edited afterwards @phone', async ({
  page,
  request,
}) => {
  const language = languageOf(page);
  const say = SAY[language];
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, {}, { files: [LEASE, LETTER] }));
  await studio.tool('briefing').click();
  await studio.choose(/2/);
  await page.getByLabel(say.title, { exact: true }).fill('Arriendo de Pedro Ruiz');
  await page.getByLabel(say.recipient, { exact: true }).fill('Pedro Ruiz');
  await page.getByRole('button', { name: say.down }).click();
  await accessible(page, 'briefing: what is asked');
  await studio.startChosen();
  await expect(studio.cards('completed')).toHaveCount(1, { timeout: 60_000 });
  await studio.cards('completed').locator('[data-open]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 3, name: 'Arriendo de Pedro Ruiz' })).toBeVisible();
  await expect(sheet.getByText(say.forWhom)).toBeVisible();
  for (const name of say.sections) await expect(sheet.getByRole('heading', { level: 4, name })).toBeVisible();
  await accessible(page, 'briefing: its result');

  const rent = sheet.getByRole('listitem').filter({ hasText: '$500.000' });
  const chip = rent.locator('.cite').first();
  expect(await studio.follow(chip)).toContain('$500.000');
  await studio.comeBack(chip);

  await sheet.getByRole('button', { name: say.edit }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('checkbox', { name: say.timeline }).click();
  await dialog.getByRole('button', { name: say.save }).click();
  await expect(sheet.getByRole('heading', { level: 4, name: new RegExp(say.timeline) })).toHaveCount(0);
});
