import { text } from 'node:stream/consumers';
import type { Format } from '#contract/export.ts';
import { writeDocx } from './docx.ts';
import type { Manuscript } from './manuscript.ts';
import { writeMarkdown } from './markdown.ts';
import type { Paper } from './paper.ts';
import { writePdf } from './pdf/pdf.ts';
import { typeset } from './typeset.ts';

/** What this process is told on its input. */
export type Order = { format: Format; manuscript: Manuscript };

const WRITERS: Record<Format, (paper: Paper) => Promise<Buffer> | string> = {
  docx: writeDocx,
  pdf: writePdf,
  md: writeMarkdown,
};

/** Prints one document: its manuscript comes on standard input, its bytes go to standard output. Without its parent it has no use. */
async function main(): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  const { format, manuscript } = JSON.parse(await text(process.stdin)) as Order;
  const bytes = await WRITERS[format](typeset(manuscript));
  await new Promise((done) => process.stdout.write(bytes, done));
  process.exit(0);
}

await main();
