import path from 'node:path';
import type { Kysely } from 'kysely';
import type { LiveEvent } from '#contract/live.ts';
import manifest from '../../package.json' with { type: 'json' };
import { lawsAndAntivirus, userAgent } from './compose-laws.ts';
import { createEmbedding, createEngine } from './compose-models.ts';
import { workersOf } from './compose-workers.ts';
import { expectPrices } from './config-models.ts';
import type { Config } from './config.ts';
import type { Tables } from './db/tables.ts';
import { resumeDeletions } from './deletion/index.ts';
import type { Deps } from './deps.ts';
import { partsOf, type Parts } from './http/health.ts';
import { connectLive } from './http/live.ts';
import { createSessions } from './http/session.ts';
import { forgetLists } from './http/tagged.ts';
import { createQueue, startBoss } from './jobs/boss.ts';
import { restWorkers } from './jobs/turns.ts';
import { startWorkers } from './jobs/worker.ts';
import type { Log } from './log.ts';
import { measuredEngine, measuredThreads, type Metrics } from './metrics/index.ts';
import { embedded } from './ports/ai/embedded.ts';
import { takeInLexicon } from './ports/ai/own-lexicon.ts';
import type { Engine } from './ports/ai/port.ts';
import { chooseMail } from './ports/mail/choose.ts';
import { chooseOcr, ownOcr } from './ports/ocr/choose.ts';
import type { Payments, Sandbox } from './ports/payments/port.ts';
import { createSandbox } from './ports/payments/sandbox.ts';
import { chooseSpeech, ownSpeech } from './ports/speech/choose.ts';
import { createLanguageTool } from './ports/grammar/language-tool.ts';
import { findMp3 } from './ports/speech/mp3.ts';
import { createOidc } from './ports/oidc/client.ts';
import { createDiskStorage } from './ports/storage/disk.ts';
import type { Storage } from './ports/storage/port.ts';
import { createOpenAiTranscription } from './ports/transcription/openai.ts';
import { createYoutube } from './ports/videos/youtube.ts';
import { createGuardedFetch, createWeb } from './ports/web/guarded.ts';
import { resumeSamples } from './sample/index.ts';
import { forgetSource, resumeEmbedding, resumeIndexing, resumeReading } from './sources/index.ts';
import { readShelf, resumeStudio, worksOf, type Shelf } from './studio/index.ts';
import { sandboxBook, watchTokens } from './tokens/index.ts';
import { createThreads } from './threads/pool.ts';
import { tracedWorkers } from './traced.ts';
import { startTimers } from './timers.ts';
import { createSigner } from './vault/sign.ts';
import { openKeyring } from './vault/keyring.ts';
import { createVault } from './vault/keys.ts';
import type { MasterKeys } from './vault/master.ts';

/** How long jobs that run have for their end, when their process is to stop; what is cut off begins anew elsewhere. */
const JOBS_END_MS = 10_000;

/** What a process has before it is composed: its settings, its database (migrated) and the installation's master keys. */
export type Ground = {
  config: Config;
  log: Log;
  db: Kysely<Tables>;
  databaseUrl: string;
  masterKeys: MasterKeys;
  now?: () => Date;
  /** The folder of the Studio's tools, where it is not the installation's own. */
  shelf?: string;
  /** Counts what engines are asked, where somebody reads it. */
  metrics?: Metrics | null;
  /** Whether this process is bringing its own database back. */
  recovering?: () => boolean;
  /** Stand in for the adapters that reach outside of this process. */
  adapters?: Partial<
    Pick<
      Deps,
      | 'engine'
      | 'embedding'
      | 'payments'
      | 'mail'
      | 'oidc'
      | 'web'
      | 'antivirus'
      | 'ocr'
      | 'transcription'
      | 'videos'
      | 'laws'
      | 'grammar'
      | 'speech'
      | 'mp3'
    >
  >;
};
/**
 * A composed process. `work` starts the background work, `rest` takes no more of it until `work` is called again, and `close` ends it all, running jobs first (they have so many
 * milliseconds), and leaves the database to its owner.
 */
export type Composed = {
  deps: Deps;
  parts: Parts;
  version: string;
  shelf: Shelf;
  work: () => Promise<void>;
  rest: () => Promise<void>;
  close: (patienceMs?: number) => Promise<void>;
};

/** What another process did to a user, or to a source of theirs, is not believed otherwise any more. */
function forgetChanged({ vault, sessions }: Pick<Deps, 'vault' | 'sessions'>, userId: string, event: LiveEvent): void {
  if (event.type === 'source') forgetSource(event.source_id);
  if (event.type !== 'session' && event.type !== 'rights') return;
  sessions.forgetAll(userId);
  vault.forget(userId);
  forgetLists(userId);
}

/** Picks every adapter: the only place that names them. */
export async function compose({
  config,
  log,
  db,
  databaseUrl,
  masterKeys,
  now = () => new Date(),
  adapters = {},
  shelf: folder,
  metrics = null,
  recovering = () => false,
}: Ground): Promise<Composed> {
  const shelf = await readShelf(folder);
  expectPrices(worksOf(shelf).keys(), config.modelPrices);
  const works = config.role !== 'web';
  const boss = await startBoss(databaseUrl, log, works);
  const keyring = await openKeyring(db, masterKeys);
  const [vault, sessions] = [createVault({ db, now }, keyring), createSessions({ db, now, config }, keyring.root)];
  const live = await connectLive({ db, log }, databaseUrl, {
    heard: (userId, event) => forgetChanged({ vault, sessions }, userId, event),
    missed: () => sessions.forgetAll(),
  });
  const sandbox = createSigner(keyring.root, 'sandbox');
  const found = { ocr: await chooseOcr(config, log), speech: await chooseSpeech(config, log) };
  const counted = (engine: Engine): Engine => (metrics ? measuredEngine(engine, metrics) : engine);
  const lexicon = config.lexicon ? takeInLexicon(config.lexicon, log) : null;
  const threads = createThreads({ lexicon, log });
  const ours = counted(embedded);
  const deps: Deps = {
    config,
    log,
    db,
    now,
    live,
    vault,
    sessions,
    works: worksOf(shelf),
    storage: await createStorage(config),
    queue: createQueue(boss),
    engine: config.engine ? counted(await createEngine(config, config.engine, log)) : ours,
    embedded: ours,
    threads: metrics ? measuredThreads(threads, ours.about.name, metrics) : threads,
    own: {
      engine: ours,
      embedding: null,
      transcription: null,
      grammar: null,
      ...(config.ai ? { ocr: await ownOcr(config, log), speech: await ownSpeech(config, log) } : found),
    },
    embedding: await createEmbedding(config, log),
    sandbox,
    payments: await choosePayments(config, { signer: sandbox, book: sandboxBook(db) }),
    mail: await chooseMail(config, log),
    oidc: createOidc({
      ...config.oidc,
      returnTo: (provider) => `${config.appUrl}/sign-in/with/${provider}`,
      outside: createGuardedFetch({ userAgent: userAgent(config) }),
      log,
    }),
    web: createWeb({ userAgent: userAgent(config), hosts: config.webHosts }),
    ...found,
    transcription: config.ai?.transcriptionModel
      ? createOpenAiTranscription({ ...config.ai, model: config.ai.transcriptionModel, log })
      : null,
    videos: createYoutube(createGuardedFetch({ userAgent: userAgent(config), hosts: config.webHosts })),
    ...lawsAndAntivirus(config),
    grammar: config.grammar && createLanguageTool({ ...config.grammar, log }),
    mp3: adapters.mp3 === undefined ? await findMp3() : adapters.mp3,
    addresses: createSigner(keyring.root, 'studio-files'),
    audit: createSigner(keyring.root, 'audit'),
    ...adapters,
  };
  const endTimers = startTimers(deps, works);
  let endWatch = (): void => undefined;
  return {
    deps,
    shelf,
    parts: partsOf(deps, recovering),
    version: manifest.version,
    work: async () => {
      if (config.billing) endWatch = await watchTokens(deps);
      await startWorkers(
        boss,
        tracedWorkers(deps, (own) => workersOf(own, shelf)),
        log,
      );
      await resumeReading(deps);
      await resumeIndexing(deps);
      await resumeEmbedding(deps);
      await resumeStudio(deps);
      await resumeSamples(deps);
      await resumeDeletions(deps);
    },
    rest: () => {
      endWatch();
      return restWorkers(boss);
    },
    close: async (patienceMs = JOBS_END_MS) => {
      endTimers();
      endWatch();
      await boss.stop({ graceful: true, timeout: patienceMs });
      await threads.close();
      await live.close();
    },
  };
}

/** Who is paid; nobody where tokens are off or none are sold. */
export async function choosePayments(
  { billing, payments, appUrl }: Config,
  sandbox: Sandbox,
): Promise<Payments | null> {
  if (!billing || payments === null) return null;
  if (payments === 'sandbox') return createSandbox(appUrl, sandbox);
  const { createMercadoPago } = await import('./ports/payments/mercado-pago.ts');
  return createMercadoPago(payments);
}

/** The SDK of S3 is loaded where it is used: it is larger than all the rest of the server. */
export async function createStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return createDiskStorage(path.join(dataDir, 'files'));
  const { createS3Storage } = await import('./ports/storage/s3.ts');
  return createS3Storage(s3);
}
