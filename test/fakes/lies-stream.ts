import { endless, lie, opened, THOUGHT } from './lies-pieces.ts';
import type { WireLie } from './lies-wire.ts';
import { EVENTS } from './provider-wires.ts';

const FAILURE = { ends: 'failure' } as const;
const EITHER = { ends: 'either' } as const;
const ANSWER = { ends: 'answer' } as const;
/** Milliseconds that a silent server is waited for. */
const SILENT = 100;

/** Ways in which the stream itself misleads: how it goes on, ends, or does not. */
export const STREAMS: readonly WireLie[] = [
  lie(
    'stream that stalls',
    'never-answers',
    'takes the question and says nothing',
    opened(() => undefined),
    { patience: SILENT, ...FAILURE },
  ),
  lie(
    'stream that stalls',
    'stalls-before-words',
    'begins a stream and says nothing',
    () => ({ text: '', ending: 'stall' }),
    { patience: SILENT, ...FAILURE },
  ),
  lie(
    'stream that stalls',
    'stalls-after-words',
    'says true words and then nothing',
    (honest) => ({ text: `${honest}\n`, ending: 'stall' }),
    { patience: SILENT, ...FAILURE },
  ),
  lie(
    'stream that stalls',
    'comments-without-end',
    'says nothing but that it is still there',
    endless(() => `: here\n\n${' '.repeat(2000)}`),
    { patience: SILENT, ...FAILURE },
  ),
  lie(
    'stream that stalls',
    'empty-pieces-without-end',
    'sends pieces without a word',
    endless((provider) => EVENTS[provider].piece('')),
    { patience: SILENT, ...FAILURE },
  ),
  lie(
    'stream that breaks',
    'hangs-up',
    'hangs up before it says anything',
    opened((response) => void response.destroy()),
    { patience: SILENT, ...FAILURE },
  ),
  lie(
    'stream that breaks',
    'cut-after-words',
    'hangs up after true words',
    (honest) => ({ text: `${honest}\n`, ending: 'cut' }),
    FAILURE,
  ),
  lie(
    'stream that breaks',
    'ends-without-saying-so',
    'ends without a reason',
    (honest) => ({ text: `${honest}\n`, ending: 'short' }),
    FAILURE,
  ),
  lie(
    'stream that breaks',
    'shorter-than-it-says',
    'says that it is longer than it is',
    (honest, { provider }) => ({
      by: (response) => {
        const body = `${EVENTS[provider].begin()}${EVENTS[provider].piece(honest)}`;
        response.writeHead(200, { 'content-type': 'text/event-stream', 'content-length': '99999' });
        response.write(body, () => response.destroy());
      },
    }),
    FAILURE,
  ),
  lie(
    'truncation',
    'cut-at-its-length',
    'reaches its longest length in the midst of a proof',
    (honest) => ({ text: `${honest}\nLa renta será de 82,5 [1: «La renta men`, ending: 'length' }),
    ANSWER,
  ),
  lie(
    'truncation',
    'withheld',
    'withholds the end of its answer',
    (honest) => ({ text: `${honest}\n`, ending: 'filter' }),
    FAILURE,
  ),
  lie(
    'huge output',
    'words-without-end',
    'speaks without end',
    endless((provider) => EVENTS[provider].piece('palabra '.repeat(500))),
    FAILURE,
  ),
  lie(
    'huge output',
    'line-without-end',
    'sends one line without end',
    endless(() => `data: ${'a'.repeat(64 * 1024)}`),
    FAILURE,
  ),
  lie(
    'huge output',
    'thinks-without-end',
    'thinks without end',
    endless((provider) => THOUGHT[provider]),
    FAILURE,
  ),
  lie(
    'huge output',
    'statements-without-number',
    'says a thousand statements',
    (honest) => ({ text: `${honest}\n`.repeat(400) }),
    { once: true, ...EITHER },
  ),
  lie(
    'huge output',
    'brackets',
    'opens brackets and closes none',
    () => ({ text: `${'[1: «'.repeat(700)}\n`.repeat(14) }),
    { once: true, ...EITHER },
  ),
  lie(
    'huge output',
    'marks',
    'writes nothing but marks',
    () => ({ text: ['![', '~a', '&#', '<a', '**', '](('].map((one) => `${one.repeat(1500)} [1]\n`).join('') }),
    { once: true, ...EITHER },
  ),
  lie(
    'huge output',
    'deep-quotations',
    'quotes quotations',
    () => ({ text: `${'> '.repeat(1900)}[1: «nada»]\n`.repeat(10) }),
    { once: true, ...EITHER },
  ),
];
