import { sql, type Kysely } from 'kysely';

/**
 * Links by which parts of a notebook are read. `snapshot_sealed` is under a key that follows from the link's secret, `details_sealed` under the owner's.
 * `held`: the notes, messages and sources whose words it holds. When one of them goes, so does the link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table shared_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  notebook_id uuid not null references notebooks on delete cascade,
  hash bytea not null unique,
  details_sealed bytea not null,
  snapshot_sealed bytea not null,
  held uuid[] not null,
  created_at timestamptz not null,
  taken_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '91 days'),
  opened int not null default 0,
  opened_at timestamptz
);
create index shared_links_of_user on shared_links (user_id);
create index shared_links_of_notebook on shared_links (notebook_id, created_at);
create index shared_links_over on shared_links (expires_at);
create index shared_links_held on shared_links using gin (held);

create function shared_links_gone() returns trigger language plpgsql as $$
begin
  delete from shared_links where held && (select coalesce(array_agg(id), '{}') from gone);
  return null;
end $$;
create trigger shared_links_gone after delete on notes
  referencing old table as gone for each statement execute function shared_links_gone();
create trigger shared_links_gone after delete on chat_messages
  referencing old table as gone for each statement execute function shared_links_gone();
create trigger shared_links_gone after delete on sources
  referencing old table as gone for each statement execute function shared_links_gone();
`,
    )
    .execute(db);
}
