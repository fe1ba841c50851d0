import { MINOR, type Currency, type PaymentType } from '#contract/tokens.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';

/** The packages on sale in a currency, featured first, then from small to large. */
export async function packages(
  { db }: Pick<Deps, 'db'>,
  { currency, featured_only }: { currency: Currency; featured_only: boolean },
  language: Language,
): Promise<PaymentType[]> {
  const rows = await db
    .selectFrom('token_packages')
    .selectAll()
    .where('on_sale', '=', true)
    .where('currency', '=', currency)
    .$if(featured_only, (query) => query.where('featured', '=', true))
    .orderBy('featured', 'desc')
    .orderBy('tokens')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: language === 'es' ? row.description_es : row.description_en,
    tokens_amount: Number(row.tokens),
    price_amount: Number(row.amount_minor) / MINOR[row.currency],
    currency: row.currency,
    discount_percentage: row.discount,
    is_featured: row.featured,
  }));
}
