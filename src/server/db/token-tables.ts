import type { ColumnType, Generated } from 'kysely';
import type { PurchaseStatus } from '#contract/payments.ts';
import type { Currency } from '#contract/tokens.ts';
import type { PaymentStatus } from '#server/ports/payments/port.ts';
import type { Changed, Made } from './times.ts';

/** Tokens, packages, purchases and what the provider told of them (migrations 004, 005 and 015). */
export type TokenTables = {
  /** Until when a hold of tokens is believed to be worked on. The rest of the ledger is reached by its functions alone. */
  ledger_leases: { hold_id: string; until: Date };
  token_packages: {
    id: Generated<string>;
    name: string;
    description_en: Generated<string>;
    description_es: Generated<string>;
    tokens: ColumnType<string, number, number>;
    /** In the smallest unit of the currency. */
    amount_minor: ColumnType<string, number, number>;
    currency: Currency;
    /** Percent against the rate of the smallest package. */
    discount: Generated<number>;
    featured: Generated<boolean>;
    on_sale: Generated<boolean>;
    created_at: Made;
    updated_at: Changed;
  };
  purchases: {
    /** Also the reference that the provider is given. */
    id: string;
    user_id: string;
    package_id: string;
    name: string;
    tokens: ColumnType<string, number, never>;
    amount_minor: ColumnType<string, number, never>;
    currency: Currency;
    provider: string;
    provider_ref: string | null;
    init_point: string | null;
    status: Generated<PurchaseStatus>;
    refunded_minor: ColumnType<string, number | undefined, number>;
    credited_transfer: string | null;
    /** Tokens that went back for money that went back. */
    tokens_taken: ColumnType<string, number | undefined, number>;
    approved_at: Date | null;
    next_poll_at: Date | null;
    poll_count: Generated<number>;
    created_at: Made;
    updated_at: Changed;
  };
  provider_payments: {
    provider: string;
    payment_id: string;
    purchase_id: string | null;
    status: string;
    status_detail: string | null;
    amount_minor: ColumnType<string | null, number | null, number | null>;
    currency: string | null;
    refunded_minor: ColumnType<string, number | undefined, number>;
    /** What it is to its purchase: only the primary one is credited. */
    role: 'primary' | 'failed_try' | 'duplicate' | 'foreign' | 'mismatch';
    last4: string | null;
    provider_updated: Date | null;
    seen_at: Generated<Date>;
  };
  provider_events: {
    id: ColumnType<string, never, never>;
    provider: string;
    dedupe_key: string;
    topic: string | null;
    resource_id: string | null;
    signature: 'valid' | 'invalid' | 'absent';
    received_at: Generated<Date>;
    processed_at: Date | null;
    tries: Generated<number>;
    next_try_at: Date | null;
    outcome: string | null;
  };
  refunds: {
    id: string;
    purchase_id: string;
    payment_id: string;
    reason: 'withdrawal' | 'duplicate' | 'goodwill';
    amount_minor: ColumnType<string, number, never>;
    tokens: ColumnType<string, number, never>;
    provider_refund: string | null;
    status: Generated<'requested' | 'done' | 'failed'>;
    next_try_at: Date | null;
    tries: Generated<number>;
    created_at: Made;
    done_at: Date | null;
  };
  sandbox_payments: {
    id: string;
    purchase_id: string;
    status: PaymentStatus;
    amount_minor: ColumnType<string, number, never>;
    currency: Currency;
    refunded_minor: ColumnType<string, number | undefined, number>;
    refund_keys: Generated<string[]>;
    updated_at: Generated<Date>;
  };
};
