import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Toaster } from '#web/ui/toast.tsx';
import { usePaymentReturn } from './use-return.ts';

afterEach(cleanup);

function Page() {
  usePaymentReturn();
  return <p data-testid="address">{useLocation().search}</p>;
}

test('what an address says of a payment is shown as words, and cut', async () => {
  const message = `<script>window.ran = 1</script><img src=x onerror="window.ran = 1">${'a'.repeat(10_240)}`;
  const address = `/dashboard?payment_status=failed&transaction_id=1&tab=x&${new URLSearchParams({ message })}`;
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
      <Toaster />
    </MemoryRouter>,
  );
  const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(alert.textContent).toContain(message.slice(0, 200));
  expect(alert.textContent).not.toContain(message.slice(0, 201));
  expect(alert.querySelector('script, img')).toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('?tab=x');
});
