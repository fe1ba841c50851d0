import { sql, type Kysely } from 'kysely';

/** Refunds and payments are asked for by their purchase, in every list of purchases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refunds_of_purchase on refunds (purchase_id)`.execute(db);
  await sql`create index provider_payments_of_purchase on provider_payments (purchase_id)`.execute(db);
}
