import { sql, type Kysely } from 'kysely';

/** The key that a sender gave a file on its way: it knows its own source by it, and sent twice it is still one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table sources add column upload_key uuid;
create unique index sources_upload_key on sources (notebook_id, upload_key) where upload_key is not null;
`,
    )
    .execute(db);
}
