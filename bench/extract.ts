import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDoc } from '#server/sources/extract/doc.ts';
import { readDocx } from '#server/sources/extract/docx.ts';
import { Unreadable } from '#server/sources/extract/extracted.ts';
import { readPdf } from '#server/sources/extract/pdf.ts';
import { readXlsx } from '#server/sources/extract/xlsx.ts';
import { makePdf } from '#test/documents.ts';
import { Client } from './client.ts';
import { mean, present, readBytes, readRows, readText, share } from './data.ts';
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

type Listed = { file: string; tags: string[]; reference?: string | null; must_contain?: string[] | null };
const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** The share of the reference's words that were read, each as often as it stands. */
function recall(reference: string, text: string): number | null {
  const wanted = words(reference);
  if (wanted.length < 20) return null;
  const have = new Map<string, number>();
  for (const word of words(text)) have.set(word, (have.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const left = have.get(word) ?? 0;
    have.set(word, left - 1);
    return left > 0;
  });
  return found.length / wanted.length;
}

const READERS = {
  pdf: (bytes: Buffer) => readPdf(bytes, () => undefined),
  docx: readDocx,
  doc: readDoc,
  xlsx: readXlsx,
};
/** Other people's test files: what is read of them, and that none ends in anything but a reason. */
async function extractionSet(report: Report, kind: keyof typeof READERS): Promise<void> {
  const rows = readRows<Listed>('extraction', 'manifest.jsonl').filter(({ file }) => file.endsWith(`.${kind}`));
  const recalls: number[] = [];
  let [read, refused, crashed, must, found] = [0, 0, 0, 0, 0];
  for (const { file, reference, must_contain } of rows) {
    try {
      const { text } = await READERS[kind](readBytes('extraction', file));
      read++;
      const part = reference ? recall(readText('extraction', reference), text) : null;
      if (part !== null) recalls.push(part);
      const flat = text.replace(/\s+/g, ' ');
      for (const wanted of must_contain ?? []) {
        must++;
        if (flat.includes(wanted.replace(/\s+/g, ' '))) found++;
      }
    } catch (error) {
      if (error instanceof Unreadable) refused++;
      else crashed++;
    }
  }
  report({ name: `${kind} of ten other projects: read`, value: read, unit: `of ${rows.length}` });
  report({ name: `${kind}: refused with a reason`, value: refused, unit: '' });
  report({ name: `${kind}: ended otherwise`, value: crashed, unit: '', bar: { max: 0 } });
  if (recalls.length > 0)
    report({
      name: `${kind}: words of the reference that were read, mean of ${recalls.length}`,
      value: share(mean(recalls), 1),
      unit: '%',
    });
  if (must > 0) report({ name: `${kind}: phrases that must be there`, value: share(found, must), unit: '%' });
}

async function run(report: Report): Promise<void> {
  const text = await longText();
  const bytes = await makePdf(text, { header: 'Diario Oficial', pageNumbers: true });
  await pagesASecond(report, 'long PDF', text, bytes, PAGES);
  const part = text.slice(0, text.length / 8);
  await pagesASecond(report, 'PDF of two columns', part, await makePdf(part, { columns: 2 }));
  await untilSearchable(report, bytes);
  if (!present('extraction')) return;
  for (const kind of ['pdf', 'docx', 'doc', 'xlsx'] as const) await extractionSet(report, kind);
}

export const bench: Bench = {
  name: 'extract',
  about: 'reading documents: how fast, how much, and what is refused',
  run,
};
