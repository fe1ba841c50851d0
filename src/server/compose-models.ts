import { MESSAGE, priceOf } from '#contract/prices.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Engine } from './ports/ai/port.ts';
import type { Embedding } from './ports/embedding/port.ts';
import { isLoopback } from './ports/outside/host.ts';

/** The SDK of language models is loaded where one is set. */
export async function createEngine(config: Config, engine: NonNullable<Config['engine']>, log: Log): Promise<Engine> {
  const { createProviderEngine } = await import('./ports/ai/provider/engine.ts');
  return createProviderEngine({ ...engine, rereads: rereads(config, engine), log });
}

/** A second reading is a second request. Unless it is set, it is made where that is paid for: by a model on this machine, by a dearer answer, or where nothing is sold. */
function rereads({ billing, modelPrices, secondReading }: Config, { baseUrl }: { baseUrl: string }): boolean {
  if (secondReading !== 'auto') return secondReading === 'on';
  const dearer = priceOf(MESSAGE, modelPrices) > MESSAGE.tokens;
  return dearer || billing === null || isLoopback(new URL(baseUrl));
}

/** The model of vectors; null where none is set. */
export async function createEmbedding({ embedding }: Config, log: Log): Promise<Embedding | null> {
  if (!embedding) return null;
  const { createProviderEmbedding } = await import('./ports/embedding/provider.ts');
  return createProviderEmbedding({ ...embedding, log });
}
