import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { ErrorCode } from '#contract/errors.ts';
import { MAX_TEXT, MAX_WORDS } from '#contract/sources.ts';
import { CANONICAL, countWords, plainReport, Unreadable, type Extracted, type Progress } from '#extract/extracted.ts';
import { isTranscript, readTranscript } from '#extract/media/transcript.ts';
import { readFile } from '#extract/registry.ts';
import { digest, type Digest, type Trace } from './digest.ts';
import type { Handed, Task } from './extract.ts';
import { parentEyes } from './parent-eyes.ts';

/** Progress is told at most so often, in milliseconds. */
const TELL_EVERY = 100;

/** What this process says on its output, a line each: that it has the file, how far it is, and how it ended. */
export type Said =
  | { began: true }
  | { page: number; of: number }
  | { undescribed: Trace }
  | { done: Digest }
  | { failed: ErrorCode };

function read(task: Task, bytes: Buffer, progress: Progress): Extracted | Promise<Extracted> {
  if (task.mediaType === CANONICAL) return { text: bytes.toString(), report: plainReport() };
  if (isTranscript(task)) return readTranscript(bytes);
  const { type, mediaType, password, ocr } = task;
  return readFile(bytes, { type, mediaType, password, progress, eyes: ocr === null ? null : parentEyes(ocr) });
}

/** Reads one file, and says how it ended. */
async function answer(task: Task, bytes: Buffer, say: (said: Said) => void): Promise<void> {
  try {
    say({ began: true });
    let last = 0;
    const extracted = await read(task, bytes, (page, of) => {
      if (page < of && Date.now() - last < TELL_EVERY) return;
      last = Date.now();
      say({ page, of });
    });
    const words = (extracted.report.words ??= countWords(extracted.text));
    if (words > MAX_WORDS || extracted.text.length > MAX_TEXT) say({ failed: 'TOO_MUCH_TEXT' });
    else say({ done: digest(extracted, task, (undescribed) => say({ undescribed })) });
  } catch (error) {
    say({ failed: error instanceof Unreadable ? error.code : 'CORRUPT' });
  }
}

/**
 * Reads what it is handed, one file after another; one that comes on standard input is the last. A crash, an overrun of memory or of time takes this process
 * only; without its parent it has no use.
 */
async function main(): Promise<void> {
  const alone = (): never => process.exit(1);
  process.once('disconnect', alone);
  const say = (said: Said): boolean => process.stdout.write(`${JSON.stringify(said)}\n`);
  for (let last = false; !last;) {
    const [{ task, bytes }] = (await once(process, 'message')) as [Handed];
    last = bytes === null;
    await answer(task, bytes ? Buffer.from(bytes) : await buffer(process.stdin), say);
  }
  process.off('disconnect', alone);
  process.disconnect();
}

await main();
