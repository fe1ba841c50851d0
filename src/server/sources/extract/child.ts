import { buffer } from 'node:stream/consumers';
import type { ErrorCode } from '#contract/errors.ts';
import { MAX_TEXT, MAX_WORDS } from '#contract/sources.ts';
import type { Task } from './extract.ts';
import { digest, type Digest, type Trace } from './digest.ts';
import { readDoc } from './doc.ts';
import { readDocx } from './docx/docx.ts';
import { CANONICAL, countWords, plainReport, Unreadable, type Extracted, type Progress } from './extracted.ts';
import { charsetOf, readHtml } from './html.ts';
import { readImage } from './image.ts';
import { readerOf, readerOfPage } from './kind.ts';
import { parentEyes } from './look.ts';
import { readNorm } from './norm/norm.ts';
import { readPdf } from './pdf/pdf.ts';
import { readText } from './text.ts';
import { isTranscript, readTranscript } from './transcript.ts';
import { readXlsx } from './xlsx/xlsx.ts';

/** Progress is told at most so often, in milliseconds. */
const TELL_EVERY = 100;

/** What this process says on its output, a line each: that it has the file, how far it is, and how it ended. */
export type Said =
  | { began: true }
  | { page: number; of: number }
  | { undescribed: Trace }
  | { done: Digest }
  | { failed: ErrorCode };

async function readFile(task: Task, bytes: Buffer, progress: Progress): Promise<Extracted> {
  if (task.mediaType === CANONICAL) return { text: bytes.toString(), report: plainReport() };
  if (isTranscript(task)) return readTranscript(bytes);
  const { type, mediaType, password, ocr } = task;
  const reader = type === 'website' ? readerOfPage(mediaType, bytes) : readerOf(type, bytes);
  const eyes = ocr === null ? null : parentEyes(ocr);
  switch (reader) {
    case 'pdf':
      return readPdf(bytes, progress, { password, eyes });
    case 'image':
      return readImage(bytes, eyes);
    case 'docx':
      return readDocx(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'xlsx':
      return readXlsx(bytes);
    case 'norm':
      return readNorm(bytes);
    case 'html':
      return readHtml(bytes, charsetOf(mediaType), type === 'website');
    default:
      return readText(bytes, type === 'md');
  }
}

/** Reads one file from standard input, where its task is the first line, and ends. A crash, an overrun of memory or of time takes this process only; without its parent it has no use. */
async function main(): Promise<void> {
  const alone = (): never => process.exit(1);
  process.once('disconnect', alone);
  const say = (said: Said): boolean => process.stdout.write(`${JSON.stringify(said)}\n`);
  try {
    const given = await buffer(process.stdin);
    const first = given.indexOf(10);
    const task = JSON.parse(given.toString('utf8', 0, first)) as Task;
    say({ began: true });
    let last = 0;
    const read = await readFile(task, given.subarray(first + 1), (page, of) => {
      if (page < of && Date.now() - last < TELL_EVERY) return;
      last = Date.now();
      say({ page, of });
    });
    const words = (read.report.words ??= countWords(read.text));
    if (words > MAX_WORDS || read.text.length > MAX_TEXT) say({ failed: 'TOO_MUCH_TEXT' });
    else say({ done: digest(read, task, (undescribed) => say({ undescribed })) });
  } catch (error) {
    say({ failed: error instanceof Unreadable ? error.code : 'CORRUPT' });
  }
  process.off('disconnect', alone);
  process.disconnect();
}

await main();
