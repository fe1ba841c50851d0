import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { authorized, prepared } from '../notebook.ts';
import { onDashboard } from '../person.ts';

const WORDS = {
  en: {
    actions: 'Actions for Arriendo Lampa',
    share: 'Share…',
    none: 'No links',
    create: 'Create link',
    noName: 'Enter a name.',
    name: 'Name of the link',
    answers: 'Answers: all',
    sources: 'Sources: all',
    holds: '1 note · 1 answer · 1 source',
    unopened: /not opened/,
    copy: 'Copy the link Para revisar',
    cite: /^Citation 1/,
    read: 'Read only',
    gone: 'This link opens nothing',
    revokeOf: 'Revoke the link Para revisar',
    revoke: 'Revoke',
    revoked: 'Link revoked',
  },
  es: {
    actions: 'Acciones de Arriendo Lampa',
    share: 'Compartir…',
    none: 'Sin enlaces',
    create: 'Crear enlace',
    noName: 'Escribe un nombre.',
    name: 'Nombre del enlace',
    answers: 'Respuestas: todas',
    sources: 'Fuentes: todas',
    holds: '1 nota · 1 respuesta · 1 fuente',
    unopened: /sin abrir/,
    copy: 'Copiar el enlace Para revisar',
    cite: /^Cita 1/,
    read: 'Solo lectura',
    gone: 'Este enlace no abre nada',
    revokeOf: 'Revocar el enlace Para revisar',
    revoke: 'Revocar',
    revoked: 'Enlace revocado',
  },
};
const ATTACK = '<img src=x onerror="document.title=\'broken into\'"><script>document.title="broken into"</script>';

for (const language of ['en', 'es'] as const)
  test(`a link is made, opened by somebody else and revoked, in ${language} @phone`, async ({
    page,
    request,
    browser,
    baseURL,
  }, { project }) => {
    const t = WORDS[language];
    await onDashboard(page, request, language);
    const id = await prepared(
      page,
      request,
      { Contrato: 'Cláusula primera. La renta es de 20 UF.\nCláusula segunda. La garantía es de 30 UF.' },
      { title: 'Arriendo Lampa' },
    );
    const headers = await authorized(page);
    const asked = { notebook_id: id, message: '¿De cuánto es la garantía?' };
    await request.post('/api/assistant/chat', { headers, data: asked });
    await request.post(`/api/notebooks/${id}/notes/`, { headers, data: { title: ATTACK, content: `Leer ${ATTACK}` } });
    await page.reload();
    await page.getByRole('button', { name: t.actions, exact: true }).click();
    await page.getByRole('menuitem', { name: t.share }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t.none)).toBeVisible();
    await dialog.getByRole('button', { name: t.create }).click();
    await dialog.getByRole('checkbox', { name: t.answers }).check();
    await dialog.getByRole('checkbox', { name: t.sources }).check();
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(dialog.getByText(t.noName)).toBeVisible();
    await accessible(page, 'the form of a link');
    await dialog.getByLabel(t.name).fill('Para revisar');
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(dialog.getByText(t.holds)).toBeVisible();
    await expect(dialog.getByText(t.unopened)).toBeVisible();
    await accessible(page, 'the links of a notebook');
    const { links } = (await (await request.get(`/api/notebooks/${id}/shares/`, { headers })).json()) as {
      links: { secret: string }[];
    };
    const secret = links[0]!.secret;

    const context = await browser.newContext({
      locale: language === 'en' ? 'en-US' : 'es-CL',
      baseURL: baseURL!,
      viewport: page.viewportSize(),
      colorScheme: language === 'en' ? 'dark' : 'light',
    });
    const other = await context.newPage();
    const addresses: string[] = [];
    other.on('request', (sent) => addresses.push(sent.url()));
    await other.goto(`/shared#${secret}`);
    await expect(other.getByRole('heading', { name: 'Para revisar', level: 1 })).toBeVisible();
    await expect(other.getByText(t.read)).toBeVisible();
    await expect(other.getByRole('heading', { name: ATTACK })).toBeVisible();
    await expect(other).toHaveTitle('Para revisar · Fojas');
    const cite = other.getByRole('article').getByRole('button', { name: t.cite }).first();
    await cite.click();
    const sheet = other.getByRole('region', { name: 'Contrato', exact: true });
    await expect(sheet.locator('mark, .cited').first()).toBeVisible();
    await expect(sheet).toContainText('La garantía es de 30 UF');
    await accessible(other, 'what a link shows');
    if (project.name === 'phone') {
      await other.goBack();
      await expect(cite).toBeVisible();
    }
    expect(new URL(other.url()).hash).toBe(`#${secret}`);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Para revisar', level: 1 })).toBeVisible();
    expect(
      addresses.filter((address) => new URL(address).pathname.includes(secret) || new URL(address).search !== ''),
    ).toEqual([]);

    await dialog.getByRole('button', { name: t.revokeOf }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.revoke, exact: true }).click();
    await expect(page.getByText(t.revoked, { exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: t.gone })).toBeVisible();
    await accessible(other, 'a link that opens nothing');
    await context.close();
  });
