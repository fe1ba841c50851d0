import type { Insertable, Selectable, Updateable } from 'kysely';
import { MINOR, type Currency } from '#contract/tokens.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';

export type PackageRow = Selectable<Tables['token_packages']>;
type Db = Pick<Deps, 'db'>;

/** An amount in units of its currency in the smallest unit; null where it is no whole number of those (a peso has no cents). */
export function minorOf(amount: number, currency: Currency): number | null {
  const minor = Math.round(amount * MINOR[currency]);
  return Number.isSafeInteger(minor) && Math.abs(amount * MINOR[currency] - minor) < 1e-6 ? minor : null;
}

/** Every package, also those not on sale, by currency and from small to large. */
export const allPackages = ({ db }: Db): Promise<PackageRow[]> =>
  db.selectFrom('token_packages').selectAll().orderBy('currency').orderBy('tokens').orderBy('created_at').execute();

/** Puts a new package on the shelf. */
export const addPackage = (
  { db }: Db,
  pack: Omit<Insertable<Tables['token_packages']>, 'id' | 'created_at' | 'updated_at'>,
): Promise<PackageRow> => db.insertInto('token_packages').values(pack).returningAll().executeTakeFirstOrThrow();

export type PackageChange = Omit<Updateable<Tables['token_packages']>, 'id' | 'currency' | 'created_at' | 'updated_at'>;

/** Changes what is given of a package. What was bought keeps the tokens and the price it was bought with. Null where there is no such package. */
export async function editPackage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  change: PackageChange,
): Promise<PackageRow | null> {
  const row = await db
    .updateTable('token_packages')
    .set({ ...change, updated_at: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Percent that a package saves in truth, against the rate of the smallest one on sale in its currency. */
function trueDiscount(pack: PackageRow, all: readonly PackageRow[]): number {
  const least = all.find((one) => one.on_sale && one.currency === pack.currency);
  if (!least) return 0;
  const rate = (one: PackageRow): number => Number(one.amount_minor) / Number(one.tokens);
  return Math.max(0, (1 - rate(pack) / rate(least)) * 100);
}

/**
 * The packages on sale that promise a larger discount than they give, by a point or more, with the whole percent that they give: less is rounding.
 * `all` as `allPackages` answers it.
 */
export const overstated = (all: readonly PackageRow[]): { pack: PackageRow; gives: number }[] =>
  all
    .filter((one) => one.on_sale)
    .map((pack) => ({ pack, gives: trueDiscount(pack, all) }))
    .filter(({ pack, gives }) => pack.discount - gives >= 1)
    .map(({ pack, gives }) => ({ pack, gives: Math.floor(gives) }));
