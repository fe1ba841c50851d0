import { openPdf, type OpenPdf } from '#extract/pdf/engine.ts';
import { findWords, paintPage, type PlaceOnPage } from '#extract/pdf/page-images.ts';
import { pageParts } from '#extract/pdf/page-parts.ts';
import { wordsOf } from '#extract/pdf/placed-words.ts';
import { readPdf } from '#extract/pdf/pdf.ts';
import { makePdf } from '#test/documents.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { Chance } from './chance.ts';
import { filesBelow, mean, percentile, present, readBytes, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { LAYOUTS, printed } from './layouts.ts';
import { sideOf } from './split.ts';

type Report = (figure: Figure) => void;
/** Citations of each document, and the words that one has: from a term to a long clause. */
const EACH = 6;
const WORDS = { least: 4, most: 60 } as const;
/** Words of a document from which citations are drawn. */
const LEAST = 80;
const PARTS = 1_000_000;
const WIDTH = 1400;
const OURS = 'test/fixtures/documents';
const LAW = `${OURS}/ley-20169.txt`;
/** Characters of a document of ours: some thirty pages. */
const MOST = 80_000;
/** Texts that are printed in each layout: contracts, norms and rulings. */
const PRINTED = [
  ['cuad', 'full_contract_txt'],
  ['leychile', 'md'],
  ['pjud', 'txt'],
] as const;
/** Characters of one of them: some pages. */
const PRINTED_MOST = 12_000;

const letters = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? [];

/** Twice what two texts have in common of letters and figures, of what both have: 1 where they are the same, whatever their order. */
function overlap(cited: string, seen: string): number {
  const [wanted, have] = [letters(cited), letters(seen)];
  const left = new Map<string, number>();
  for (const letter of have) left.set(letter, (left.get(letter) ?? 0) + 1);
  const common = wanted.filter((letter) => {
    const n = left.get(letter) ?? 0;
    left.set(letter, n - 1);
    return n > 0;
  }).length;
  return wanted.length + have.length === 0 ? 0 : (2 * common) / (wanted.length + have.length);
}

/** What PDFium itself says stands within these places of a page: each character whose middle they hold, in its own order. It knows nothing of how they were found. */
function seenIn({ pdfium, page: load }: OpenPdf, index: number, places: readonly PlaceOnPage[]): string {
  const { calls, floats, bytes } = pdfium;
  const page = load(index);
  const text = calls.FPDFText_LoadPage(page);
  const box = calls.malloc(40);
  let seen = '';
  for (let i = 0; i < calls.FPDFText_CountChars(text); i++) {
    calls.FPDFText_GetCharBox(text, i, box, box + 8, box + 16, box + 24);
    const [left, right, bottom, top] = floats().subarray(box >> 3, (box >> 3) + 4);
    calls.FPDF_PageToDevice(
      page,
      0,
      0,
      PARTS,
      PARTS,
      0,
      (left! + right!) / 2,
      (bottom! + top!) / 2,
      box + 32,
      box + 36,
    );
    const [x, y] = new Int32Array(bytes().buffer, box + 32, 2);
    const within = places.some(
      (place) =>
        x! >= place.left * PARTS &&
        x! <= (place.left + place.width) * PARTS &&
        y! >= place.top * PARTS &&
        y! <= (place.top + place.height) * PARTS,
    );
    if (within) seen += String.fromCodePoint(calls.FPDFText_GetUnicode(text, i));
  }
  calls.free(box);
  calls.FPDFText_ClosePage(text);
  calls.FPDF_ClosePage(page);
  return seen;
}

type Outlined = { found: 'words' | 'part' | 'none'; overlap: number };

/** Citations of a document, drawn by chance and outlined; none of one that is not read, or has few words. */
async function outlined(chance: Chance, bytes: Buffer): Promise<Outlined[]> {
  const read = await readPdf(bytes, () => undefined).catch(() => null);
  if (!read) return [];
  const words = wordsOf(read.text);
  if (words.length < LEAST || !read.report.pages.some(({ method }) => method === 'text')) return [];
  const open = await openPdf(bytes, null);
  return Array.from({ length: EACH }, () => {
    const count = chance.between(WORDS.least, WORDS.most);
    const from = chance.between(0, words.length - count);
    const range = { start: words[from]!.start, end: words[from + count - 1]!.end };
    const found = pageParts(read.text, read.report, range).map((part) => {
      const { found, places } = findWords(open, part.page - 1, part.text, part.range);
      return { found, seen: seenIn(open, part.page - 1, places) };
    });
    const whole = found.length > 0 && found.every((one) => one.found === 'words');
    const none = found.every((one) => one.found === 'none');
    const seen = found.map((one) => one.seen).join(' ');
    return {
      found: whole ? 'words' : none ? 'none' : 'part',
      overlap: overlap(read.text.slice(range.start, range.end), seen),
    };
  });
}

/** Real texts, another for each layout, printed in it; none of a side that is held. */
const printedTexts = (): [string, () => Promise<Buffer>][] =>
  PRINTED.flatMap(([set, folder]) => {
    if (!present(set)) return [];
    const files = filesBelow(set, folder).filter((file) => /\.(?:md|txt)$/.test(file) && sideOf(file) === 'tuned');
    return LAYOUTS.map((layout, n): [string, () => Promise<Buffer>] => {
      const file = files[n % files.length]!;
      return [`${file}, ${layout}`, () => printed(readText(file).slice(0, PRINTED_MOST), layout, n)];
    });
  });

/** The PDFs of other projects, those made of our documents with running heads and page numbers, every other one in two columns, and texts in other layouts. */
function documentsOf(): [string, () => Buffer | Promise<Buffer>][] {
  const theirs = filesBelow('extraction', 'files').filter((name) => name.endsWith('.pdf'));
  const ours = readdirSync(OURS)
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .sort();
  return [
    ...theirs.map((file): [string, () => Buffer] => [file, () => readBytes(file)]),
    ...printedTexts(),
    ...ours.map((name, i): [string, () => Promise<Buffer>] => {
      const text = readFileSync(`${OURS}/${name}`, 'utf8').slice(0, MOST);
      return [name, () => makePdf(text, { header: name, pageNumbers: true, columns: i % 2 === 0 ? 1 : 2 })];
    }),
  ];
}

/** What it takes from the bytes of a document to the image of its first page, in milliseconds. */
async function firstPage(bytes: Buffer): Promise<number> {
  const from = performance.now();
  paintPage(await openPdf(bytes, null), 0, WIDTH);
  return performance.now() - from;
}

/** The outlines of citations on the pages of real documents, held against the characters that PDFium finds within them; and how soon a page is there. */
export const bench: Bench = {
  name: 'outlines',
  about: 'outlines of cited words on pages',
  async run(report: Report) {
    const law = await makePdf(readFileSync(LAW, 'utf8'), { header: 'Ley 20.169', pageNumbers: true });
    const times = [await firstPage(law), await firstPage(law), await firstPage(law)];
    report({ name: 'first page of a law', value: Math.round(percentile(times, 0.5)), unit: 'ms', bar: { max: 1000 } });
    if (!present('extraction')) return;
    const chance = new Chance(27);
    const all: Outlined[] = [];
    let documents = 0;
    for (const [file, bytes] of documentsOf()) {
      const those = await outlined(chance, await bytes());
      if (those.length > 0) documents++;
      const poor = those.filter((one) => one.found === 'words' && one.overlap < 0.99);
      if (process.env.SHOW && (poor.length > 0 || those.some(({ found }) => found !== 'words')))
        process.stdout.write(`  ${file}: ${those.map((one) => `${one.found} ${share(one.overlap, 1)}`).join(', ')}\n`);
      all.push(...those);
    }
    const whole = all.filter(({ found }) => found === 'words');
    const of = all.length;
    report({ name: 'documents with a text layer', value: documents, unit: '' });
    report({ name: 'citations outlined to the letter', value: share(whole.length, of), unit: '%', of });
    report({
      name: 'overlap of outline and cited words',
      value: share(mean(whole.map((one) => one.overlap)), 1),
      unit: '%',
      of: whole.length,
      bar: { min: 99 },
    });
    report({
      name: 'outlines that overlap by 99 % or more',
      value: share(whole.filter((one) => one.overlap >= 0.99).length, whole.length),
      unit: '%',
      of: whole.length,
    });
    const part = all.filter(({ found }) => found === 'part').length;
    report({ name: 'outlined in part, and said so', value: share(part, of), unit: '%', of });
    report({ name: 'not outlined, and said so', value: share(of - whole.length - part, of), unit: '%', of });
  },
};
