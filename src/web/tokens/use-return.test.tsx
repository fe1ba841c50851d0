import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { language } from '#web/i18n/language.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { shopText } from './shop-text.ts';
import { usePaymentReturn } from './use-return.ts';

afterEach(cleanup);

function Page() {
  usePaymentReturn();
  return <p data-testid="address">{useLocation().search}</p>;
}

const shown = (address: string): void =>
  void render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
      <Toaster />
    </MemoryRouter>,
  );

test('of an address only the outcome of a payment is told, in our words and never in its own', async () => {
  const message = 'Call +56 9 1234 5678 to get your money back';
  shown(`/dashboard?payment_status=failed&transaction_id=1&tab=x&${new URLSearchParams({ message })}`);
  const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(alert.textContent).toContain(shopText[language()].returned.failed.text);
  expect(document.body.textContent).not.toContain('1234');
  expect(screen.getByTestId('address').textContent).toBe('?tab=x');
});

test.each(['done', '', 'SUCCESS', '<b>success</b>'])(
  'the unknown outcome %j leaves the address with its message, and nothing is said',
  async (status) => {
    shown(`/profile?${new URLSearchParams({ tab: 'tokens', payment_status: status, message: 'Paid' })}`);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?tab=tokens'));
    expect(document.body.textContent).not.toContain('Paid');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
