import { sql, type Kysely } from 'kysely';

/**
 * Generations about a whole notebook, which have no source of their own but quote several: they go with the first of those that goes. And what a tool was asked
 * beside its source.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table studio_jobs
  alter column source_id drop not null,
  alter column source_version drop not null,
  add column options jsonb,
  add constraint studio_jobs_source check ((source_id is null) = (source_version is null));
create unique index studio_jobs_whole_once on studio_jobs (notebook_id, kind)
  where source_id is null and status in ('pending', 'processing');

create table studio_quoted (
  job_id uuid not null references studio_jobs on delete cascade,
  source_id uuid not null references sources on delete cascade,
  primary key (job_id, source_id)
);
create index studio_quoted_source on studio_quoted (source_id);
create function studio_quoted_gone() returns trigger language plpgsql as $$
begin
  delete from studio_jobs where id = old.job_id;
  return null;
end $$;
create trigger studio_quoted_gone after delete on studio_quoted
  for each row execute function studio_quoted_gone();
`,
    )
    .execute(db);
}
