import { sql, type Kysely } from 'kysely';

/**
 * Packages of tokens, purchases, and what the payment provider says of them. Amounts are in the smallest unit: whole pesos, cents of a dollar.
 * A purchase is written before the provider is asked, and its id is the reference that the provider is given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table token_packages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description_en text not null default '',
  description_es text not null default '',
  tokens bigint not null check (tokens > 0),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('CLP', 'USD')),
  discount smallint not null default 0 check (discount between 0 and 99),
  featured boolean not null default false,
  on_sale boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into token_packages (name, description_en, description_es, tokens, amount_minor, currency, discount, featured) values
  ('1.000 tokens', 'To begin: a case or two.', 'Para comenzar: uno o dos casos.', 1000, 9990, 'CLP', 0, false),
  ('5.000 tokens', 'For daily work.', 'Para el trabajo diario.', 5000, 39990, 'CLP', 20, true),
  ('20.000 tokens', 'For a firm, or a whole semester.', 'Para un estudio, o un semestre completo.', 20000, 129990, 'CLP', 35, false),
  ('1.000 tokens', 'To begin: a case or two.', 'Para comenzar: uno o dos casos.', 1000, 1090, 'USD', 0, false),
  ('5.000 tokens', 'For daily work.', 'Para el trabajo diario.', 5000, 4390, 'USD', 20, true),
  ('20.000 tokens', 'For a firm, or a whole semester.', 'Para un estudio, o un semestre completo.', 20000, 13990, 'USD', 35, false);

create table purchases (
  id uuid primary key,
  user_id uuid not null,
  package_id uuid not null references token_packages,
  name text not null,
  tokens bigint not null check (tokens > 0),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('CLP', 'USD')),
  provider text not null,
  provider_ref text,
  init_point text,
  status text not null default 'creating' check (status in ('creating', 'create_failed', 'pending', 'in_process', 'rejected', 'cancelled',
    'expired', 'review', 'approved', 'partially_refunded', 'refunded', 'charged_back')),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  credited_transfer bigint references ledger_transfers,
  tokens_taken bigint not null default 0 check (tokens_taken between 0 and tokens),
  approved_at timestamptz,
  next_poll_at timestamptz,
  poll_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Nothing is called paid whose tokens were not given.
  check (status not in ('approved', 'partially_refunded', 'refunded', 'charged_back') or credited_transfer is not null)
);
create index purchases_of_user on purchases (user_id, created_at desc);
create index purchases_poll on purchases (next_poll_at) where next_poll_at is not null;

-- Every payment that the provider ever showed us. role: what it is to its purchase.
create table provider_payments (
  provider text not null,
  payment_id text not null,
  purchase_id uuid references purchases,
  status text not null,
  status_detail text,
  amount_minor bigint,
  currency text,
  refunded_minor bigint not null default 0,
  role text not null check (role in ('primary', 'failed_try', 'duplicate', 'foreign', 'mismatch')),
  last4 text,
  provider_updated timestamptz,
  seen_at timestamptz not null default now(),
  primary key (provider, payment_id)
);
create unique index one_primary on provider_payments (purchase_id) where role = 'primary';

-- Notifications as they came: kept first, answered with 200, worked on later.
create table provider_events (
  id bigint generated always as identity primary key,
  provider text not null,
  dedupe_key text not null,
  topic text,
  resource_id text,
  signature text not null check (signature in ('valid', 'invalid', 'absent')),
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  outcome text,
  unique (provider, dedupe_key)
);
create index provider_events_open on provider_events (next_try_at) where processed_at is null;

create table refunds (
  id uuid primary key,
  purchase_id uuid not null references purchases,
  payment_id text not null,
  reason text not null check (reason in ('withdrawal', 'duplicate', 'goodwill')),
  amount_minor bigint not null check (amount_minor > 0),
  tokens bigint not null check (tokens >= 0),
  provider_refund text,
  status text not null default 'requested' check (status in ('requested', 'done', 'failed')),
  next_try_at timestamptz,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create unique index one_refund_of_a_kind on refunds (payment_id, reason);
-- What the sandbox, a provider without money, knows of its payments.
create table sandbox_payments (
  id uuid primary key,
  purchase_id uuid not null references purchases,
  status text not null,
  amount_minor bigint not null,
  currency text not null,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  refund_keys text[] not null default '{}',
  updated_at timestamptz not null default clock_timestamp()
);
create index sandbox_payments_of_purchase on sandbox_payments (purchase_id);
create index refunds_open on refunds (next_try_at) where status = 'requested';
`,
    )
    .execute(db);
}
