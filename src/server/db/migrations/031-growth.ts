import { sql, type Kysely } from 'kysely';

/**
 * Indexes that many users need (docs/scale.md): what a search across notebooks lists, in its order; what an export and the end of an account go through by
 * their user; what the hourly sweeps look for; and the parent of a refresh token, which each one that goes is looked for as.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create index sources_of_user_newest on sources (user_id, created_at desc, id);
drop index sources_of_user;
create index notes_of_user on notes (user_id, updated_at desc, id);
create index chat_messages_of_user on chat_messages (user_id);
create index refresh_tokens_of_parent on refresh_tokens (parent_id) where parent_id is not null;
create index refresh_tokens_expired on refresh_tokens (expires_at);
create index sessions_expired on sessions (expires_at);
`,
    )
    .execute(db);
}
