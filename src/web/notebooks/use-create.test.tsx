import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { useCreate } from './use-create.ts';

beforeEach(() => keep({ access: 'a', refresh: 'r' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  queries.clear();
});

function Making() {
  const { mutate } = useCreate();
  return <button onClick={() => mutate('x')}>make</button>;
}

test('a notebook that could not be made is not passed over in silence', async () => {
  setLanguage('es');
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Making />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  act(() => screen.getByText('make').click());
  const said = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(said.textContent).toContain(words.es.error);
});
