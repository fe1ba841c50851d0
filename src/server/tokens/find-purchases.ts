import type { PurchaseStatus } from '#contract/payments.ts';
import type { Deps } from '#server/deps.ts';
import type { PurchaseRow } from './apply.ts';

export type FoundPurchase = PurchaseRow & { payment_id: string | null };

/** Purchases of everybody, newest first, each with the number that the provider gave the payment that was credited. */
export function findPurchases(
  { db }: Pick<Deps, 'db'>,
  { status, userId, limit }: { status?: PurchaseStatus | undefined; userId?: string | undefined; limit: number },
): Promise<FoundPurchase[]> {
  return db
    .selectFrom('purchases')
    .leftJoin('provider_payments', (join) =>
      join.onRef('provider_payments.purchase_id', '=', 'purchases.id').on('provider_payments.role', '=', 'primary'),
    )
    .selectAll('purchases')
    .select('provider_payments.payment_id')
    .$if(status !== undefined, (query) => query.where('purchases.status', '=', status!))
    .$if(userId !== undefined, (query) => query.where('purchases.user_id', '=', userId!))
    .orderBy('purchases.created_at', 'desc')
    .limit(limit)
    .execute();
}
