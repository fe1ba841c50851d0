import { readFileSync } from 'node:fs';
import { createEmbeddedOcr } from '#server/ports/ocr/embedded.ts';
import type { Ocr } from '#server/ports/ocr/port.ts';
import { findTesseract } from '#server/ports/ocr/tesseract.ts';
import type { Eyes } from '#extract/look.ts';
import { openPdf } from '#extract/pdf/engine.ts';
import { render } from '#extract/pdf/image.ts';
import { readPdf } from '#extract/pdf/pdf.ts';
import { createPdf, makePdf } from '#test/documents.ts';
import { present, readText, share } from './data.ts';
import { recall } from './extraction-set.ts';
import type { Bench, Figure } from './figure.ts';
import { greyOf, scanned, type Way } from './scanned.ts';

/** Pages of law that go each way, and the characters of the law that hold them. */
const PAGES = 6;
const CHARACTERS = 40_000;
/** How a page gets here: at how many dots an inch, how, and the share of its words that must be read. */
const WAYS: { name: string; dpi: number; way: Way; bar: number }[] = [
  { name: 'scanned at 300 dpi', dpi: 300, way: { paper: 225, ink: 60, noise: 30 }, bar: 97 },
  { name: 'tilted by 2° at 300 dpi', dpi: 300, way: { paper: 225, ink: 60, noise: 30, tilt: 2 }, bar: 90 },
  { name: 'tilted by 5° at 200 dpi', dpi: 200, way: { paper: 225, ink: 60, noise: 30, tilt: -5 }, bar: 90 },
  {
    name: 'photographed: perspective, shade, blur, 290 dpi',
    dpi: 290,
    way: { paper: 215, ink: 70, noise: 25, tilt: 1, perspective: 0.04, shade: 0.35, blur: 1 },
    bar: 90,
  },
  {
    name: 'photographed badly: the same, faint, at 170 dpi',
    dpi: 170,
    way: { paper: 200, ink: 90, noise: 35, tilt: 1.5, perspective: 0.05, shade: 0.4, blur: 1 },
    bar: 90,
  },
];

type Counted = { seconds: number[]; wrong: number; wrongTold: number; right: number; rightTold: number };
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Counts what was read wrong and right, and how much of each is told as unsure. */
function count(
  counted: Counted,
  text: string,
  unsure: readonly { start: number; end: number }[],
  wanted: string,
): void {
  const known = new Set(wordsOf(wanted));
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const isTold = unsure.some(({ start, end }) => index < end && index + word.length > start);
    const isRight = known.has(word.normalize('NFKC').toLowerCase());
    counted[isRight ? 'right' : 'wrong']++;
    if (isTold) counted[isRight ? 'rightTold' : 'wrongTold']++;
  }
}

/** The most memory that a process below this one has taken so far, in megabytes; null where the system does not tell. */
function peakBelow(): number | null {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    const peaks = children.map((pid) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return Math.round(Math.max(...peaks.map(Number).filter(Number.isFinite)) / 1024);
  } catch {
    return null;
  }
}

async function measure(ocr: Ocr, report: (figure: Figure) => void): Promise<void> {
  const law = readText('leychile', 'md', 'codigos', 'codigo-civil.md').slice(0, CHARACTERS);
  const plain = await makePdf(law);
  const { text, report: known } = await readPdf(plain, () => undefined);
  const { pdfium, page } = await openPdf(plain, null);
  const lines = text.split('\n');
  const textOf = (i: number): string => {
    const [from, to] = [known.pages[i]!.line_from!, known.pages[i + 1]?.line_from ?? lines.length + 1];
    return lines.slice(from - 1, to - 1).join('\n');
  };
  const pages = Array.from({ length: PAGES }, (_, i) => i);
  const counted: Counted = { seconds: [], wrong: 0, wrongTold: 0, right: 0, rightTold: 0 };
  let peak: number | null = null;
  const eyes: Eyes = {
    name: ocr.name,
    look: async (image) => {
      const from = performance.now();
      const looked = await ocr.read(image, new AbortController().signal);
      counted.seconds.push((performance.now() - from) / 1000);
      const now = peakBelow();
      if (now !== null) peak = Math.max(peak ?? 0, now);
      return looked;
    },
  };
  const wanted = pages.map(textOf).join('\n');
  for (const { name, dpi, way, bar } of WAYS) {
    const content = pages.map((i) => {
      const png = Buffer.from(scanned(greyOf(render(pdfium, page(i), dpi)!.bytes), way)).toString('base64');
      const place = { width: 612, absolutePosition: { x: 0, y: 0 } };
      return { image: `data:image/png;base64,${png}`, ...place, ...(i > 0 && { pageBreak: 'before' }) };
    });
    const read = await readPdf(await createPdf({ content }), () => undefined, { eyes });
    count(counted, read.text, read.report.unsure, wanted);
    const value = share(recall(wanted, read.text) ?? 0, 1);
    report({ name: `${ocr.name}: words right, ${name}`, value, unit: '%', of: PAGES, bar: { min: bar } });
  }
  const { seconds, wrong, wrongTold, right, rightTold } = counted;
  const total = seconds.reduce((sum, one) => sum + one, 0);
  report({
    name: `${ocr.name}: a page`,
    value: Number((total / seconds.length).toFixed(1)),
    unit: 's',
    of: seconds.length,
  });
  report({
    name: `${ocr.name}: words read wrong that are told as unsure`,
    value: share(wrongTold, wrong),
    unit: '%',
    of: wrong,
  });
  report({
    name: `${ocr.name}: words read right that are told as unsure`,
    value: share(rightTold, right),
    unit: '%',
    of: right,
  });
  if (peak !== null)
    report({ name: `${ocr.name}: the most memory of its process`, value: peak, unit: 'MB', bar: { max: 400 } });
}

async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('leychile')) return;
  await measure(createEmbeddedOcr(), report);
  const installed = await findTesseract();
  if (installed)
    await measure(installed, (figure) => report({ name: figure.name, value: figure.value, unit: figure.unit }));
}

export const bench: Bench = {
  name: 'scans',
  about:
    'pages of law that were scanned, tilted or photographed, read by what comes with Fojas and by Tesseract where it is installed',
  run,
};
