import { sql, type Kysely } from 'kysely';

/** What users marked as wrong in answers: a reason for each answer, and no words of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table answer_reports (
  message_id uuid primary key references chat_messages on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('missing', 'off', 'source', 'figure')),
  shared boolean not null,
  created_at timestamptz not null
);
create index answer_reports_of_user on answer_reports (user_id);
`,
    )
    .execute(db);
}
