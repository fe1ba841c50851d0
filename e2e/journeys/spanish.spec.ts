import { expect } from '@playwright/test';
import { makePdf } from '#test/documents.ts';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened } from '../notebook.ts';
import { flow } from '../workspace.ts';

const LEASE = ['Primera. La renta mensual es de 20 UF.', 'Segunda. El plazo del contrato es de dos años.'];
const file = (name: string, bytes: string | Buffer, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

test('en español: cada diálogo y estado de las fuentes, y una cita que sigue a su versión', async ({
  page,
  request,
}) => {
  const phone = page.viewportSize()!.width < 1100;
  const show = async (pane: 'Fuentes' | 'Chat'): Promise<void> => {
    if (phone) await page.getByRole('navigation', { name: 'Paneles' }).getByRole('button', { name: pane }).click();
  };
  await opened(page, request, [], { language: 'es' });
  await show('Fuentes');
  const pane = page.getByRole('region', { name: 'Fuentes', exact: true });
  const row = (title: string) => pane.getByRole('listitem').filter({ hasText: title });
  const add = () => pane.getByRole('button', { name: 'Agregar', exact: true }).click();

  await add();
  await expect(page.getByText(/Hasta 25\sMB por archivo, 500\.000 palabras por fuente y 300 fuentes/)).toBeVisible();
  await accessible(page, 'agregar fuentes');
  await page
    .getByTestId('files')
    .setInputFiles([
      file('Arriendo.txt', LEASE.join('\n')),
      file('vacio.txt', ''),
      file('clave.pdf', await makePdf('La multa es de 3 UF.', { password: 'uno dos' }), 'application/pdf'),
    ]);
  await expect(row('vacio')).toContainText('El archivo está vacío.');
  await expect(pane.getByRole('listitem')).toHaveCount(3);
  const locked = row('clave');
  await expect(locked).toContainText('El archivo está protegido con contraseña.');
  await locked.getByLabel('Contraseña del archivo').fill('otra');
  await locked.getByRole('button', { name: 'Abrir' }).click();
  await expect(locked).toContainText('Esa contraseña no abre el archivo.');
  await accessible(page, 'filas con fallas');
  await locked.getByLabel('Contraseña del archivo').fill('uno dos');
  await locked.getByLabel('Contraseña del archivo').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Usar clave' })).toBeChecked();

  await add();
  await page.getByRole('button', { name: /^Sitio web/ }).click();
  await page.getByLabel('Direcciones, una por línea').fill('http://127.0.0.1/adentro');
  await page.getByRole('button', { name: 'Agregar 1 sitio' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('solo se admiten páginas públicas de la web');
  await accessible(page, 'sitios rechazados');
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await add();
  await page.getByRole('button', { name: /^Pegar texto/ }).click();
  await page.getByLabel('Contenido').fill('La garantía es de un mes de renta.');
  await page.getByRole('button', { name: 'Agregar texto' }).click();
  await expect(page.getByRole('checkbox', { name: /^Usar La garantía es/ })).toBeChecked();

  await page.getByRole('button', { name: 'Acciones de Arriendo' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click();
  await page.getByLabel('Nombre de la fuente *').fill('Contrato de arriendo');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('checkbox', { name: 'Usar Contrato de arriendo' })).toBeVisible();

  await show('Chat');
  await page.getByLabel('Pregunta sobre tus fuentes').fill('¿Cuál es el plazo del contrato?');
  await page.getByLabel('Pregunta sobre tus fuentes').press('Enter');
  const answer = page.getByRole('article', { name: 'Respuesta' });
  const chip = answer.locator('.cite').first();
  await expect(chip).toBeVisible();

  await show('Fuentes');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Acciones de Contrato de arriendo' }).click();
  await page.getByRole('menuitem', { name: 'Reemplazar por una versión nueva' }).click();
  await (await chooser).setFiles(file('Arriendo.txt', [LEASE[0], 'Anexo.', LEASE[1]].join('\n')));
  await show('Chat');
  await expect(chip).toHaveAccessibleName(/Pasó a la línea 3 en la versión 2$/);
  if (phone) await chip.tap();
  else await chip.hover();
  await page.getByRole('dialog', { name: /^Cita/ }).getByRole('button', { name: 'Abrir la versión 2' }).click();
  const marks = page.getByRole('region', { name: 'Texto de la fuente' }).locator('mark');
  await expect(marks.first()).toBeInViewport();
  expect(flow((await marks.allTextContents()).join(' '))).toContain('El plazo del contrato es de dos años.');
  await expect(page.getByText(/^Leído completo/)).toBeVisible();
  await accessible(page, 'fuente abierta');
});
