import type { Client } from '../../bench/client.ts';

/** An open stream of a caller's live changes at one process. */
export type Ear = {
  /** Milliseconds from now until something that holds this text is heard; Infinity after `limit`. */
  until: (text: string, limit?: number) => Promise<number>;
  close: () => void;
};

/** Opens the stream of live changes, and reads it until it is closed. */
export async function hear(client: Client): Promise<Ear> {
  const end = new AbortController();
  const answer = await fetch(`${client.base}/api/events`, {
    headers: { authorization: `Bearer ${client.access}` },
    signal: end.signal,
  });
  let heard = '';
  const waiting = new Set<() => void>();
  void (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      heard += chunk;
      for (const look of waiting) look();
    }
  })().catch(() => undefined);
  return {
    until(text, limit = 10_000) {
      const begun = performance.now();
      return new Promise((resolve) => {
        const done = (ms: number): void => {
          waiting.delete(look);
          clearTimeout(late);
          resolve(ms);
        };
        const look = (): void => void (heard.includes(text) && done(performance.now() - begun));
        const late = setTimeout(() => done(Infinity), limit);
        waiting.add(look);
        look();
      });
    },
    close: () => end.abort(),
  };
}
