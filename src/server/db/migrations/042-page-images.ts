import { sql, type Kysely } from 'kysely';

/** Images of pages that were looked at, which are kept for a while and can be made again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table page_images (
  source_id uuid not null,
  version integer not null,
  page integer not null check (page > 0),
  user_id uuid not null references users on delete cascade,
  file_key text not null,
  bytes bigint not null,
  made_at timestamptz not null,
  primary key (source_id, version, page),
  foreign key (source_id, version) references source_versions on delete cascade
);
create index page_images_of_user on page_images (user_id, made_at);
create index page_images_by_age on page_images (made_at);
`,
    )
    .execute(db);
}
