import type { Provider } from '#contract/engine-about.ts';

const ENDINGS = {
  'openai-compatible': { stop: 'stop', length: 'length', filter: 'content_filter' },
  openai: { stop: 'stop', length: 'length', filter: 'content_filter' },
  anthropic: { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' },
  google: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' },
} as const;
/** How a provider says that a text ends: by itself, at its limit, or withheld. */
export type Ending = keyof (typeof ENDINGS)['openai'];
/** One event of a stream. */
export const event = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
/** What a call is said to have used. */
export const USAGE = { input_tokens: 1, output_tokens: 1 };

/** The events before, of each piece of, and after a text, as each provider sends them. */
export const EVENTS: Record<
  Provider,
  { begin: () => string; piece: (text: string) => string; end: (ending: Ending, usage: object | undefined) => string }
> = {
  'openai-compatible': {
    begin: () => '',
    piece: (content) =>
      event({
        id: 'x',
        object: 'chat.completion.chunk',
        created: 0,
        model: 'm',
        choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
      }),
    end: (ending, usage) =>
      event({
        id: 'x',
        object: 'chat.completion.chunk',
        created: 0,
        model: 'm',
        usage,
        choices: [{ index: 0, delta: {}, finish_reason: ENDINGS.openai[ending] }],
      }) + 'data: [DONE]\n\n',
  },
  get openai() {
    return this['openai-compatible'];
  },
  anthropic: {
    begin: () =>
      event(
        {
          type: 'message_start',
          message: {
            id: 'x',
            type: 'message',
            role: 'assistant',
            model: 'm',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: USAGE,
          },
        },
        'message_start',
      ) +
      event(
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        'content_block_start',
      ),
    piece: (text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
    end: (ending, usage) =>
      event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
      event(
        { type: 'message_delta', delta: { stop_reason: ENDINGS.anthropic[ending], stop_sequence: null }, usage },
        'message_delta',
      ) +
      event({ type: 'message_stop' }, 'message_stop'),
  },
  google: {
    begin: () => '',
    piece: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
    end: (ending, usage) =>
      event({
        usageMetadata: usage,
        candidates: [
          { content: { role: 'model', parts: [{ text: '' }] }, finishReason: ENDINGS.google[ending], index: 0 },
        ],
      }),
  },
};

/** The whole answer as JSON. */
export const whole = (provider: Provider, text: string, usage: object | undefined): unknown =>
  provider === 'google'
    ? {
        candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: usage,
      }
    : provider === 'anthropic'
      ? {
          id: 'x',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [{ type: 'text', text }],
          stop_reason: 'end_turn',
          stop_sequence: null,
          usage,
        }
      : {
          id: 'x',
          object: 'chat.completion',
          created: 0,
          model: 'm',
          choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
          usage,
        };
