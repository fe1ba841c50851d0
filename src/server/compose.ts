import path from 'node:path';
import type { Kysely } from 'kysely';
import manifest from '../../package.json' with { type: 'json' };
import { sendRecovery, sweepAccounts } from './account/index.ts';
import { sealEntries } from './audit/index.ts';
import type { Config } from './config.ts';
import type { Tables } from './db/tables.ts';
import { carryOutDeletion, resumeDeletions } from './deletion/index.ts';
import type { Deps } from './deps.ts';
import { databaseState, within, type Parts } from './http/health.ts';
import { connectLive } from './http/live.ts';
import { createSessions } from './http/session.ts';
import { createQueue, startBoss } from './jobs/boss.ts';
import type { Workers } from './jobs/queue.ts';
import { startWorkers } from './jobs/worker.ts';
import type { Log } from './log.ts';
import { giveUpLetter, sendLetter, sweepLetters } from './mail/index.ts';
import { removeStored } from './notebooks/stored.ts';
import { embedded } from './ports/ai/embedded.ts';
import type { Engine } from './ports/ai/port.ts';
import type { Embedding } from './ports/embedding/port.ts';
import { chooseMail } from './ports/mail/choose.ts';
import { chooseOcr, ownOcr } from './ports/ocr/choose.ts';
import type { Payments, Sandbox } from './ports/payments/port.ts';
import { createSandbox } from './ports/payments/sandbox.ts';
import { chooseSpeech, ownSpeech } from './ports/speech/choose.ts';
import { findMp3 } from './ports/speech/mp3.ts';
import { createDiskStorage } from './ports/storage/disk.ts';
import type { Storage } from './ports/storage/port.ts';
import { createOpenAiTranscription } from './ports/transcription/openai.ts';
import { createYoutube } from './ports/videos/youtube.ts';
import { createGuardedFetch, createWeb } from './ports/web/guarded.ts';
import { giveUpExport, giveUpImport, prepareExport, sweepPortability, takeIn } from './portability/index.ts';
import { fillSample, giveUpSample, resumeSamples } from './sample/index.ts';
import {
  describeNotebook,
  embedSource,
  giveUpDescribing,
  giveUpReading,
  readSource,
  resumeEmbedding,
  resumeReading,
  sweepStored,
} from './sources/index.ts';
import { heed, retain, watchRequests } from './rights/index.ts';
import { giveUpStudio, readShelf, resumeStudio, runStudio, type Shelf } from './studio/index.ts';
import { reconcileNightly, sandboxBook, watchTokens } from './tokens/index.ts';
import { createSigner } from './vault/sign.ts';
import { openKeyring } from './vault/keyring.ts';
import { createVault } from './vault/keys.ts';
import type { MasterKeys } from './vault/master.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The hour of this machine at which the storage is swept and payments are reconciled, and how long after a start the first. */
const SWEEP = { hour: 4, afterStart: 10 * 60 * 1000 } as const;

/** How often new entries of the audit log are sealed, and the register of requests is looked at. */
const SEAL_MS = 5000;
const REQUESTS_MS = 60_000;

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
  /** Stand in for the adapters that reach outside of this process. */
  adapters?: Partial<
    Pick<
      Deps,
      'engine' | 'embedding' | 'payments' | 'mail' | 'web' | 'ocr' | 'transcription' | 'videos' | 'speech' | 'mp3'
    >
  >;
};
/** A composed process. `work` starts the background work; `close` ends it all, running jobs first, and leaves the database to its owner. */
export type Composed = {
  deps: Deps;
  parts: Parts;
  shelf: Shelf;
  work: () => Promise<void>;
  close: () => Promise<void>;
};

/** How sites are told who asks. */
const userAgent = ({ appUrl }: Config): string => `Fojas/${manifest.version} (+${appUrl})`;

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
}: Ground): Promise<Composed> {
  const shelf = await readShelf(folder);
  const works = config.role !== 'web';
  const boss = await startBoss(databaseUrl, log, works);
  const live = await connectLive({ db, log }, databaseUrl);
  const keyring = await openKeyring(db, masterKeys);
  const sandbox = createSigner(keyring.root, 'sandbox');
  const found = { ocr: await chooseOcr(config, log), speech: await chooseSpeech(config, log) };
  const deps: Deps = {
    config,
    log,
    db,
    now,
    live,
    vault: createVault({ db, now }, keyring),
    sessions: createSessions({ db, now }, keyring.root),
    storage: await createStorage(config),
    queue: createQueue(boss),
    engine: await createEngine(config, log),
    embedded,
    own: {
      engine: embedded,
      embedding: null,
      transcription: null,
      ...(config.ai ? { ocr: await ownOcr(config, log), speech: await ownSpeech(config, log) } : found),
    },
    embedding: await createEmbedding(config, log),
    sandbox,
    payments: await choosePayments(config, { signer: sandbox, book: sandboxBook(db) }),
    mail: await chooseMail(config, log),
    web: createWeb({ userAgent: userAgent(config) }),
    ...found,
    transcription: config.ai?.transcriptionModel
      ? createOpenAiTranscription({ ...config.ai, model: config.ai.transcriptionModel, log })
      : null,
    videos: createYoutube(createGuardedFetch({ userAgent: userAgent(config) })),
    mp3: adapters.mp3 === undefined ? await findMp3() : adapters.mp3,
    addresses: createSigner(keyring.root, 'studio-files'),
    audit: createSigner(keyring.root, 'audit'),
    ...adapters,
  };
  const enqueue = (kind: 'storage.sweep' | 'payments.reconcile'): void =>
    void db
      .transaction()
      .execute((trx) => deps.queue.send(trx, kind, {}, { key: kind }))
      .catch(() => undefined);
  const nightly = (): void => {
    enqueue('storage.sweep');
    if (deps.payments) enqueue('payments.reconcile');
  };
  const sweeping = setInterval(() => {
    void sweepAccounts(deps).catch(() => undefined);
    void sweepLetters(deps).catch(() => undefined);
    void sweepPortability(deps).catch(() => undefined);
    void resumeDeletions(deps).catch(() => undefined);
    if (works) void retain(deps).catch(() => undefined);
    if (works && now().getHours() === SWEEP.hour) nightly();
  }, HOUR_MS).unref();
  const sealing = works ? setInterval(() => void sealEntries(deps).catch(() => undefined), SEAL_MS).unref() : undefined;
  const requests = works ? setInterval(() => void watchRequests(deps).catch(() => undefined), REQUESTS_MS).unref() : undefined; // prettier-ignore
  // A machine that is off at night does it when it is on.
  const first = works ? setTimeout(nightly, SWEEP.afterStart).unref() : undefined;
  let endWatch = (): void => undefined;
  return {
    deps,
    shelf,
    parts: {
      database: () => databaseState(deps),
      storage: () => within(deps.storage.list('')[Symbol.asyncIterator]().next()),
    },
    work: async () => {
      if (config.billing) endWatch = await watchTokens(deps);
      await startWorkers(boss, workersOf(deps, shelf), log);
      await resumeReading(deps);
      await resumeEmbedding(deps);
      await resumeStudio(deps);
      await resumeSamples(deps);
      await resumeDeletions(deps);
    },
    close: async () => {
      clearInterval(sweeping);
      clearInterval(sealing);
      clearInterval(requests);
      endWatch();
      clearTimeout(first);
      await boss.stop({ graceful: true, timeout: 10_000 });
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

/** The SDK of language models is loaded where one is set. */
async function createEngine({ engine }: Config, log: Log): Promise<Engine> {
  if (!engine) return embedded;
  const { createProviderEngine } = await import('./ports/ai/provider/engine.ts');
  return createProviderEngine({ ...engine, log });
}

async function createEmbedding({ embedding }: Config, log: Log): Promise<Embedding | null> {
  if (!embedding) return null;
  const { createProviderEmbedding } = await import('./ports/embedding/provider.ts');
  return createProviderEmbedding({ ...embedding, log });
}

/** The SDK of S3 is loaded where it is used: it is larger than all the rest of the server. */
export async function createStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return createDiskStorage(path.join(dataDir, 'files'));
  const { createS3Storage } = await import('./ports/storage/s3.ts');
  return createS3Storage(s3);
}

const workersOf = (deps: Deps, shelf: Shelf): Workers => ({
  'source.read': { work: heed(deps, 'source.read', readSource), giveUp: giveUpReading(deps) },
  // A source without vectors is found by its words; the next start asks for them again.
  'source.embed': { work: heed(deps, 'source.embed', embedSource), giveUp: async () => undefined },
  'notebook.describe': { work: heed(deps, 'notebook.describe', describeNotebook), giveUp: giveUpDescribing(deps) },
  'studio.run': { work: heed(deps, 'studio.run', (own) => runStudio(own, shelf)), giveUp: giveUpStudio(deps) },
  'sample.fill': { work: heed(deps, 'sample.fill', (own) => fillSample(own, shelf)), giveUp: giveUpSample(deps) },
  'storage.remove': { work: removeStored(deps), giveUp: async () => undefined },
  'storage.sweep': { work: sweepStored(deps), giveUp: async () => undefined },
  'mail.send': { work: sendLetter(deps), giveUp: giveUpLetter(deps) },
  'account.recover': { work: sendRecovery(deps), giveUp: async () => undefined },
  // The next hour asks for it again.
  'account.delete': { work: carryOutDeletion(deps), giveUp: async () => undefined },
  'account.export': { work: prepareExport(deps), giveUp: (data) => giveUpExport(deps, data) },
  'account.import': { work: heed(deps, 'account.import', (own) => takeIn(own, shelf)), giveUp: giveUpImport(deps) },
  'payments.reconcile': { work: reconcileNightly(deps), giveUp: async () => undefined },
});
