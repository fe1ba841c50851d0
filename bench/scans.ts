import { encode } from 'fast-png';
import { findTesseract } from '#server/ports/ocr/tesseract.ts';
import type { Eyes } from '#extract/look.ts';
import { openPdf } from '#extract/pdf/engine.ts';
import { render } from '#extract/pdf/image.ts';
import { readPdf } from '#extract/pdf/pdf.ts';
import { createPdf, makePdf } from '#test/documents.ts';
import { present, readText, share } from './data.ts';
import { recall } from './extraction-set.ts';
import type { Bench, Figure } from './figure.ts';

/** Pages of law: of each two the second goes through a scanner. */
const PAGES = 12;
const CHARACTERS = 60_000;
/** How dark paper and ink come out of a plain scanner, and how much each dot strays. */
const SCAN = { paper: 225, ink: 60, noise: 30 } as const;

/** A page as a scanner would give it: grey paper, grey ink, dots that stray. The same each time. */
function scanned(map: Uint8Array): string {
  const bytes = Buffer.from(map);
  const [head, width, height] = /^P5\n(\d+) (\d+)\n255\n/.exec(bytes.toString('latin1', 0, 40))!;
  let seed = 7;
  const data = Uint8Array.from(bytes.subarray(head.length), (pixel) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const stray = (seed / 2_147_483_648 - 0.5) * 2 * SCAN.noise;
    return Math.max(0, Math.min(255, SCAN.ink + (pixel / 255) * (SCAN.paper - SCAN.ink) + stray));
  });
  const png = encode({ width: Number(width), height: Number(height), channels: 1, depth: 8, data });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('leychile')) return;
  const ocr = await findTesseract();
  if (!ocr) return void process.stdout.write('  (Tesseract is not here)\n');
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
  const content = pages.map((i) => ({
    ...(i % 2 === 1
      ? { image: scanned(render(pdfium, page(i))!.bytes), width: 612, absolutePosition: { x: 0, y: 0 } }
      : { text: textOf(i) }),
    ...(i > 0 && { pageBreak: 'before' }),
  }));
  const seconds: number[] = [];
  const eyes: Eyes = {
    name: ocr.name,
    look: async (image) => {
      const from = performance.now();
      const looked = await ocr.read(image, new AbortController().signal);
      seconds.push((performance.now() - from) / 1000);
      return looked;
    },
  };
  const mixed = await readPdf(await createPdf({ content }), () => undefined, { eyes });
  const wanted = pages.map(textOf).join('\n');
  const total = seconds.reduce((sum, one) => sum + one, 0);
  report({ name: `${ocr.name}: pages read as images`, value: seconds.length, unit: `of ${mixed.report.pages.length}` });
  report({ name: 'words of the law that were read', value: share(recall(wanted, mixed.text) ?? 0, 1), unit: '%' });
  report({ name: 'a page read as an image', value: Number((total / seconds.length).toFixed(1)), unit: 's' });
}

export const bench: Bench = { name: 'scans', about: 'a PDF of which every other page is a scan', run };
