import { z } from 'zod';
import { embedders } from '#contract/engine.ts';
import { providers, type Provider } from '#contract/engine-about.ts';
import { MESSAGE, type ModelPrices } from '#contract/prices.ts';
import { BadSetting } from './bad-setting.ts';
import type { Config, Settings } from './config.ts';

/** Tokens that one piece of work may cost. */
const DEAREST = 100_000;

/** `chat_message=3, quality_analysis=25`: names, each once, with whole numbers of tokens. Whether there is such work is known once the tools are (`expectPrices`). */
function pricesIn(text: string): ModelPrices | null {
  const prices = new Map<string, number>();
  for (const pair of text.split(',')) {
    const [, name, tokens] = /^\s*(\w+)\s*=\s*(\d{1,6})\s*$/.exec(pair) ?? [];
    if (name === undefined || prices.has(name)) return null;
    prices.set(name, Number(tokens));
  }
  return [...prices.values()].every((tokens) => tokens >= 1 && tokens <= DEAREST) ? Object.fromEntries(prices) : null;
}

/** Throws BadSetting where a price is of work that there is none of; `works`: the names of what the tools do. */
export function expectPrices(works: Iterable<string>, prices: ModelPrices): void {
  const names = [MESSAGE.name, ...works];
  if (Object.keys(prices).some((name) => !names.includes(name)))
    throw new BadSetting(
      `The setting FOJAS_MODEL_PRICES cannot be used: it names work that there is none of; the names: ${names.join(', ')}`,
    );
}

/** The settings of models, as `config.ts` reads them. */
export const modelSettings = {
  FOJAS_AI_PROVIDER: z.enum(providers).optional(),
  FOJAS_AI_MODEL: z.string().min(1).optional(),
  FOJAS_AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FOJAS_AI_API_KEY: z.string().min(1).optional(),
  FOJAS_AI_CONTEXT: z.coerce.number().int().min(8_000).max(2_000_000).default(16_000),
  FOJAS_AI_SECOND_READING: z.enum(['auto', 'on', 'off']).default('auto'),
  FOJAS_MODEL_PRICES: z
    .string()
    .transform(pricesIn)
    .refine((prices) => prices !== null, 'must be names and tokens such as chat_message=3')
    .transform((prices) => prices ?? {})
    .default({}),
  FOJAS_AI_VISION_MODEL: z.string().min(1).optional(),
  FOJAS_AI_TRANSCRIPTION_MODEL: z.string().min(1).optional(),
  FOJAS_SPEECH: z.enum(['auto', 'espeak', 'provider', 'off']).default('auto'),
  FOJAS_AI_SPEECH_MODEL: z.string().min(1).optional(),
  FOJAS_AI_SPEECH_VOICES: z
    .string()
    .transform((text) => text.split(',').map((voice) => voice.trim()))
    .pipe(z.tuple([z.string().min(1), z.string().min(1)], 'must be two names with a comma between them'))
    .refine(([one, other]) => one !== other, 'must be two voices that differ')
    .default(['alloy', 'onyx']),
  FOJAS_AI_EMBEDDING_MODEL: z.string().min(1).optional(),
  FOJAS_AI_EMBEDDING_PROVIDER: z.enum(embedders).optional(),
  FOJAS_AI_EMBEDDING_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FOJAS_AI_EMBEDDING_API_KEY: z.string().min(1).optional(),
  FOJAS_REDACT: z.enum(['on', 'off']).default('off'),
};

/** Where each provider is asked, unless FOJAS_AI_BASE_URL says otherwise. */
const HOME: Record<Provider, string | null> = {
  'openai-compatible': null,
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

function engineOf(s: Settings): Config['engine'] {
  const needs = (one: string, other: string) => new BadSetting(`${one} needs ${other}. See .env.example.`);
  const provider = s.FOJAS_AI_PROVIDER;
  if (!provider) {
    if (s.FOJAS_AI_MODEL) throw needs('FOJAS_AI_MODEL', 'FOJAS_AI_PROVIDER');
    return null;
  }
  const baseUrl = (s.FOJAS_AI_BASE_URL ?? HOME[provider])?.replace(/\/+$/, '');
  if (!s.FOJAS_AI_MODEL) throw needs(`FOJAS_AI_PROVIDER=${provider}`, 'FOJAS_AI_MODEL');
  if (!baseUrl) throw needs(`FOJAS_AI_PROVIDER=${provider}`, 'FOJAS_AI_BASE_URL');
  if (HOME[provider] && !s.FOJAS_AI_API_KEY) throw needs(`FOJAS_AI_PROVIDER=${provider}`, 'FOJAS_AI_API_KEY');
  return {
    provider,
    model: s.FOJAS_AI_MODEL,
    baseUrl,
    apiKey: s.FOJAS_AI_API_KEY ?? null,
    redact: s.FOJAS_REDACT === 'on',
    context: s.FOJAS_AI_CONTEXT,
  };
}

/** Where vectors are made: at the provider that answers, unless another is named. A key goes to no other server than the one it was given for. */
function embeddingOf(s: Settings): Config['embedding'] {
  const model = s.FOJAS_AI_EMBEDDING_MODEL;
  const given = (
    ['FOJAS_AI_EMBEDDING_PROVIDER', 'FOJAS_AI_EMBEDDING_BASE_URL', 'FOJAS_AI_EMBEDDING_API_KEY'] as const
  ).find((name) => s[name]);
  if (!model) {
    if (given) throw new BadSetting(`${given} needs FOJAS_AI_EMBEDDING_MODEL. See .env.example.`);
    return null;
  }
  const provider = s.FOJAS_AI_EMBEDDING_PROVIDER ?? s.FOJAS_AI_PROVIDER ?? 'openai-compatible';
  if (provider === 'anthropic')
    throw new BadSetting(
      'FOJAS_AI_EMBEDDING_MODEL needs FOJAS_AI_EMBEDDING_PROVIDER: anthropic makes no vectors. See .env.example.',
    );
  const same = provider === (s.FOJAS_AI_PROVIDER ?? 'openai-compatible');
  const answering = (s.FOJAS_AI_BASE_URL ?? HOME[provider])?.replace(/\/+$/, '');
  const baseUrl = (s.FOJAS_AI_EMBEDDING_BASE_URL ?? (same ? answering : HOME[provider]))?.replace(/\/+$/, '');
  if (!baseUrl) throw new BadSetting('FOJAS_AI_EMBEDDING_MODEL needs FOJAS_AI_EMBEDDING_BASE_URL. See .env.example.');
  const shares = same && answering !== undefined && new URL(answering).origin === new URL(baseUrl).origin;
  const apiKey = s.FOJAS_AI_EMBEDDING_API_KEY ?? (shares ? s.FOJAS_AI_API_KEY : undefined) ?? null;
  if (HOME[provider] && !apiKey)
    throw new BadSetting(`FOJAS_AI_EMBEDDING_PROVIDER=${provider} needs FOJAS_AI_EMBEDDING_API_KEY. See .env.example.`);
  return { provider, model, baseUrl, apiKey, redact: s.FOJAS_REDACT === 'on' };
}

/** Images and sound are read, and words spoken, by servers that speak as OpenAI does, and by no others. */
function aiOf(s: Settings): Config['ai'] {
  const asked = (['FOJAS_AI_VISION_MODEL', 'FOJAS_AI_TRANSCRIPTION_MODEL', 'FOJAS_AI_SPEECH_MODEL'] as const).find(
    (name) => s[name],
  );
  const { FOJAS_AI_PROVIDER: provider = 'openai-compatible' } = s;
  const speaks = provider === 'openai-compatible' || provider === 'openai';
  const baseUrl = speaks ? (s.FOJAS_AI_BASE_URL ?? HOME[provider]) : null;
  if (asked && !speaks)
    throw new BadSetting(`${asked} cannot be used with FOJAS_AI_PROVIDER=${provider}. See .env.example.`);
  if (asked && !baseUrl) throw new BadSetting(`${asked} needs FOJAS_AI_BASE_URL. See .env.example.`);
  return baseUrl
    ? {
        baseUrl: baseUrl.replace(/\/+$/, ''),
        apiKey: s.FOJAS_AI_API_KEY ?? null,
        visionModel: s.FOJAS_AI_VISION_MODEL ?? null,
        transcriptionModel: s.FOJAS_AI_TRANSCRIPTION_MODEL ?? null,
        speechModel: s.FOJAS_AI_SPEECH_MODEL ?? null,
        speechVoices: s.FOJAS_AI_SPEECH_VOICES,
      }
    : null;
}

/** Which models answer, make vectors, and read images and sound or speak. Throws `BadSetting` where one lacks what it needs. */
export const modelsOf = (
  s: Settings,
): Pick<Config, 'engine' | 'secondReading' | 'modelPrices' | 'embedding' | 'ai'> => ({
  engine: engineOf(s),
  secondReading: s.FOJAS_AI_SECOND_READING,
  modelPrices: s.FOJAS_MODEL_PRICES,
  embedding: embeddingOf(s),
  ai: aiOf(s),
});
