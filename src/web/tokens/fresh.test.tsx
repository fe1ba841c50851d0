import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { paymentsApi } from '#contract/payments.ts';
import { tokensApi } from '#contract/tokens.ts';
import { useSession } from '#web/account/session.ts';
import { signedInPage } from '#web/api/signed-in-page.ts';
import { queries } from '#web/api/query.ts';
import { History } from './History.tsx';
import { Packages } from './Packages.tsx';
import { useBalance } from './use-tokens.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

signedInPage();

function Balance() {
  useBalance();
  useSession();
  return null;
}

test('what is read of an account is kept 30 s, 5 min, 2 min, 5 min and 5 min', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/capabilities') ? Response.json({ billing: true }) : new Promise(() => undefined),
  );
  render(
    <QueryClientProvider client={queries}>
      <Balance />
      <Packages />
      <History />
    </QueryClientProvider>,
  );
  const kept = ({ path }: { path: string }) =>
    queries.getQueryCache().find({ queryKey: [path], exact: false })?.observers[0]?.options.staleTime;
  await waitFor(() => expect(kept(tokensApi.balance)).toBe(30 * SECOND));
  expect(kept(tokensApi.paymentTypes)).toBe(5 * MINUTE);
  expect(kept(tokensApi.history)).toBe(2 * MINUTE);
  expect(kept(paymentsApi.stats)).toBe(5 * MINUTE);
  expect(kept(accountApi.profile)).toBe(5 * MINUTE);
});
