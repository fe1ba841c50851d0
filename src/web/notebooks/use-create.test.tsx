import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { signedInPage } from '#web/api/signed-in-page.ts';
import { queries } from '#web/api/query.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { useCreate } from './use-create.ts';

signedInPage();
afterEach(cleanup);

function Making() {
  const { mutate } = useCreate();
  return <button onClick={() => mutate('x')}>make</button>;
}

const shown = (): HTMLElement => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Making />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByText('make');
};
const expectRefusal = async (): Promise<void> => {
  const said = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(said.textContent).toContain(words.es.error);
};

test('a notebook that could not be made is not passed over in silence', async () => {
  setLanguage('es');
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const button = shown();
  act(() => button.click());
  await expectRefusal();
});

test('a second press makes no second notebook, and one after an answer asks again', async () => {
  setLanguage('es');
  const fetched = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  const button = shown();
  act(() => {
    button.click();
    button.click();
  });
  await expectRefusal();
  expect(fetched).toHaveBeenCalledTimes(1);
  act(() => button.click());
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});
