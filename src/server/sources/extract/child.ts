import { buffer } from 'node:stream/consumers';
import type { ErrorCode } from '#contract/errors.ts';
import type { SourceType } from '#contract/source-type.ts';
import { MAX_TEXT } from '#contract/sources.ts';
import { readDocx } from './docx.ts';
import { Unreadable, type Extracted, type Progress } from './extracted.ts';
import { readerOf } from './kind.ts';
import { readPdf } from './pdf.ts';
import { readText } from './text.ts';

/** What this process says on its output, a line each. */
export type Said = { page: number; of: number } | { done: Extracted } | { failed: ErrorCode };

async function read(type: SourceType, bytes: Buffer, progress: Progress): Promise<Extracted> {
  const reader = readerOf(type, bytes);
  if (reader === 'pdf') return readPdf(bytes, progress);
  return reader === 'docx' ? readDocx(bytes) : readText(bytes, type === 'md');
}

/** Reads one file from standard input and ends. A crash, an overrun of memory or of time takes this process only. */
async function main(): Promise<void> {
  const say = (said: Said): boolean => process.stdout.write(`${JSON.stringify(said)}\n`);
  try {
    const done = await read(process.argv[2] as SourceType, await buffer(process.stdin), (page, of) => {
      if (page % 5 === 0 || page === of) say({ page, of });
    });
    say(done.text.length > MAX_TEXT ? { failed: 'TOO_MUCH_TEXT' } : { done });
  } catch (error) {
    say({ failed: error instanceof Unreadable ? error.code : 'CORRUPT' });
  }
}

await main();
