import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { takeIn } from '#reading/lexicon/concepts.ts';
import { lineStarts } from '#reading/lines.ts';
import { indexText, type TextIndex } from '#reading/verify/text-index.ts';
import type { Selected } from '#server/sources/open.ts';
import { failureOf, type FromThread, type Part, type Sent, type ToThread } from './wire.ts';
import { works } from './works.ts';

// A thread of the server (thread.ts starts it): keeps the opened sources that it is sent, and does one work after another with them.

type Text = Pick<Selected, 'text' | 'lines' | 'report' | 'tokens'>;
const texts = new Map<number, Text>();
const indexes = new Map<number, Selected['index']>();

/** Steps by which a thread stands behind the one that answers everybody (nice), as a process of ours does. On Linux a thread has a priority of its own. */
const BEHIND = 5;
const LAST = 19;

function keep(number: number, part: Part): void {
  if (!('text' in part)) return void indexes.set(number, part);
  const { text, report } = part;
  let tokens: TextIndex | null = null;
  texts.set(number, { text, report, lines: lineStarts(text), tokens: () => (tokens ??= indexText(text)) });
}

const opened = ({ index, text, own }: Sent): Selected =>
  ({ ...own, index: indexes.get(index)!, ...(text !== null && texts.get(text)!) }) as Selected;

async function answerTo({ work, sources, given }: Extract<ToThread, { work: unknown }>): Promise<FromThread> {
  try {
    const does = works[work] as (sources: readonly Selected[], given: unknown) => unknown;
    return { made: await does(sources.map(opened), given) };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

if (process.platform === 'linux') setPriority(0, Math.min(LAST, getPriority() + BEHIND));
const { lexicon } = workerData as { lexicon: string | null };
if (lexicon !== null) takeIn(lexicon);

function drop(numbers: readonly number[]): void {
  for (const number of numbers) {
    texts.delete(number);
    indexes.delete(number);
  }
}

parentPort!.on('message', (told: ToThread) => {
  if ('keep' in told) keep(told.keep, told.part);
  else if ('drop' in told) drop(told.drop);
  else void answerTo(told).then((said) => parentPort!.postMessage(said));
});
