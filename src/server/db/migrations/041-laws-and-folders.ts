import { sql, type Kysely } from 'kysely';

/** Norms that are watched for a newer text, own sets of norms, and folders of sources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table source_folders (
  id uuid primary key,
  notebook_id uuid not null references notebooks on delete cascade,
  user_id uuid not null references users on delete cascade,
  name_sealed bytea not null,
  created_at timestamptz not null
);
create index source_folders_of_notebook on source_folders (notebook_id, created_at);
create index source_folders_of_user on source_folders (user_id);
alter table sources
  add column folder_id uuid references source_folders on delete set null,
  add column law_watched boolean not null default false,
  add column law_asked_at timestamptz,
  add column law_newer_sealed bytea;
create index sources_in_folder on sources (folder_id) where folder_id is not null;
create index sources_watched on sources (law_asked_at) where law_watched;
create table law_sets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  content_sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index law_sets_of_user on law_sets (user_id, created_at);
`,
    )
    .execute(db);
}
