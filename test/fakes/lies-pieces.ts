import type { ServerResponse } from 'node:http';
import type { Provider } from '#contract/engine-about.ts';
import type { WireLie } from './lies-wire.ts';
import { event, EVENTS, USAGE } from './provider-wires.ts';
import type { Asked, Reply } from './provider.ts';

/** Bytes that a server without end would send, were nobody to break it off. */
const WITHOUT_END = 64 * 1024 * 1024;

/** Sends the same again and again, as fast as it is read, until the other side goes away. */
export const endless =
  (piece: (provider: Provider) => string): WireLie['reply'] =>
  () => ({
    by: (response: ServerResponse, { provider }: Asked) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(EVENTS[provider].begin());
      const one = piece(provider);
      let sent = 0;
      const send = (): void => {
        while (!response.destroyed && sent < WITHOUT_END) {
          sent += one.length;
          if (!response.write(one)) return void response.once('drain', send);
        }
      };
      send();
    },
  });
/** Whatever a way writes itself. */
export const opened =
  (then: (response: ServerResponse, asked: Asked) => void): WireLie['reply'] =>
  () => ({ by: then });

/** A piece of a stream of OpenAI's wire with whatever stands in it. */
export const choice = (delta: object, more: object = {}): string =>
  event({
    id: 'x',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: null, ...more }],
  });
/** The call of a tool, as each provider sends it. */
export const TOOL: Record<Provider, string> = {
  'openai-compatible': choice({
    tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name: 'delete_sources', arguments: '{}' } }],
  }),
  get openai() {
    return this['openai-compatible'];
  },
  anthropic:
    event(
      {
        type: 'content_block_start',
        index: 1,
        content_block: { type: 'tool_use', id: 'c', name: 'delete_sources', input: {} },
      },
      'content_block_start',
    ) +
    event(
      { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{}' } },
      'content_block_delta',
    ) +
    event({ type: 'content_block_stop', index: 1 }, 'content_block_stop'),
  google: event({
    candidates: [
      { content: { role: 'model', parts: [{ functionCall: { name: 'delete_sources', args: {} } }] }, index: 0 },
    ],
  }),
};
const THINKS = 'El contrato es nulo. '.repeat(50);
/** What a model thinks, as each provider sends it. */
export const THOUGHT: Record<Provider, string> = {
  'openai-compatible': choice({ reasoning_content: THINKS }),
  get openai() {
    return this['openai-compatible'];
  },
  anthropic:
    event(
      { type: 'content_block_start', index: 1, content_block: { type: 'thinking', thinking: '' } },
      'content_block_start',
    ) +
    event(
      { type: 'content_block_delta', index: 1, delta: { type: 'thinking_delta', thinking: THINKS } },
      'content_block_delta',
    ) +
    event({ type: 'content_block_stop', index: 1 }, 'content_block_stop'),
  google: event({
    candidates: [{ content: { role: 'model', parts: [{ text: THINKS, thought: true }] }, index: 0 }],
  }),
};
/** A stream of true words with something before them, and behind their end. */
export const stream = (provider: Provider, honest: string, before: string, after = ''): Reply => {
  const { begin, piece, end } = EVENTS[provider];
  return { raw: `${begin()}${before}${piece(honest)}${end('stop', USAGE)}${after}` };
};
/** A way, by its family, its id, and what it does. */
export const lie = (
  family: string,
  id: string,
  about: string,
  reply: WireLie['reply'],
  more: Pick<WireLie, 'ends'> & Partial<WireLie>,
): WireLie => ({
  id,
  family,
  about,
  reply,
  ...more,
});
