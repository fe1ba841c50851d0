import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { readPdf } from '#extract/pdf/pdf.ts';
import { openPdf } from '#extract/pdf/engine.ts';
import type { Task } from '#server/sources/extract/extract.ts';
import { makePdf } from '#test/documents.ts';
import { filesBelow, percentile, present, readText } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';

type Report = (figure: Figure) => void;
const PAGES = 500;
const ROUNDS = 5;
const MEGABYTE = 1024 * 1024;
/** Characters of law that fill a little more than so many pages. */
const CHARACTERS = 1_750_000;

/** What PDFium alone takes to give the text of each page in its own order: the most that a reader on it can reach. */
async function bare(bytes: Buffer): Promise<number> {
  const { pdfium, pages, page: load } = await openPdf(bytes, null);
  const { calls } = pdfium;
  for (let i = 0; i < pages; i++) {
    const page = load(i);
    const text = calls.FPDFText_LoadPage(page);
    const count = calls.FPDFText_CountChars(text);
    const place = calls.malloc(2 * count + 2);
    const units = calls.FPDFText_GetText(text, 0, count, place);
    new TextDecoder('utf-16le').decode(pdfium.bytes().slice(place, place + 2 * Math.max(0, units - 1)));
    calls.free(place);
    calls.FPDFText_ClosePage(text);
    calls.FPDF_ClosePage(page);
  }
  return pages;
}

/** Reading order, running heads, hyphens and report beside bare PDFium, by turns in one process. */
async function beside(report: Report, bytes: Buffer): Promise<void> {
  const speeds = { bare: [] as number[], ours: [] as number[] };
  const timed = async (into: number[], work: () => Promise<number>): Promise<void> => {
    const from = performance.now();
    const pages = await work();
    into.push((1000 * pages) / (performance.now() - from));
  };
  for (let round = 0; round < ROUNDS; round++) {
    await timed(speeds.bare, () => bare(bytes));
    await timed(speeds.ours, async () => (await readPdf(bytes, () => undefined)).report.pages.length);
  }
  const [theirs, ours] = [percentile(speeds.bare, 0.5), percentile(speeds.ours, 0.5)];
  report({ name: 'bare PDFium', value: Math.round(theirs), unit: 'pages a second' });
  report({ name: 'read in order, with its report', value: Math.round(ours), unit: 'pages a second' });
  report({ name: 'of bare PDFium', value: Math.round((100 * ours) / theirs), unit: '%', bar: { min: 60 } });
}

/** The most memory that a process had, by the kernel's own count; null where the system does not tell. */
function peakOf(pid: number): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / MEGABYTE;
  } catch {
    return null;
  }
}

/** The built child of the server, from spawn to its last word: indexing is part of it. */
async function childOf(report: Report, bytes: Buffer): Promise<void> {
  const task: Task = {
    type: 'pdf',
    mediaType: 'application/pdf',
    title: 'Leyes.pdf',
    password: null,
    ocr: null,
    speaks: null,
  };
  const from = performance.now();
  const child = spawn(process.execPath, ['--max-old-space-size=1024', 'dist/server/extract-child.js'], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  let peak: number | null = null;
  const look = setInterval(() => (peak = peakOf(child.pid!) ?? peak), 20);
  let answered = 0;
  child.stdout!.on('data', (part: Buffer) => {
    peak = peakOf(child.pid!) ?? peak;
    answered += part.length;
  });
  child.send({ task, bytes: null });
  child.stdin!.end(bytes);
  await once(child, 'close');
  clearInterval(look);
  report({
    name: `a PDF of ${PAGES} pages, read and indexed by the child`,
    value: Number(((performance.now() - from) / 1000).toFixed(2)),
    unit: 's',
  });
  report({ name: 'its answer', value: Number((answered / MEGABYTE).toFixed(1)), unit: 'MB' });
  if (peak === null) process.stdout.write('  (this system does not tell the peak memory of a process)\n');
  else report({ name: 'its peak memory', value: Math.round(peak), unit: 'MB', bar: { max: 250 } });
}

async function run(report: Report): Promise<void> {
  if (!present('leychile')) return;
  const laws = filesBelow('leychile', 'md').map((file) => readText(file));
  const bytes = await makePdf(laws.join('\n\n').slice(0, CHARACTERS), { header: 'Diario Oficial', pageNumbers: true });
  const { pages } = await openPdf(bytes, null);
  report({ name: 'pages', value: pages, unit: '', bar: { min: PAGES } });
  await beside(report, bytes);
  await childOf(report, bytes);
}

export const bench: Bench = {
  name: 'pdf',
  about: 'pages a second beside bare PDFium, and the memory of a long document',
  run,
};
