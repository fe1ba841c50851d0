import path from 'node:path';
import { z } from 'zod';
import type { Embedder } from '#contract/engine.ts';
import type { Provider } from '#contract/engine-about.ts';
import type { ModelPrices } from '#contract/prices.ts';
import { BadSetting } from './bad-setting.ts';
import { doorSettings, doorsOf, withProfile, type Doors } from './config-doors.ts';
import { lawsConfigOf, lawSettings, type LawsConfig } from './config-laws.ts';
import { mailOf, mailSettings, type MailConfig } from './config-mail.ts';
import { modelSettings, modelsOf } from './config-models.ts';
import { oidcOf, oidcSettings, type OidcConfig } from './config-oidc.ts';
import { outsideOf, outsideSettings, type OutsideConfig } from './config-outside.ts';
import { servingOf, servingSettings, type Serving } from './config-serving.ts';

const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

/** 32 bytes as base64 (or base64url) or 64 hexadecimal digits. */
const key = z
  .string()
  .transform((text) => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64'))
  .refine((bytes) => bytes.length === 32, 'must be 32 bytes, as base64 or hexadecimal');

/** Where something is told beside the service: nowhere, a port of this machine alone, or an address. */
const place = z
  .string()
  .transform((text) => (text === 'off' ? null : /^(?:(\[[\da-f:]+\]|[\w.-]+):)?(\d{1,5})$/.exec(text)))
  .refine((found) => found === null || Number(found[2]) <= 65535, 'must be off, a port, or host:port')
  .transform((found) => found && { host: (found[1] ?? '127.0.0.1').replace(/^\[|\]$/g, ''), port: Number(found[2]) });

/** Every setting of the environment with its default: `.env.example` lists exactly these. */
export const settings = z.object({
  PORT: whole(0, 65535).default(3000),
  // Loopback by default: a first start on a laptop should not serve the whole network.
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  FOJAS_DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FOJAS_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  FOJAS_STOP_GRACE: whole(0, 5).default(0),
  FOJAS_MASTER_KEY: key.optional(),
  FOJAS_MASTER_KEY_OLD: key.optional(),
  FOJAS_BACKUP: z.enum(['daily', 'off']).default('daily'),
  FOJAS_BILLING: z.enum(['on', 'off']).default('on'),
  FOJAS_WELCOME_TOKENS: whole(0, 1_000_000).default(50),
  FOJAS_PAYMENTS: z.enum(['sandbox', 'mercado-pago', 'off']).default('sandbox'),
  MP_ACCESS_TOKEN: z.string().min(1).optional(),
  MP_COLLECTOR_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  MP_WEBHOOK_SECRET: z.string().min(1).optional(),
  MP_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.mercadopago.com'),
  MP_MODE: z.enum(['live', 'test']).default('live'),
  ...servingSettings,
  ...doorSettings,
  ...oidcSettings,
  FOJAS_MAX_UPLOAD_MB: whole(1, 10_000).default(200),
  FOJAS_MAX_STORAGE_MB: whole(1, 100_000_000).default(5120),
  FOJAS_STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  FOJAS_OCR: z.enum(['auto', 'tesseract', 'embedded', 'provider', 'off']).default('auto'),
  ...modelSettings,
  ...mailSettings,
  FOJAS_OPERATOR_EMAIL: z.email().optional(),
  FOJAS_METRICS: place.default(null),
  FOJAS_WORKER_HEALTH: place.default(null),
  ...outsideSettings,
  ...lawSettings,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The account at Mercado Pago that is paid. `live`: false while test users pay. */
export type MercadoPago = {
  accessToken: string;
  collectorId: string;
  webhookSecret: string | null;
  baseUrl: string;
  live: boolean;
};

/** A model, where it is asked and with what key. `redact`: hides what names people before anything is sent. */
type ModelAt<P> = { provider: P; model: string; baseUrl: string; apiKey: string | null; redact: boolean };

/** The settings of a process, read once from the environment by `readConfig`; nothing else reads it. */
export type Config = Serving & {
  port: number;
  host: string;
  /** The address that people open, without a slash at its end. */
  appUrl: string;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  role: 'all' | 'web' | 'worker';
  /** Milliseconds that a process which was told to stop goes on serving. */
  stopGraceMs: number;
  masterKey: Buffer | null;
  /** The one before, while `keys rotate` wraps all anew. */
  masterKeyOld: Buffer | null;
  /** Whether the embedded database is backed up each day into the data folder. */
  dailyBackup: boolean;
  /** Null where nothing costs tokens. `welcomeTokens`: those of a new account. */
  billing: { welcomeTokens: number } | null;
  /** Who is paid for tokens; null where none are sold. */
  payments: 'sandbox' | MercadoPago | null;
  maxUploadBytes: number;
  /** Bytes of files that one user may keep. */
  maxStorageBytes: number;
  /** Null for the disk of this machine. */
  s3: {
    endpoint: string | null;
    region: string;
    bucket: string;
    accessKeyId: string | null;
    secretAccessKey: string | null;
  } | null;
  ocr: 'auto' | 'tesseract' | 'embedded' | 'provider' | 'off';
  /** The language model that answers questions; null where the embedded engine does. `context`: tokens that it has room for. */
  engine: (ModelAt<Provider> & { context: number }) | null;
  /** Whether the model is asked again whether what it stated follows; auto: where that is paid for. */
  secondReading: 'auto' | 'on' | 'off';
  /** What work with the model costs, where that is another price. */
  modelPrices: ModelPrices;
  /** The model that makes vectors of passages and questions; null where words alone are searched. */
  embedding: ModelAt<Embedder> | null;
  /** What speaks. */
  speech: 'auto' | 'espeak' | 'provider' | 'off';
  /** An OpenAI-compatible provider for images and speech; null where none is set. A model that is null is not used. */
  ai: {
    baseUrl: string;
    apiKey: string | null;
    visionModel: string | null;
    transcriptionModel: string | null;
    speechModel: string | null;
    speechVoices: readonly [string, string];
  } | null;
  mail: MailConfig;
  /** Whether NODE_ENV says that others are served. */
  production: boolean;
  /** Who is reminded of requests about data; null where nobody is written to. */
  operatorEmail: string | null;
  /** Where figures are told to Prometheus; null for nowhere. */
  metrics: { host: string; port: number } | null;
  /** Where a process that is a worker alone says how it does; null for nowhere. */
  workerHealth: { host: string; port: number } | null;
  laws: LawsConfig;
  /** Who signs in people beside ourselves. */
  oidc: OidcConfig;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
} & OutsideConfig &
  Doors;

export type Settings = z.infer<typeof settings>;
function paymentsOf(s: Settings): Config['payments'] {
  if (s.FOJAS_PAYMENTS !== 'mercado-pago') return s.FOJAS_PAYMENTS === 'sandbox' ? 'sandbox' : null;
  const { MP_ACCESS_TOKEN: accessToken, MP_COLLECTOR_ID: collectorId } = s;
  if (!accessToken || !collectorId)
    throw new BadSetting('FOJAS_PAYMENTS=mercado-pago needs MP_ACCESS_TOKEN and MP_COLLECTOR_ID. See .env.example.');
  return {
    accessToken,
    collectorId,
    webhookSecret: s.MP_WEBHOOK_SECRET ?? null,
    baseUrl: s.MP_BASE_URL.replace(/\/+$/, ''),
    live: s.MP_MODE === 'live',
  };
}

function readingOf(s: Settings): Pick<Config, 'maxUploadBytes' | 'maxStorageBytes' | 's3' | 'ocr'> {
  if (s.FOJAS_STORAGE === 's3' && !s.S3_BUCKET)
    throw new BadSetting('FOJAS_STORAGE=s3 needs S3_BUCKET. See .env.example.');
  return {
    maxUploadBytes: s.FOJAS_MAX_UPLOAD_MB * 1024 * 1024,
    maxStorageBytes: s.FOJAS_MAX_STORAGE_MB * 1024 * 1024,
    s3:
      s.FOJAS_STORAGE === 's3'
        ? {
            endpoint: s.S3_ENDPOINT ?? null,
            region: s.S3_REGION,
            bucket: s.S3_BUCKET!,
            accessKeyId: s.S3_ACCESS_KEY_ID ?? null,
            secretAccessKey: s.S3_SECRET_ACCESS_KEY ?? null,
          }
        : null,
    ocr: s.FOJAS_OCR,
  };
}

/** Reads the settings. An empty value counts as absent. Throws `BadSetting` that names the first wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = settings.safeParse(withProfile(given));
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadSetting(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}. See .env.example.`);
  }
  const s = read.data;
  const production = environment.NODE_ENV === 'production';
  const appUrl = (s.APP_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, '');
  return {
    port: s.PORT,
    host: s.HOST,
    appUrl,
    dataDir: path.resolve(s.FOJAS_DATA_DIR),
    databaseUrl: s.DATABASE_URL ?? null,
    role: s.FOJAS_ROLE,
    stopGraceMs: s.FOJAS_STOP_GRACE * 1000,
    masterKey: s.FOJAS_MASTER_KEY ?? null,
    masterKeyOld: s.FOJAS_MASTER_KEY_OLD ?? null,
    dailyBackup: s.FOJAS_BACKUP === 'daily' && !s.DATABASE_URL,
    payments: paymentsOf(s),
    billing: s.FOJAS_BILLING === 'on' ? { welcomeTokens: s.FOJAS_WELCOME_TOKENS } : null,
    ...servingOf(s),
    ...doorsOf(s),
    ...readingOf(s),
    ...modelsOf(s),
    speech: s.FOJAS_SPEECH,
    mail: mailOf(s, { production, appUrl }),
    production,
    operatorEmail: s.FOJAS_OPERATOR_EMAIL ?? null,
    metrics: s.FOJAS_METRICS,
    workerHealth: s.FOJAS_WORKER_HEALTH,
    laws: lawsConfigOf(s),
    oidc: oidcOf(s),
    ...outsideOf(s),
    logLevel: s.LOG_LEVEL,
  };
}
