import type { tokensApi } from '#contract/tokens.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';
import { history } from './history.ts';
import { available } from './ledger.ts';
import { packages } from './packages.ts';
import { welcome } from './paid.ts';

/** Where tokens are off none of this is there. */
function billed({ config }: Pick<Deps, 'config'>): void {
  if (!config.billing) throw notFound();
}

export const tokensRoutes: Handlers<typeof tokensApi> = {
  balance: async ({ deps, user }) => {
    billed(deps);
    await deps.db.transaction().execute((trx) => welcome(deps, trx, user.id));
    return { balance: await available(deps.db, user.id) };
  },
  paymentTypes: async ({ deps, query, language }) => {
    billed(deps);
    return { payment_types: await packages(deps, query, language), currencies: ['CLP'] };
  },
  history: async ({ deps, user, query, language }) => {
    billed(deps);
    return history(deps, user.id, query, language);
  },
};
