import type { ColumnType, Generated } from 'kysely';
import type { EngineChoice } from '#contract/engine-about.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { Color } from '#contract/notebooks.ts';
import type { Browser, System } from '#contract/security.ts';
import type { SourceType } from '#contract/source-type.ts';
import type { ProcessingStatus } from '#contract/sources.ts';
import type { AccountTables } from './account-tables.ts';
import type { AuditTables } from './audit-tables.ts';
import type { Accepted, RightsTables } from './rights-tables.ts';
import type { KeyTables } from './key-tables.ts';
import type { LibraryTables } from './library-tables.ts';
import type { PortabilityTables } from './portability-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { SampleTables } from './sample-tables.ts';
import type { SecurityTables } from './security-tables.ts';
import type { SharingTables } from './sharing-tables.ts';
import type { StudioTables } from './studio-tables.ts';
import type { Changed, Made } from './times.ts';
import type { TokenTables } from './token-tables.ts';

/** Columns named `*_sealed` hold what a user wrote, under the user's key; the place `table.column:id` is authenticated with it. */
export type Tables = TokenTables &
  StudioTables &
  AuditTables &
  RightsTables &
  SampleTables &
  ReportTables &
  AccountTables &
  KeyTables &
  LibraryTables &
  PortabilityTables &
  SharingTables &
  SecurityTables & {
    users: {
      id: string;
      email_blind: Buffer;
      email_sealed: Buffer;
      full_name_sealed: Buffer;
      /** Null where nobody set one: the account is entered by a provider or a passkey (migration 048). */
      password_hash: string | null;
      language: Language;
      /** Who answers, where a notebook says nothing else. */
      engine: Generated<EngineChoice>;
      blocked_at: Date | null;
      avatar_url_sealed: Buffer | null;
      password_changed_at: Date | null;
      /** Since when its owner has it blocked; `blocked_at` is the operator's. */
      frozen_at: Date | null;
      /** Since when models of a provider are objected to. */
      models_refused_at: Date | null;
      /** When they said to be 18 or older. */
      adult_at: Date | null;
      /** The version of each document that was accepted last; null where none was. */
      consented: ColumnType<Accepted | null, string | null, string>;
      /** When its owner had it deleted: from then on it is nobody's, and goes piece by piece. */
      deleted_at: Date | null;
      created_at: Made;
      updated_at: Changed;
    };
    sessions: {
      id: string;
      user_id: string;
      created_at: Made;
      last_used_at: Changed;
      expires_at: Date;
      revoked_at: Date | null;
      revoked_why: 'logout' | 'reuse' | 'user' | null;
      browser: Browser | null;
      system: System | null;
      /** Without the last part of the address. */
      network: string | null;
    };
    /** A family is a session. `used_at` is when the token was first presented; its successor dies unused or is confirmed by use. */
    refresh_tokens: {
      id: string;
      session_id: string;
      hash: Buffer;
      parent_id: string | null;
      created_at: Made;
      used_at: Date | null;
      expires_at: Date;
    };
    login_delays: { email_blind: Buffer; failures: number; until: Date; updated_at: Changed };
    notebooks: {
      id: string;
      user_id: string;
      title_sealed: Buffer;
      description_sealed: Buffer;
      questions_sealed: Buffer | null;
      icon: Generated<string>;
      color: Generated<Color>;
      /** True once the user typed a title: it is never overwritten. */
      titled: Generated<boolean>;
      generation_status: Generated<'pending' | 'completed' | 'failed'>;
      pinned: Generated<boolean>;
      archived: Generated<boolean>;
      /** Null: who the account has chosen. */
      engine: EngineChoice | null;
      opened_at: Date | null;
      created_at: Made;
      updated_at: Changed;
    };
    sources: {
      id: string;
      notebook_id: string;
      user_id: string;
      type: SourceType;
      title_sealed: Buffer;
      display_name_sealed: Buffer;
      url_sealed: Buffer | null;
      summary_sealed: Buffer | null;
      /** False while the title is not a person's: the page's own takes its place. */
      titled: Generated<boolean>;
      /** True once somebody said that this source is wanted although another has the same file. */
      wanted_twice: Generated<boolean>;
      /** What its sender called it while it was on its way; one of a notebook. */
      upload_key: string | null;
      folder_id: string | null;
      /** Whether the library is asked each week for a newer text of a norm, when it was asked last, and the day of one that it has. */
      law_watched: Generated<boolean>;
      law_asked_at: Date | null;
      law_newer_sealed: Buffer | null;
      /** The newest readable version, or the first one while it is being read. */
      version: Generated<number>;
      created_at: Made;
      updated_at: Changed;
    };
    /** Immutable once completed. A replaced file makes the next one; the source's status is its newest version's. */
    source_versions: {
      source_id: string;
      version: number;
      user_id: string;
      type: SourceType;
      status: Generated<ProcessingStatus>;
      progress: number | null;
      reading_page: number | null;
      reading_of: number | null;
      error_code: ErrorCode | null;
      /** Storage keys; null where there is none. */
      file_key: string | null;
      text_key: string | null;
      index_key: string | null;
      /** The references of the text, made when they are first asked for. */
      references_key: string | null;
      /** Vectors of the passages, and the model that made them: of another model they are not used. */
      vectors_key: string | null;
      vectors_model: string | null;
      index_form: Generated<number>;
      media_type: string;
      bytes: ColumnType<string, number | undefined, number>;
      characters: Generated<number>;
      lines: Generated<number>;
      pages: number | null;
      unread_pages: Generated<number[]>;
      language: Language | null;
      report_sealed: Buffer | null;
      /** The password of the file, kept so that it is asked for once. */
      password_sealed: Buffer | null;
      /** A keyed hash of the file's bytes: equal for equal files of one user, and tells nothing else. */
      fingerprint: Buffer | null;
      words: number | null;
      /** True of one that was brought in with its file: an address is not fetched again for it. */
      carried: Generated<boolean>;
      created_at: Made;
      completed_at: Date | null;
    };
    /** The row of a notebook's first conversation has its id, and is there once it was named. */
    conversations: {
      id: string;
      notebook_id: string;
      user_id: string;
      name_sealed: Buffer | null;
      created_at: Made;
    };
    chat_messages: {
      id: string;
      notebook_id: string;
      user_id: string;
      /** Null in the first conversation of the notebook. */
      conversation_id: Generated<string | null>;
      /** Order within the conversation. */
      seq: ColumnType<string, never, never>;
      role: 'human' | 'ai';
      content_sealed: Buffer;
      created_at: Made;
    };
    notes: {
      id: string;
      notebook_id: string;
      user_id: string;
      source_type: 'user' | 'ai_response';
      title_sealed: Buffer;
      content_sealed: Buffer;
      extracted_sealed: Buffer;
      created_at: Made;
      updated_at: Changed;
    };
  };
