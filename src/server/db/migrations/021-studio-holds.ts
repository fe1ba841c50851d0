import { sql, type Kysely } from 'kysely';

/**
 * What a job of the Studio holds goes back with its row, in the transaction that deletes it and whoever does: its owner, or a source, a notebook
 * or an account that takes its rows along. At the end of that transaction, so that an account of the ledger is the last thing it locks. Whoever works
 * on the job, and the open pages, are told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create function studio_job_gone() returns trigger language plpgsql as $$
begin
  if old.status in ('pending', 'processing') and old.hold_id is not null then
    perform ledger_resolve(old.hold_id, 0, 'refund');
    perform pg_notify('fojas_live', json_build_object('user', old.user_id, 'event', json_build_object('type', 'tokens'))::text);
  end if;
  perform pg_notify('fojas_live', json_build_object('user', old.user_id, 'event', json_build_object(
    'type', 'studio', 'notebook_id', old.notebook_id, 'kind', old.kind, 'job_id', old.id))::text);
  return null;
end $$;
create constraint trigger studio_job_gone after delete on studio_jobs deferrable initially deferred
  for each row execute function studio_job_gone();
`,
    )
    .execute(db);
}
