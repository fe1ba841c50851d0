import type { paymentsApi } from '#contract/payments.ts';
import type { tokensApi } from '#contract/tokens.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';
import { traceOf } from '#server/log.ts';
import { profile } from '#server/account/index.ts';
import { balance } from './balance.ts';
import { buy, paymentsOf } from './buy.ts';
import { history } from './history.ts';
import { packages } from './packages.ts';
import { sendRefunds } from './refunds.ts';
import { stats } from './stats.ts';
import { purchases, withdraw } from './withdraw.ts';

/** Where tokens are off none of this is there. */
function billed({ config }: Pick<Deps, 'config'>): void {
  if (!config.billing) throw notFound();
}

export const tokensRoutes: Handlers<typeof tokensApi> = {
  balance: async ({ deps, user }) => {
    billed(deps);
    return { balance: await balance(deps, user.id) };
  },
  paymentTypes: async ({ deps, query, language }) => {
    const { currencies, name, realMoney } = paymentsOf(deps);
    const sold = currencies.includes(query.currency) ? await packages(deps, query, language) : [];
    return {
      payment_types: sold,
      currencies: [...currencies],
      provider: name,
      real_money: realMoney,
      model_prices: deps.config.engine ? deps.config.modelPrices : {},
    };
  },
  history: async ({ deps, user, query, language }) => {
    billed(deps);
    return history(deps, user.id, query, language);
  },
};

export const paymentsRoutes: Handlers<typeof paymentsApi> = {
  stats: async ({ deps, user }) => {
    billed(deps);
    return { stats: await stats(deps, user.id) };
  },
  purchases: async ({ deps, user }) => {
    billed(deps);
    return { purchases: await purchases(deps, user.id) };
  },
  purchase: async ({ deps, user, body }) => {
    paymentsOf(deps);
    const { email } = await profile(deps, user);
    return buy(deps, { id: user.id, email }, body.payment_type_id);
  },
  withdraw: async ({ deps, user, params }) => {
    paymentsOf(deps);
    const withdrawn = await withdraw(deps, user.id, params.purchaseId);
    // The money is asked for at once; what fails here comes to its turn again.
    void sendRefunds(deps).catch((error: unknown) => deps.log.warn({ error: traceOf(error) }, 'a refund waits'));
    return withdrawn;
  },
};
