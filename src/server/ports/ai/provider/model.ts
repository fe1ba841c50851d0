import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Provider } from '#contract/engine-about.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** Which language model is asked, where, and with what key. */
export type ModelSettings = { provider: Provider; model: string; baseUrl: string; apiKey: string | null };

/** The model as the SDK knows it. Every option is given, so that the SDK reads nothing from the environment. */
export function modelOf({ provider, model, baseUrl: baseURL, apiKey }: ModelSettings): LanguageModel {
  const options = { baseURL, apiKey: apiKey ?? '', fetch: guardedFetch(baseURL) };
  if (provider === 'openai') return createOpenAI(options).chat(model);
  if (provider === 'anthropic') return createAnthropic(options)(model);
  if (provider === 'google') return createGoogleGenerativeAI(options)(model);
  const { apiKey: _key, ...open } = options;
  return createOpenAICompatible({ name: 'provider', ...open, ...(apiKey && { apiKey }) }).chatModel(model);
}
