import { purchaseStatus } from '#contract/payments.ts';
import { findPurchases, isOpen, reconcile, RECONCILE_DAYS, type Reconciled } from '#server/tokens/index.ts';
import { Impossible, type Command } from './command.ts';
import { oneOf, userOf, wholeOption } from './read.ts';
import { counted, minute, money, number, table, type Column } from './table.ts';

const LIMIT = { usual: 50, most: 1000 } as const;
const DAYS_MOST = 3650;

const FOUND: Record<Reconciled['purchases'][number]['finding'], string> = {
  agrees: 'agrees',
  changed: 'status brought up to date',
  credited: 'had been paid: credited now',
  taken_back: 'money went back: tokens taken now',
  unapproved: 'CREDITED WITHOUT A PAYMENT: look at it',
  mismatch: 'DIFFERS in amount, currency or receiver: look at it',
  unasked: 'THE PROVIDER DID NOT ANSWER: run it again',
};
const COLUMNS: Column[] = [
  { title: 'purchase' },
  { title: 'made (UTC)' },
  { title: 'price', right: true },
  { title: 'was' },
  { title: 'is' },
  { title: 'found' },
];

/** Purchases that agree are counted; the others are listed. */
function told({ days, purchases, orphans, refunds, volume }: Reconciled, provider: string): string {
  const rows = purchases
    .filter(({ finding }) => finding !== 'agrees')
    .map((one) => [
      one.purchase,
      minute(one.created_at),
      money(one.amount_minor, one.currency),
      one.before,
      one.after,
      FOUND[one.finding],
    ]);
  const agree = purchases.length - rows.length;
  const share = ({ total, verified }: (typeof volume)[number]): string => `${((100 * verified) / total).toFixed(2)} %`;
  return [
    ...(rows.length > 0 ? [table(COLUMNS, rows)] : []),
    ...orphans.map((id) => `CREDIT WITHOUT A PURCHASE: transfer ${id} of the ledger: look at it`),
    ...refunds.map(
      (one) =>
        `REFUND GIVEN UP: ${money(one.amount_minor, one.currency)} of payment ${one.payment} (purchase ${one.purchase}): give it back in the provider's panel`,
    ),
    `${counted(purchases.length, 'purchase')} of the last ${days} days at ${provider}: ${number(agree)} agree.`,
    ...(volume.length === 0 ? ['No money came in.'] : []),
    ...volume.map(
      (one) =>
        `Volume verified: ${money(one.verified, one.currency)} of ${money(one.total, one.currency)} (${share(one)}).`,
    ),
  ].join('\n');
}

const compare: Command = {
  name: 'payments reconcile',
  words: [],
  options: { days: '<n>' },
  about: `Asks the payment provider about every purchase of the last days (${RECONCILE_DAYS} where none are given) and applies what it says.`,
  async run(deps, given) {
    const days = wholeOption(given, 'days', 1, DAYS_MOST) ?? RECONCILE_DAYS;
    if (!deps.payments)
      throw new Impossible('Nothing is sold here (FOJAS_BILLING=off or FOJAS_PAYMENTS=off): there is nobody to ask.');
    const reconciled = await reconcile(deps, days);
    return {
      well: !isOpen(reconciled),
      json: { provider: deps.payments.name, ...reconciled },
      text: told(reconciled, deps.payments.name),
    };
  },
};

const list: Command = {
  name: 'payments list',
  words: [],
  options: { status: '<status>', email: '<email>', limit: '<n>' },
  about: `Purchases, newest first. A status is one of ${purchaseStatus.options.join(', ')}.`,
  async run(deps, given) {
    const status = oneOf(given, 'status', purchaseStatus.options);
    const limit = wholeOption(given, 'limit', 1, LIMIT.most) ?? LIMIT.usual;
    const { email } = given.options;
    const userId = email === undefined ? undefined : await userOf(deps, email);
    const purchases = await findPurchases(deps, { status, userId, limit });
    const rows = purchases.map((one) => [
      one.id,
      minute(one.created_at),
      number(Number(one.tokens)),
      money(Number(one.amount_minor), one.currency),
      one.status,
      one.provider,
      one.payment_id ?? '',
    ]);
    const columns: Column[] = [
      { title: 'purchase' },
      { title: 'made (UTC)' },
      { title: 'tokens', right: true },
      { title: 'price', right: true },
      { title: 'status' },
      { title: 'provider' },
      { title: 'payment' },
    ];
    return {
      well: true,
      json: {
        purchases: purchases.map((one) => ({
          id: one.id,
          user_id: one.user_id,
          created_at: one.created_at.toISOString(),
          tokens: Number(one.tokens),
          amount_minor: Number(one.amount_minor),
          currency: one.currency,
          status: one.status,
          provider: one.provider,
          payment_id: one.payment_id,
          refunded_minor: Number(one.refunded_minor),
          tokens_taken: Number(one.tokens_taken),
        })),
      },
      text: purchases.length === 0 ? 'No purchases.' : table(columns, rows),
    };
  },
};

export const paymentsCommands: Command[] = [compare, list];
