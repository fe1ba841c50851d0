import { sql, type Kysely } from 'kysely';

/**
 * The ledger of tokens: accounts, and transfers that the database itself keeps from being changed. One row of `ledger_transfers` is one balanced
 * move between two accounts. The journal outlives the person, so `user_id` refers to nobody. Every function locks the account first and decides
 * after, so READ COMMITTED is enough; each answers (outcome, transfer_id, balance, needed).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [TABLES, MOVES, RESOLVE, VIOLATIONS]) await sql.raw(part).execute(db);
}

const TABLES = `
create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null,
  user_id uuid unique,
  credits_posted bigint not null default 0 check (credits_posted >= 0),
  debits_posted bigint not null default 0 check (debits_posted >= 0),
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  seq bigint not null default 0,
  debt bigint not null default 0 check (debt >= 0),
  constraint user_never_negative check (code <> 'user' or credits_posted - debits_posted - debits_pending >= 0)
);
create unique index ledger_accounts_system on ledger_accounts (code) where user_id is null;
insert into ledger_accounts (code) values ('issued'), ('consumed'), ('clawback');

create type ledger_kind as enum ('credit', 'hold', 'post', 'void', 'clawback');
create table ledger_transfers (
  id bigint generated always as identity primary key,
  idem_key text not null unique,
  kind ledger_kind not null,
  debit_account bigint not null references ledger_accounts,
  credit_account bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0 or kind in ('post', 'clawback')),
  pending_id bigint references ledger_transfers,
  user_account bigint not null references ledger_accounts,
  user_seq bigint not null,
  delta bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  reason text not null,
  ref_id text,
  created_at timestamptz not null default clock_timestamp(),
  check (debit_account <> credit_account),
  check ((pending_id is not null) = (kind in ('post', 'void'))),
  unique (user_account, user_seq)
);
create unique index one_resolution_per_hold on ledger_transfers (pending_id) where pending_id is not null;
create index ledger_transfers_holds on ledger_transfers (id) where kind = 'hold';

create function ledger_immutable() returns trigger language plpgsql as $$
begin raise exception 'ledger_transfers is append-only' using errcode = '55000'; end $$;
create trigger ledger_no_change before update or delete on ledger_transfers for each row execute function ledger_immutable();
create trigger ledger_no_truncate before truncate on ledger_transfers for each statement execute function ledger_immutable();

-- Until when a hold is believed to be worked on; who works says so again and again. A hold without a row here ends with the job it is for.
create table ledger_leases (hold_id bigint primary key references ledger_transfers, until timestamptz not null);
create index ledger_leases_until on ledger_leases (until);
-- One row while something is wrong with the ledger: nothing is held then.
create table ledger_lock (one boolean primary key default true check (one), why text not null, at timestamptz not null default now());
`;

const MOVES = `
create type ledger_result as (outcome text, transfer_id bigint, balance bigint, needed bigint);

create function ledger_open(p_user uuid) returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select id into found_id from ledger_accounts where user_id = p_user;
  if not found then
    insert into ledger_accounts (code, user_id) values ('user', p_user) on conflict (user_id) do nothing;
    select id into found_id from ledger_accounts where user_id = p_user;
  end if;
  return found_id;
end $$;

create function ledger_system(p_code text) returns bigint language sql stable as
$$ select id from ledger_accounts where code = p_code and user_id is null $$;

-- What was done under this key before: nothing (null), the same (duplicate), or something else (conflict).
create function ledger_done(p_key text, p_kind ledger_kind, p_amount bigint, p_account bigint) returns ledger_result language plpgsql as $$
declare t ledger_transfers; r ledger_result;
begin
  select * into t from ledger_transfers where idem_key = p_key;
  if not found then return null; end if;
  select credits_posted - debits_posted - debits_pending into r.balance from ledger_accounts where id = p_account;
  r.transfer_id := t.id;
  r.outcome := case when t.user_account = p_account and t.kind = p_kind and (p_amount is null or t.amount = p_amount)
    then 'duplicate' else 'conflict' end;
  return r;
end $$;

-- Writes one move of a locked account: its sums and its row of the journal.
create function ledger_write(p_account bigint, p_kind ledger_kind, p_key text, p_from bigint, p_to bigint, p_amount bigint,
  p_credit bigint, p_debit bigint, p_pending bigint, p_hold bigint, p_reason text, p_ref text) returns ledger_result language plpgsql as $$
declare a ledger_accounts; r ledger_result;
begin
  update ledger_accounts set credits_posted = credits_posted + p_credit, debits_posted = debits_posted + p_debit,
    debits_pending = debits_pending + p_pending, seq = seq + 1 where id = p_account returning * into a;
  r.balance := a.credits_posted - a.debits_posted - a.debits_pending;
  insert into ledger_transfers (idem_key, kind, debit_account, credit_account, amount, pending_id, user_account, user_seq, delta,
      balance_after, reason, ref_id)
    values (p_key, p_kind, p_from, p_to, p_amount, p_hold, p_account, a.seq, p_credit - p_debit - p_pending, r.balance, p_reason, p_ref)
    returning id into r.transfer_id;
  r.outcome := 'ok';
  return r;
end $$;

-- Tokens that are owed are taken from what has become available.
create function ledger_collect(p_account bigint, p_key text, r ledger_result) returns ledger_result language plpgsql as $$
declare owed bigint; taken bigint; c ledger_result;
begin
  select debt into owed from ledger_accounts where id = p_account;
  taken := least(owed, r.balance);
  if taken > 0 then
    update ledger_accounts set debt = debt - taken where id = p_account;
    c := ledger_write(p_account, 'clawback', p_key || ':debt', p_account, ledger_system('clawback'), taken, 0, taken, 0, null, 'debt', null);
    r.balance := c.balance;
  end if;
  return r;
end $$;

create function ledger_credit(p_user uuid, p_amount bigint, p_key text, p_reason text, p_ref text) returns ledger_result language plpgsql as $$
declare account bigint := ledger_open(p_user); r ledger_result;
begin
  if p_amount <= 0 then raise exception 'amount' using errcode = '22003'; end if;
  perform 1 from ledger_accounts where id = account for update;
  r := ledger_done(p_key, 'credit', p_amount, account);
  if r.outcome is not null then return r; end if;
  r := ledger_write(account, 'credit', p_key, ledger_system('issued'), account, p_amount, p_amount, 0, 0, null, p_reason, p_ref);
  return ledger_collect(account, p_key, r);
end $$;

-- insufficient: balance is what there is and needed what it takes. locked: the ledger is not trusted at present.
create function ledger_hold(p_user uuid, p_amount bigint, p_key text, p_reason text, p_ref text) returns ledger_result language plpgsql as $$
declare account bigint := ledger_open(p_user); a ledger_accounts; r ledger_result;
begin
  if p_amount <= 0 then raise exception 'amount' using errcode = '22003'; end if;
  select * into a from ledger_accounts where id = account for update;
  r := ledger_done(p_key, 'hold', p_amount, account);
  if r.outcome is not null then return r; end if;
  r.balance := a.credits_posted - a.debits_posted - a.debits_pending;
  r.needed := p_amount;
  if exists (select from ledger_lock) then r.outcome := 'locked'; return r; end if;
  if r.balance < p_amount then r.outcome := 'insufficient'; return r; end if;
  return ledger_write(account, 'hold', p_key, account, ledger_system('consumed'), p_amount, 0, 0, p_amount, null, p_reason, p_ref);
end $$;

-- Takes what is available; the rest is owed, and collected from what comes in later. needed: what is still owed of it.
create function ledger_clawback(p_user uuid, p_amount bigint, p_key text, p_reason text, p_ref text) returns ledger_result language plpgsql as $$
declare account bigint := ledger_open(p_user); a ledger_accounts; r ledger_result; taken bigint;
begin
  if p_amount <= 0 then raise exception 'amount' using errcode = '22003'; end if;
  select * into a from ledger_accounts where id = account for update;
  r := ledger_done(p_key, 'clawback', null, account);
  if r.outcome is not null then return r; end if;
  taken := least(a.credits_posted - a.debits_posted - a.debits_pending, p_amount);
  update ledger_accounts set debt = debt + (p_amount - taken) where id = account;
  r := ledger_write(account, 'clawback', p_key, account, ledger_system('clawback'), taken, 0, taken, 0, null, p_reason, p_ref);
  r.needed := p_amount - taken;
  return r;
end $$;
`;

const RESOLVE = `
-- Ends a hold: p_actual of it is spent and the rest goes back; 0 gives all of it back.
create function ledger_resolve(p_hold bigint, p_actual bigint, p_reason text) returns ledger_result language plpgsql as $$
declare h ledger_transfers; a ledger_accounts; r ledger_result; spent boolean := p_actual > 0; prior ledger_transfers;
begin
  select * into h from ledger_transfers where id = p_hold and kind = 'hold';
  if not found then r.outcome := 'not_found'; return r; end if;
  select * into a from ledger_accounts where id = h.user_account for update;
  r.balance := a.credits_posted - a.debits_posted - a.debits_pending;
  select * into prior from ledger_transfers where pending_id = h.id;
  if found then
    r.transfer_id := prior.id;
    r.outcome := case when (prior.kind = 'post') = spent and (not spent or prior.amount = p_actual) then 'duplicate' else 'already_resolved' end;
    return r;
  end if;
  if p_actual < 0 or p_actual > h.amount then raise exception 'actual out of range' using errcode = '22003'; end if;
  delete from ledger_leases where hold_id = h.id;
  r := ledger_write(h.user_account, (case when spent then 'post' else 'void' end)::ledger_kind,
    (case when spent then 'post:' else 'void:' end) || h.id,
    case when spent then h.debit_account else h.credit_account end, case when spent then h.credit_account else h.debit_account end,
    case when spent then p_actual else h.amount end, 0, p_actual, -h.amount, h.id, p_reason, h.ref_id);
  return ledger_collect(h.user_account, 'resolve:' || h.id, r);
end $$;
`;

/** Invariants I1–I7, and that who owes has nothing; of these accounts, or of all where null. One row for each violation. */
const VIOLATIONS = `
create function ledger_violations_of(p_accounts bigint[]) returns table (violation text, what text) language sql stable as $$
  with account as (select * from ledger_accounts where code = 'user' and (p_accounts is null or id = any(p_accounts))),
  transfer as (select t.*, h.amount as held from ledger_transfers t left join ledger_transfers h on h.id = t.pending_id
    where p_accounts is null or t.user_account = any(p_accounts)),
  journal as (select user_account, count(*) n, sum(delta) delta,
      coalesce(sum(amount) filter (where kind = 'credit'), 0) credits,
      coalesce(sum(amount) filter (where kind in ('post', 'clawback')), 0) debits,
      coalesce(sum(amount) filter (where kind = 'hold'), 0) - coalesce(sum(held), 0) pending
    from transfer group by 1)
  select 'I1 sums differ from the journal', a.id::text from account a left join journal j on j.user_account = a.id
    where (a.credits_posted, a.debits_posted, a.debits_pending) <> (coalesce(j.credits, 0), coalesce(j.debits, 0), coalesce(j.pending, 0))
  union all select 'I2 available differs from its changes', a.id::text from account a left join journal j on j.user_account = a.id
    where a.credits_posted - a.debits_posted - a.debits_pending <> coalesce(j.delta, 0)
  union all select 'I3 broken chain of balances', id::text from (select id, balance_after, delta,
      lag(balance_after, 1, 0::bigint) over (partition by user_account order by user_seq) before from transfer) c
    where balance_after <> before + delta
  union all select 'I4 gap in the journal', a.id::text from account a left join journal j on j.user_account = a.id where a.seq <> coalesce(j.n, 0)
  union all select 'I5 negative', id::text from account where credits_posted - debits_posted - debits_pending < 0
  union all select 'I6 hold resolved twice', pending_id::text from transfer where pending_id is not null group by pending_id having count(*) > 1
  union all select 'I7 more spent than held', id::text from transfer where kind = 'post' and amount > held
  union all select 'I8 owes and has', id::text from account where debt > 0 and credits_posted - debits_posted - debits_pending > 0
$$;
create view ledger_violations as select * from ledger_violations_of(null);
`;
