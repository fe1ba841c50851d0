import { sql, type Kysely } from 'kysely';

/**
 * Purchases and moves of tokens of deleted accounts go when the time for which tax law asks for them is over. The database itself sees to it that
 * the journal gives up nothing else: a row goes only where its person is gone and nothing of its account is younger than seven years.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create or replace function ledger_immutable() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from ledger_accounts a join users u on u.id = a.user_id where a.id = old.user_account)
    and not exists (select from ledger_transfers t where t.user_account = old.user_account and t.created_at > now() - interval '7 years')
  then return old; end if;
  raise exception 'ledger_transfers is append-only' using errcode = '55000';
end $$;

-- Forgets whole accounts of persons who are gone, with their purchases, where nothing of them is younger than that; answers how many.
create function ledger_forget(p_before timestamptz) returns bigint language plpgsql as $$
declare gone uuid[];
begin
  select array_agg(a.user_id) into gone from ledger_accounts a
    where a.user_id is not null and not exists (select from users u where u.id = a.user_id)
      and exists (select from ledger_transfers t where t.user_account = a.id)
      and not exists (select from ledger_transfers t where t.user_account = a.id and t.created_at > p_before)
      and not exists (select from purchases p where p.user_id = a.user_id and p.updated_at > p_before);
  if gone is null then return 0; end if;
  delete from sandbox_payments where purchase_id in (select id from purchases where user_id = any(gone));
  delete from refunds where purchase_id in (select id from purchases where user_id = any(gone));
  delete from provider_payments where purchase_id in (select id from purchases where user_id = any(gone));
  delete from purchases where user_id = any(gone);
  delete from ledger_transfers where user_account in (select id from ledger_accounts where user_id = any(gone));
  delete from ledger_accounts where user_id = any(gone);
  return array_length(gone, 1);
end $$;
`,
    )
    .execute(db);
}
