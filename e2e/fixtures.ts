import { test as base } from '@playwright/test';
import { transcriptionProvider } from './provider.ts';
import { startServer, type Server } from './server.ts';

type Stoppable = { stop: () => Promise<unknown> };
/**
 * Starts something at the first call with its name, and answers the same one to each later call of this worker. It is stopped when the worker ends, or when
 * something else is started, but for the usual server: one that nobody asks still asks its database for work.
 */
type Once = <T extends Stoppable>(name: string, start: () => Promise<T>) => Promise<T>;
const USUAL = 'usual';

/** The server of journeys without settings of their own: what is transcribed goes to a pretended provider. */
async function startUsual(): Promise<Pick<Server, 'base'> & Stoppable> {
  const provider = await transcriptionProvider();
  const server = await startServer({
    FOJAS_MAX_UPLOAD_MB: '25',
    FOJAS_AI_BASE_URL: provider.baseUrl,
    FOJAS_AI_TRANSCRIPTION_MODEL: 'whisper-1',
    FOJAS_OUTBOX: 'open',
    LOG_LEVEL: 'warn',
  });
  return { base: server.base, stop: () => server.stop().finally(provider.stop) };
}

/**
 * Journeys against built servers that their worker starts on free ports and data folders of its own. A journey whose server needs other settings says
 * `test.use({ settings: { … } })`; journeys with the same settings share a server.
 */
export const test = base.extend<{ settings: Record<string, string> | null }, { once: Once }>({
  settings: [null, { option: true }],
  once: [
    async ({}, provide) => {
      const running = new Map<string, Promise<Stoppable>>();
      await provide(async (name, start) => {
        if (name !== USUAL && !running.has(name))
          for (const [other, one] of running)
            if (other !== USUAL) {
              running.delete(other);
              await (await one).stop();
            }
        const found = running.get(name) ?? start();
        running.set(name, found);
        return found as ReturnType<typeof start>;
      });
      await Promise.all([...running.values()].map(async (one) => (await one).stop()));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ once, settings }, provide) => {
    const server = settings
      ? await once(JSON.stringify(settings), () => startServer(settings))
      : await once(USUAL, startUsual);
    await provide(server.base);
  },
});
