import { sql, type Kysely } from 'kysely';

/**
 * The audit log. An entry is written in the transaction of what it tells, and sealed a little later: it gets its number and the hash of itself and the one
 * before, once. Nothing else of it ever changes, and it goes only when its time is over (`fojas.audit_prune`, from the oldest on). It names
 * users by their ids alone and outlives them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  user_id uuid,
  actor text not null check (actor in ('user', 'operator', 'system')),
  action text not null,
  object_id uuid,
  notebook_id uuid,
  session_id uuid,
  network text,
  details text not null default '{}',
  seq bigint unique,
  hash bytea,
  check ((seq is null) = (hash is null))
);
create index audit_log_unsealed on audit_log (at, id) where seq is null;
create index audit_log_of_user on audit_log (user_id, at);
create index audit_log_of_notebook on audit_log (notebook_id, at);

-- Where the chain begins and ends now. \`mac\` is keyed, so that a chain that was cut at either end is known as such.
create table audit_chain (
  one boolean primary key default true check (one),
  first bigint not null,
  before bytea not null,
  last bigint not null,
  hash bytea not null,
  mac text not null
);

create function audit_immutable() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.seq is null and new.seq is not null
    and (to_jsonb(new) - 'seq' - 'hash') = (to_jsonb(old) - 'seq' - 'hash') then return new; end if;
  if tg_op = 'DELETE' and current_setting('fojas.audit_prune', true) = 'on' then return old; end if;
  raise exception 'audit_log is append-only' using errcode = '55000';
end $$;
create trigger audit_no_change before update or delete on audit_log for each row execute function audit_immutable();
create trigger audit_no_truncate before truncate on audit_log for each statement execute function audit_immutable();
`,
    )
    .execute(db);
}
