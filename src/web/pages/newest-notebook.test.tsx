import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { signedInPage } from '#web/api/signed-in-page.ts';
import { queries } from '#web/api/query.ts';
import { NewestNotebook } from './NewestNotebook.tsx';

signedInPage();

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

test.each([
  ['the newest notebook', [{ id: 'away', archived: true }, { id: 'new' }, { id: 'old' }], '/notebook/new'],
  ['the dashboard where there is none', [], '/dashboard'],
])('without an id it leads to %s', async (_name, notebooks, address) => {
  vi.stubGlobal('fetch', async () => Response.json(notebooks));
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/notebook']}>
        <Routes>
          <Route path="/notebook" element={<NewestNotebook />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByTestId('address')).textContent).toBe(address);
});
