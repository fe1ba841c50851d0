import { afterEach } from 'vitest';
import type { Provider } from '#contract/engine-about.ts';
import { createProviderEngine } from '#server/ports/ai/provider/engine.ts';
import type { Patience } from '#server/ports/ai/provider/speak.ts';
import type { Engine } from '#server/ports/ai/port.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from './fakes/provider.ts';

type Options = { name?: Provider; redact?: boolean; context?: number; rereads?: boolean } & Partial<Patience>;
const PATIENCE: Patience = { first: 20_000, idle: 20_000, total: 60_000, mending: 20_000 };

/** The provider engine with a pretended provider behind it, which is closed after each test; for one file of tests. */
export class ModelEngine {
  provider!: FakeProvider;
  readonly logged: object[] = [];

  constructor() {
    afterEach(async () => {
      await this.provider.close();
      this.logged.length = 0;
    });
  }

  /** An engine whose model answers like this. */
  async that(
    answer: (asked: Asked, times: number) => Reply,
    { name = 'openai-compatible', redact = false, context = 16_000, rereads = false, ...patience }: Options = {},
  ): Promise<Engine> {
    await this.provider?.close();
    this.provider = await fakeProvider(answer);
    return this.at(this.provider.baseUrl, { name, redact, context, rereads, ...patience });
  }

  /** An engine that asks there. */
  at(
    baseUrl: string,
    { name = 'openai-compatible', redact = false, context = 16_000, rereads = false, ...patience }: Options = {},
  ): Engine {
    const write = (fields: object, message: string): void => void this.logged.push({ ...fields, message });
    return createProviderEngine({
      provider: name,
      model: 'model-1',
      baseUrl,
      apiKey: 'key-1',
      redact,
      context,
      rereads,
      log: { debug: write, info: write, warn: write, error: write },
      patience: { ...PATIENCE, ...patience },
    });
  }
}

const flat = (text: string): string => text.replace(/\s+/g, ' ');
/** The number of the passage that was sent with these words; 0 for none. */
export const numberOf = ({ passages }: Asked, words: string): number =>
  passages.findIndex((one) => flat(one).includes(words)) + 1;
