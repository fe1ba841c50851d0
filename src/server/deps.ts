import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Sessions } from '#server/http/session.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Log } from '#server/log.ts';
import type { Engine } from '#server/ports/ai/port.ts';
import type { Embedding } from '#server/ports/embedding/port.ts';
import type { Mail } from '#server/ports/mail/port.ts';
import type { Ocr } from '#server/ports/ocr/port.ts';
import type { Oidc } from '#server/ports/oidc/port.ts';
import type { Payments } from '#server/ports/payments/port.ts';
import type { Speech, ToMp3 } from '#server/ports/speech/port.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import type { Transcription } from '#server/ports/transcription/port.ts';
import type { Antivirus } from '#server/ports/antivirus/port.ts';
import type { Grammar } from '#server/ports/grammar/port.ts';
import type { Laws } from '#server/ports/laws/port.ts';
import type { Videos } from '#server/ports/videos/port.ts';
import type { Web } from '#server/ports/web/port.ts';
import type { Threads } from '#server/threads/port.ts';
import type { Signer } from '#server/vault/sign.ts';
import type { Vault } from '#server/vault/vault.ts';

/** Tells a user's open pages, in whatever process they hang, that something of theirs changed. Never throws. */
export type Live = {
  tell(userId: string, event: LiveEvent): void;
  /** Calls back for each event of this user until the returned function is called. */
  listen(userId: string, hear: (event: LiveEvent) => void): () => void;
  /** Milliseconds since something of this user's changed, or may have without being heard; null where that is more than two minutes ago. */
  lately(userId: string): number | null;
};

/** All that a rule may ask for. A rule names what it takes: `Pick<Deps, 'db' | 'vault'>`. Composed once, in compose.ts. */
export type Deps = {
  config: Config;
  log: Log;
  db: Kysely<Tables>;
  vault: Vault;
  storage: Storage;
  queue: Queue;
  sessions: Sessions;
  live: Live;
  engine: Engine;
  /** The engine that needs no provider: `engine` itself where none is set. */
  embedded: Engine;
  /** What takes the place of the models of providers for a user who objected to them: nothing of theirs is sent anywhere. */
  own: Pick<Deps, 'engine' | 'embedding' | 'ocr' | 'transcription' | 'speech' | 'grammar'>;
  /** Where answers of ours are worked out, and searches: beside the event loop. */
  threads: Threads;
  /** Null where words alone are searched. */
  embedding: Embedding | null;
  /** Null where nothing is sold. */
  payments: Payments | null;
  /** Signs the addresses of the sandbox's page and its notifications. */
  sandbox: Signer;
  web: Web;
  /** Null where the operator runs none. */
  antivirus: Antivirus | null;
  mail: Mail;
  /** Who signs in people beside ourselves; with no provider where none is set. */
  oidc: Oidc;
  /** Null where this installation has none. */
  ocr: Ocr | null;
  transcription: Transcription | null;
  videos: Videos | null;
  /** The library of norms; null where the operator turned it off. */
  laws: Laws | null;
  speech: Speech | null;
  /** Null where the rules of ours read alone. */
  grammar: Grammar | null;
  mp3: ToMp3 | null;
  /** What the history of tokens calls the work of each tool, by the name of its price. */
  works: ReadonlyMap<string, Record<Language, string>>;
  /** Signs the ends of the audit log. */
  audit: Signer;
  /** Signs the addresses of files that tools made. */
  addresses: Signer;
  now: () => Date;
};
