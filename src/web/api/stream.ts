import type { Endpoint } from '#contract/endpoint.ts';
import { send, type Sent } from './call.ts';

/** One server-sent event. */
export type Sse = { event: string; data: unknown };

/** The events in a chunk of the stream that is whole (WHATWG HTML, section 9.2: fields a line, a blank line ends an event). */
export function parseEvent(block: string): Sse | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length > 0 ? { event, data: JSON.parse(data.join('\n')) as unknown } : null;
}

/**
 * Makes a call whose answer is a stream and yields its events until it ends; `opened` runs once the server has taken it. Throws a `Failure`, or the
 * signal's reason.
 */
export async function* stream(
  row: Endpoint,
  input: Sent,
  signal: AbortSignal,
  opened?: () => void,
): AsyncGenerator<Sse> {
  const answer = await send(row, input, { signal, headers: { accept: 'text/event-stream' } });
  opened?.();
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
