import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPdf } from '#extract/pdf/pdf.ts';
import { makePdf } from '#test/documents.ts';
import { Client } from './client.ts';
import { present, share } from './data.ts';
import { extractionSet, recall } from './extraction-set.ts';
import type { Bench, Figure } from './figure.ts';
import { startServer } from './server.ts';

type Report = (figure: Figure) => void;
const LAW = 'test/fixtures/documents/ley-20169.txt';
const PAGES = 300;
/** Copies of the law that fill about so many pages. */
const COPIES = 94;

/** A sentence that stands on the last page only, and what asks for it. */
const LAST = 'Don Teodomiro Quilapán recibió el sobre lacrado en la notaría de Chanco.';
const QUESTION = '¿Quién recibió el sobre lacrado en la notaría de Chanco?';

async function longText(): Promise<string> {
  const law = await readFile(LAW, 'utf8');
  const parts = Array.from({ length: COPIES }, (_, n) => `# Copia ${n + 1}\n\n${law}`);
  return [...parts, LAST].join('\n\n');
}

async function pagesASecond(report: Report, name: string, text: string, bytes: Buffer, least?: number): Promise<void> {
  let pages = 0;
  const from = performance.now();
  const read = await readPdf(bytes, (_page, of) => (pages = of));
  const seconds = (performance.now() - from) / 1000;
  report({ name: `${name}: pages`, value: pages, unit: '', ...(least !== undefined && { bar: { min: least } }) });
  report({ name: `${name}: pages read`, value: Math.round(pages / seconds), unit: 'a second' });
  report({ name: `${name}: words read`, value: share(recall(text, read.text) ?? 0, 1), unit: '%' });
}

/** From the first byte sent to the first answer out of the document, over the built server. */
async function untilSearchable(report: Report, bytes: Buffer): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-extract-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
  try {
    const client = await Client.join(server.base, 'ana@example.com');
    const notebook = (await client.notebook('Largo')).id;
    const from = performance.now();
    await client.upload(notebook, 'largo.pdf', bytes);
    while ((await client.sources(notebook)).some((source) => source.processing_status !== 'completed')) await pause(50);
    const searchable = performance.now() - from;
    const { message } = await client.ask(notebook, QUESTION);
    const answered = performance.now() - from;
    const seconds = (ms: number): number => Number((ms / 1000).toFixed(2));
    report({
      name: 'a PDF of 300 pages, from upload to searchable',
      value: seconds(searchable),
      unit: 's',
      bar: { max: 10 },
    });
    report({
      name: 'a PDF of 300 pages, from upload to its first answer',
      value: seconds(answered),
      unit: 's',
      bar: { max: 10 },
    });
    const cited = JSON.stringify(message).includes('Quilapán');
    report({ name: 'that answer quotes the last page', value: Number(cited), unit: '', bar: { min: 1 } });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function run(report: Report): Promise<void> {
  const text = await longText();
  const bytes = await makePdf(text, { header: 'Diario Oficial', pageNumbers: true });
  await pagesASecond(report, 'long PDF', text, bytes, PAGES);
  const part = text.slice(0, text.length / 8);
  await pagesASecond(report, 'PDF of two columns', part, await makePdf(part, { columns: 2 }));
  await untilSearchable(report, bytes);
  if (present('extraction')) await extractionSet(report);
}

export const bench: Bench = {
  name: 'extract',
  about: 'reading documents: how fast, how much, and what is refused (rules made before the split saw both sides)',
  run,
};
