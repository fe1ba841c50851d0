import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { ErrorCode } from '#contract/errors.ts';
import { Unreadable } from '#extract/extracted.ts';
import { openPdf, type OpenPdf } from '#extract/pdf/engine.ts';
import { findWords, pageSizes, paintPage } from '#extract/pdf/page-images.ts';
import type { Range } from '#reading/lines.ts';
import { boundMemory } from './memory.ts';

/** What this process is asked, one thing after the other: the sizes of all pages, a page (from 0) as an image, or where words of its text stand on it. */
export type Asks = {
  sizes: { asks: object; answer: ReturnType<typeof pageSizes> };
  image: { asks: { page: number; width: number }; answer: Uint8Array };
  words: { asks: { page: number; text: string; range: Range }; answer: ReturnType<typeof findWords> };
};
export type Ask = { [K in keyof Asks]: { kind: K } & Asks[K]['asks'] }[keyof Asks];
/** What it answers, and first of all whether it could open its file. */
export type Answered = { done: unknown } | { failed: ErrorCode };

function answer(open: OpenPdf, ask: Ask): unknown {
  if (ask.kind === 'sizes') return pageSizes(open);
  if (ask.page >= open.pages) throw new Unreadable('NOT_FOUND');
  return ask.kind === 'image' ? paintPage(open, ask.page, ask.width) : findWords(open, ask.page, ask.text, ask.range);
}

/** Bytes that PDFium may take for its own memory, which holds the file and a page of many layers. Ours. */
const MOST = 768 * 1024 * 1024;

/** Answers what the work gives, or why it failed. What nobody foresaw ends this process: what PDFium stumbled over, it may have left half done. */
async function said<T>(work: () => T | Promise<T>): Promise<Answered & { value?: T }> {
  try {
    const value = await work();
    return { done: value, value };
  } catch (error) {
    return error instanceof Unreadable ? { failed: error.code } : process.exit(1);
  }
}

/**
 * Shows the pages of the one file that comes on its input, until its parent ends it. A crash, an overrun of memory or of time takes this process only; without
 * its parent it has no use.
 */
async function main(): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  boundMemory(MOST);
  const [{ password }] = (await once(process, 'message')) as [{ password: string | null }];
  const opened = await said(async () => openPdf(await buffer(process.stdin), password));
  process.on('message', (ask: Ask) => {
    void said(() => answer(opened.value!, ask)).then((told) =>
      process.send!('failed' in told ? told : { done: told.done }),
    );
  });
  process.send!('failed' in opened ? opened : { done: opened.value!.pages });
}

await main();
