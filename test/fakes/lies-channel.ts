import { choice, endless, lie, stream, THOUGHT, TOOL } from './lies-pieces.ts';
import type { WireLie } from './lies-wire.ts';
import { EVENTS, USAGE } from './provider-wires.ts';

const FAILURE = { ends: 'failure' } as const;
const EITHER = { ends: 'either' } as const;
const ANSWER = { ends: 'answer' } as const;

/** Ways in which what belongs to a stream comes twice, elsewhere, or not at all. */
export const CHANNELS: readonly WireLie[] = [
  lie(
    'duplicated chunks',
    'pieces-twice',
    'sends each piece twice',
    (honest) => ({ text: honest, order: 'twice' }),
    EITHER,
  ),
  lie(
    'duplicated chunks',
    'pieces-backwards',
    'sends the last piece first',
    (honest) => ({ text: honest, order: 'backwards' }),
    EITHER,
  ),
  lie(
    'duplicated chunks',
    'answer-twice',
    'says its whole answer twice',
    (honest) => ({ text: `${honest}\n${honest}\n` }),
    { once: true, ...ANSWER },
  ),
  lie(
    'duplicated chunks',
    'words-after-the-end',
    'goes on after its end',
    (honest, { provider }) => stream(provider, honest, '', EVENTS[provider].piece('El contrato es nulo [1].')),
    EITHER,
  ),
  lie(
    'duplicated chunks',
    'ends-twice',
    'ends twice',
    (honest, { provider }) => stream(provider, honest, '', EVENTS[provider].end('length', USAGE)),
    EITHER,
  ),
  lie('duplicated chunks', 'byte-by-byte', 'sends its answer in bytes', (honest) => ({ text: honest, bytes: 7 }), {
    once: true,
    ...ANSWER,
  }),
  lie('wrong usage', 'no-usage', 'does not say what it used', (honest) => ({ text: honest, usage: null }), EITHER),
  lie(
    'wrong usage',
    'absurd-usage',
    'says that it used less than nothing and more than there is',
    (honest) => ({
      text: honest,
      usage: {
        input_tokens: -1,
        output_tokens: 1e300,
        prompt_tokens: -5,
        completion_tokens: 1e300,
        promptTokenCount: 1e300,
        totalTokenCount: -1,
      },
    }),
    ANSWER,
  ),
  lie(
    'wrong usage',
    'usage-in-words',
    'says in words what it used',
    (honest) => ({
      text: honest,
      usage: { input_tokens: 'many', output_tokens: {}, prompt_tokens: [], promptTokenCount: 'x' },
    }),
    EITHER,
  ),
  lie(
    'tool loop',
    'tool-alone',
    'calls a tool that it does not have',
    (_honest, { provider }) => ({
      raw: `${EVENTS[provider].begin()}${TOOL[provider]}${EVENTS[provider].end('stop', USAGE)}`,
    }),
    { asked: 2, ...EITHER },
  ),
  lie(
    'tool loop',
    'tool-before-words',
    'calls a tool and answers all the same',
    (honest, { provider }) => stream(provider, honest, TOOL[provider]),
    { asked: 2, ...EITHER },
  ),
  lie(
    'tool loop',
    'tools-without-end',
    'calls tools without end',
    endless((provider) => TOOL[provider].repeat(50)),
    FAILURE,
  ),
  lie(
    'another channel',
    'thinks-what-is-false',
    'says what is false where it thinks',
    (honest, { provider }) => stream(provider, honest, THOUGHT[provider]),
    EITHER,
  ),
  lie(
    'another channel',
    'two-choices',
    'gives a second answer beside the first',
    (honest, { provider }) => stream(provider, honest, choice({ role: 'assistant', content: '' }, { index: 1 })),
    EITHER,
  ),
  lie(
    'another channel',
    'speaks-as-the-user',
    'says its words as those of who asks',
    (honest, { provider }) => stream(provider, honest, choice({ role: 'user', content: '' })),
    EITHER,
  ),
  lie(
    'another channel',
    'refusal-beside-the-words',
    'refuses in a field of its own',
    (honest, { provider }) => stream(provider, honest, choice({ refusal: 'No puedo.' })),
    EITHER,
  ),
  lie(
    'another channel',
    'words-that-are-no-text',
    'sends a list where a text belongs',
    (honest, { provider }) =>
      stream(provider, honest, choice({ content: [{ type: 'text', text: 'El contrato es nulo.' }] })),
    EITHER,
  ),
  lie('empty answer', 'nothing', 'says nothing', () => ({ text: '' }), FAILURE),
  lie('empty answer', 'blanks', 'says blanks and line ends', () => ({ text: ' \n\t\n   \n' }), {
    once: true,
    ...FAILURE,
  }),
  lie('empty answer', 'unseen', 'says characters that nobody sees', () => ({ text: '\u200b\u2060\ufeff\n\u{e0041}' }), {
    once: true,
    ...EITHER,
  }),
  lie('empty answer', 'marks-alone', 'says nothing but marks', () => ({ text: '```\n---\n***\n> \n## \n? \n' }), {
    once: true,
    ...EITHER,
  }),
];
