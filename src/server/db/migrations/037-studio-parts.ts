import { sql, type Kysely } from 'kysely';

/**
 * Generations in parts: a row for each of many sources, kept as soon as it is made. A part goes with its source, so that nothing of a deleted one remains, and the
 * others stay. What was asked may hold words of the user, and is sealed. Several of one notebook may wait or run at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table studio_jobs add column asked_sealed bytea, add column stopped_at timestamptz;
drop index studio_jobs_whole_once;
create unique index studio_jobs_whole_once on studio_jobs (notebook_id, kind)
  where source_id is null and asked_sealed is null and status in ('pending', 'processing');

create table studio_parts (
  job_id uuid not null references studio_jobs on delete cascade,
  source_id uuid not null references sources on delete cascade,
  at integer not null,
  filled integer not null,
  part_sealed bytea not null,
  primary key (job_id, source_id)
);
create index studio_parts_source on studio_parts (source_id);
`,
    )
    .execute(db);
}
