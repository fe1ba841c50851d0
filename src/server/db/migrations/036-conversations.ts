import { sql, type Kysely } from 'kysely';

/**
 * Several conversations in a notebook. The messages of the first name none, and its row, which is only there once it was named, has the id of the notebook.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table conversations (
  id uuid primary key,
  notebook_id uuid not null references notebooks on delete cascade,
  user_id uuid not null references users on delete cascade,
  name_sealed bytea,
  created_at timestamptz not null
);
create index conversations_of_notebook on conversations (notebook_id);
create index conversations_of_user on conversations (user_id);
alter table chat_messages add column conversation_id uuid references conversations on delete cascade;
create index chat_messages_of_conversation on chat_messages (conversation_id, seq) where conversation_id is not null;
`,
    )
    .execute(db);
}
