import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPdf } from '#server/sources/extract/pdf.ts';
import { makePdf } from '#test/documents.ts';
import { Client } from './client.ts';
import { percentile, present, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { startServer } from './server.ts';

type Report = (figure: Figure) => void;
type Made = { text: string; bytes: Buffer; pages: number };

const PAGES = 300;
const RUNS = 5;
/** A sentence that stands on the last page only, and the question that it answers. */
const LAST = 'El señor Teodomiro Quilapán recibió el sobre lacrado en la notaría de Chanco.';
const QUESTION = '¿Quién recibió el sobre lacrado en la notaría de Chanco?';

const code = (): string => readText('leychile', 'md', 'codigos', 'codigo-civil.md');
const nothing = (): void => undefined;
const pagesOf = async (bytes: Buffer): Promise<number> => (await readPdf(bytes, nothing)).report.pages.length;

/** A law printed as a PDF of at least 300 pages, as near to it as its paragraphs allow. */
async function threeHundredPages(): Promise<Made> {
  const law = code();
  for (let characters = 700_000; ; ) {
    const text = `${law.slice(0, law.lastIndexOf('\n\n', characters))}\n\n${LAST}`;
    const bytes = await makePdf(text, { header: 'Código Civil', pageNumbers: true });
    const pages = await pagesOf(bytes);
    if (pages >= PAGES || characters >= law.length) return { text, bytes, pages };
    characters = Math.min(law.length, Math.ceil((characters * (PAGES + 2)) / pages));
  }
}

/** Words as letters and digits in a row, so that a hyphen or a mark at a line end is no difference. */
const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of the words of a text that was read, each as often as it stands there. */
export function wordRecall(expected: string, read: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(read)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = wordsOf(expected);
  let found = 0;
  for (const word of words) {
    const left = counts.get(word) ?? 0;
    if (left > 0) found++;
    counts.set(word, left - 1);
  }
  return words.length > 0 ? found / words.length : 1;
}

/** Pages a second in this process, and whether the words come back. */
async function reading(report: Report, name: string, { text, bytes, pages }: Made): Promise<void> {
  const times: number[] = [];
  let read = '';
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    read = (await readPdf(bytes, nothing)).text;
    times.push(performance.now() - from);
  }
  const second = (1000 * pages) / percentile(times, 0.5);
  report({ name: `${name}: pages a second`, value: Math.round(second), unit: '' });
  // A heading's marks are no words; a word divided at a line end counts as lost.
  report({ name: `${name}: words found again`, value: share(wordRecall(text, read), 1), unit: '%' });
}

/** From the first byte sent to the first cited answer from its last page, over the built server. */
async function searchable(report: Report, { bytes, pages }: Made): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-extract-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
  try {
    const client = await Client.join(server.base, 'ana@example.com');
    const { id } = await client.notebook('Lectura');
    const from = performance.now();
    await client.upload(id, 'codigo-civil.pdf', bytes);
    const sent = performance.now() - from;
    for (;;) {
      const [source] = await client.sources(id);
      if (source?.processing_status === 'failed') throw new Error(`the PDF was not read: ${source.error_code}`);
      if (source?.processing_status === 'completed') break;
      await pause(50);
    }
    const read = performance.now() - from;
    const { message } = await client.ask(id, QUESTION);
    const answered = performance.now() - from;
    const right = JSON.stringify(message).includes('Quilapán');
    const seconds = (ms: number): number => Number((ms / 1000).toFixed(2));
    report({ name: `${pages} pages: sent after`, value: seconds(sent), unit: 's' });
    report({ name: `${pages} pages: searchable after`, value: seconds(read), unit: 's', bar: { max: 10 } });
    report({ name: `${pages} pages: first answer after`, value: seconds(answered), unit: 's', bar: { max: 10 } });
    report({ name: 'that answer cites the last page', value: right ? 1 : 0, unit: '', bar: { min: 1 } });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function run(report: Report): Promise<void> {
  if (!present('leychile')) return;
  const made = await threeHundredPages();
  await reading(report, `law of ${made.pages} pages`, made);
  const text = made.text.slice(0, 200_000);
  const bytes = await makePdf(text, { columns: 2 });
  const columns = { text, bytes, pages: await pagesOf(bytes) };
  await reading(report, `two columns, ${columns.pages} pages`, columns);
  await searchable(report, made);
}

export const bench: Bench = { name: 'extract', about: 'reading PDFs: how fast, and how soon they can be asked', run };
