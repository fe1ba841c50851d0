import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharedLink } from '#contract/sharing.ts';
import { queries } from '#web/api/query.ts';
import { signedInPage } from '#web/api/signed-in-page.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { ShareNotebook } from './ShareNotebook.tsx';

signedInPage();
const [NOTEBOOK, NOTE, CITED, OTHER] = ['a', 'b', 'c', 'd'].map(
  (one) => `${one.repeat(8)}-0000-4000-8000-000000000000`,
);
const OFFER = {
  notes: [{ id: NOTE, title: 'Nota', cites: [CITED] }],
  answers: [{ id: NOTEBOOK, title: '¿Cuál es la renta?', cites: [CITED] }],
  sources: [
    { id: CITED, title: 'Contrato' },
    { id: OTHER, title: 'Anexo' },
  ],
};
const LINK: SharedLink = {
  id: OTHER!,
  name: 'Para revisar',
  secret: 's'.repeat(43),
  notes: 1,
  answers: 0,
  sources: 1,
  created_at: '2026-03-05T14:30:00.000Z',
  taken_at: '2026-03-05T14:30:00.000Z',
  expires_at: '2026-04-04T14:30:00.000Z',
  opened: 2,
  opened_at: '2026-03-06T14:30:00.000Z',
};

let links: SharedLink[];
let sent: { method: string; path: string; body: unknown }[];
beforeEach(() => {
  setLanguage('es');
  [links, sent] = [[], []];
  queries.clear();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (method === 'POST') links = [LINK];
    if (method === 'DELETE') links = [];
    const answer = path.endsWith('/offer/')
      ? OFFER
      : method === 'GET'
        ? { links }
        : method === 'DELETE'
          ? { revoked: true }
          : LINK;
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(cleanup);

const opened = () =>
  render(
    <QueryClientProvider client={queries}>
      <ShareNotebook notebook={{ id: NOTEBOOK!, title: 'Arriendo' }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
const press = async (name: string): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name }));

test('at first all notes and the sources that they cite are chosen; a link needs a name and something to show', async () => {
  opened();
  await screen.findByText('Sin enlaces');
  await press('Crear enlace');
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => [box.getAttribute('aria-label'), box.getAttribute('aria-checked')])).toEqual([
    ['Notas: todas', 'true'],
    ['Nota', 'true'],
    ['Respuestas: todas', 'false'],
    ['¿Cuál es la renta?', 'false'],
    ['Fuentes: todas', 'mixed'],
    ['Contrato', 'true'],
    ['Anexo', 'false'],
  ]);
  fireEvent.click(boxes[1]!);
  fireEvent.click(boxes[5]!);
  await press('Crear enlace');
  expect(screen.getByText('Escribe un nombre.')).toBeDefined();
  expect(screen.getByText('Elige al menos una nota, respuesta o fuente.')).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(boxes[6]!);
  fireEvent.change(screen.getByLabelText('Nombre del enlace'), { target: { value: 'Para revisar' } });
  await press('Crear enlace');
  await screen.findByText('1 nota · 1 fuente · al 5 mar 2026');
  expect(sent).toMatchObject([{ body: { name: 'Para revisar', days: 30, notes: [], answers: [], sources: [OTHER] } }]);
});

test('a link tells how often it was opened, is updated, and is revoked after a question', async () => {
  links = [LINK];
  opened();
  await screen.findByText('hasta el 4 abr 2026 · abierto 2 veces, la última 6 mar 2026');
  await press('Actualizar el enlace Para revisar');
  await waitFor(() => expect(sent).toMatchObject([{ method: 'PUT' }]));
  await press('Revocar el enlace Para revisar');
  expect(sent).toHaveLength(1);
  await press('Revocar');
  await screen.findByText('Sin enlaces');
  expect(sent[1]).toMatchObject({ method: 'DELETE', path: expect.stringContaining(LINK.id) as string });
});
