import { text } from 'node:stream/consumers';
import type { Language } from '#contract/language.ts';
import { traceOf } from '#server/log.ts';
import { loadGenerator, SHELF } from './registry.ts';
import type { Document, Taken } from './tool.ts';

/** What this process is told on its input: the tool, where it lies (null: among those that this program came with), and what it is to read. */
export type Order = {
  folder: string | null;
  kind: string;
  document: Document;
  others: readonly Document[];
  language: Language;
  /** What was asked beside it. */
  options: unknown;
  /** The results of other tools that it takes in. */
  taken?: readonly Taken[];
  /** The Word file of what was read is wanted instead, made at this moment. */
  word?: string;
};
/** What it says beside its answer. */
export type Said = { stage: string; done: number } | { failed: ReturnType<typeof traceOf> };

/** Runs one tool on one document: its order comes on standard input, its draft goes to standard output. Without its parent it has no use. */
async function main(): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  const say = (said: Said): Promise<unknown> => new Promise((sent) => void process.send!(said, sent));
  try {
    const {
      folder,
      kind,
      document,
      others,
      language,
      options,
      word: at,
      taken = [],
    } = JSON.parse(await text(process.stdin)) as Order;
    const { offline, word } = await loadGenerator(folder ?? SHELF, kind);
    const made =
      at !== undefined && word
        ? Buffer.from(await word({ document, others, language, at })).toString('base64')
        : await offline(document, language, (stage, done = 0) => void say({ stage, done }), others, options, taken);
    await new Promise((done) => process.stdout.write(JSON.stringify(made), done));
  } catch (error) {
    await say({ failed: traceOf(error) });
    process.exitCode = 1;
  }
  process.exit();
}

await main();
