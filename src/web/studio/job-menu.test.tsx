import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { get } from '#contract/endpoint.ts';
import type { StudioJob } from '#contract/studio.ts';
import { signedInPage } from '#web/api/signed-in-page.ts';
import { queries } from '#web/api/query.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { JobMenu } from './JobMenu.tsx';
import { RoomContext, type Room } from './room.ts';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';

afterEach(cleanup);

const t = studioText.es;
const face = {
  contract: { kind: 'x', api: { download: get('/notebooks/:id/x/:jobId', { about: '' } as never) } },
  text: { en: {}, es: {} },
} as unknown as GeneratorFace;
const job = { job_id: 'j', has_file: true, tokens: 0 } as unknown as StudioJob;

signedInPage();

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <RoomContext value={{ notebookId: 'n', openJob: () => undefined } as unknown as Room}>
        <JobMenu face={face} job={job} title="Contrato" />
        <Toaster />
      </RoomContext>
    </QueryClientProvider>,
  );

test('a download from the list that fails is not passed over in silence', async () => {
  setLanguage('es');
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: t.actionsOf('Contrato') }));
  await user.click(await screen.findByRole('menuitem', { name: t.download('WAV') }));
  const said = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(said.textContent).toContain(t.downloadFailed);
});

test('a result that is deleted can be called back, and the server is told nothing', async () => {
  setLanguage('es');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    return new Response('{}');
  });
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: t.actionsOf('Contrato') }));
  await user.click(await screen.findByRole('menuitem', { name: words.es.remove }));
  await user.click(await screen.findByRole('button', { name: words.es.remove }));
  await user.click(await screen.findByRole('button', { name: words.es.undo }));
  dispatchEvent(new Event('pagehide'));
  expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual([]);
});
