import { sql, type Kysely } from 'kysely';

/** Accounts, notebooks, sources with versions, conversation and notes. Written for PostgreSQL 15 and newer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table users (
  id uuid primary key,
  email_blind bytea not null unique,
  email_sealed bytea not null,
  full_name_sealed bytea not null,
  password_hash text not null,
  language text not null default 'en' check (language in ('en', 'es')),
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table user_keys (
  user_id uuid primary key references users on delete cascade,
  wrapped bytea not null,
  created_at timestamptz not null default now()
);
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text check (revoked_why in ('logout', 'reuse', 'user'))
);
create index sessions_of_user on sessions (user_id);
create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  hash bytea not null unique,
  parent_id uuid references refresh_tokens on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  expires_at timestamptz not null
);
create index refresh_tokens_of_session on refresh_tokens (session_id);
create table login_delays (
  email_blind bytea primary key,
  failures integer not null,
  until timestamptz not null,
  updated_at timestamptz not null default now()
);
create table notebooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title_sealed bytea not null,
  description_sealed bytea not null,
  questions_sealed bytea,
  icon text not null default '📝',
  color text not null default 'gray',
  titled boolean not null default false,
  generation_status text not null default 'pending' check (generation_status in ('pending', 'completed', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notebooks_of_user on notebooks (user_id, updated_at desc);
create table sources (
  id uuid primary key,
  notebook_id uuid not null references notebooks on delete cascade,
  user_id uuid not null references users on delete cascade,
  type text not null,
  title_sealed bytea not null,
  display_name_sealed bytea not null,
  url_sealed bytea,
  summary_sealed bytea,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sources_of_notebook on sources (notebook_id, created_at);
create index sources_of_user on sources (user_id);
create table source_versions (
  source_id uuid not null references sources on delete cascade,
  version integer not null check (version > 0),
  user_id uuid not null references users on delete cascade,
  type text not null,
  status text not null default 'pending' check (status in ('uploading', 'pending', 'processing', 'completed', 'failed')),
  progress integer check (progress between 0 and 100),
  reading_page integer,
  reading_of integer,
  error_code text,
  file_key text,
  text_key text,
  index_key text,
  media_type text not null,
  bytes bigint not null default 0,
  characters integer not null default 0,
  lines integer not null default 0,
  pages integer,
  unread_pages integer[] not null default '{}',
  language text,
  report_sealed bytea,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (source_id, version),
  check (status <> 'completed' or (text_key is not null and index_key is not null)),
  check (status <> 'failed' or error_code is not null)
);
create index source_versions_unfinished on source_versions (created_at) where status in ('uploading', 'pending', 'processing');
create table chat_messages (
  id uuid primary key,
  notebook_id uuid not null references notebooks on delete cascade,
  user_id uuid not null references users on delete cascade,
  seq bigint generated always as identity,
  role text not null check (role in ('human', 'ai')),
  content_sealed bytea not null,
  created_at timestamptz not null default now()
);
create index chat_messages_of_notebook on chat_messages (notebook_id, seq);
create table notes (
  id uuid primary key,
  notebook_id uuid not null references notebooks on delete cascade,
  user_id uuid not null references users on delete cascade,
  source_type text not null check (source_type in ('user', 'ai_response')),
  title_sealed bytea not null,
  content_sealed bytea not null,
  extracted_sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notes_of_notebook on notes (notebook_id, updated_at desc);
`,
    )
    .execute(db);
}
