import type { Provider } from '#contract/engine.ts';
import { BadSetting } from './bad-setting.ts';
import type { Config, Settings } from './config.ts';

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
export const modelsOf = (s: Settings): Pick<Config, 'engine' | 'embedding' | 'ai'> => ({
  engine: engineOf(s),
  embedding: embeddingOf(s),
  ai: aiOf(s),
});
