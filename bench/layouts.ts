import { createPdf } from '#test/documents.ts';

/** How a text may be printed, beside plainly. */
export const LAYOUTS = ['turned', 'shifted', 'divided', 'numbered', 'table', 'noted'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Characters of a line, where lines are ended by hand; lines of a page with numbers. */
const LINE = 64;
const PAGE = 25;

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The lines of a paragraph, its words divided where a line is full. */
function dividedLines(paragraph: string): string[] {
  const lines: string[] = [];
  for (let rest = paragraph; rest !== '';) {
    const end = rest.length <= LINE ? rest.length : LINE;
    const amid = /\p{Ll}{3}$/u.test(rest.slice(0, end)) && /^\p{Ll}{3}/u.test(rest.slice(end));
    const cut = end === rest.length || amid ? end : Math.max(rest.lastIndexOf(' ', end), 1);
    lines.push(rest.slice(0, cut).trim() + (amid ? '-' : ''));
    rest = rest.slice(cut).trim();
  }
  return lines;
}

/** Sets what each page of a PDF says of itself. The table of its objects is wrong afterwards, which PDFium mends. */
const withPages = (pdf: Buffer, said: string): Buffer =>
  Buffer.from(pdf.toString('latin1').replace(/\/Type \/Page\n/g, `/Type /Page\n${said}\n`), 'latin1');

/** A text as a PDF: pages turned by 90, 180 or 270° · a part of a larger page shown · words divided · numbered lines · a table · raised numbers with notes. */
export async function printed(text: string, layout: Layout, n: number): Promise<Buffer> {
  const paragraphs = paragraphsOf(text);
  const plain = paragraphs.map((one) => ({ text: one, margin: [0, 0, 0, 10], alignment: 'justify' }));
  const divided = (): string[] => paragraphs.flatMap(dividedLines);
  switch (layout) {
    case 'turned':
      return withPages(await createPdf({ content: plain }), `/Rotate ${90 * ((n % 3) + 1)}`);
    case 'shifted':
      return withPages(await createPdf({ content: plain }), '/CropBox [40 50 580 760]');
    case 'divided':
      return createPdf({ content: divided() });
    case 'numbered':
      return createPdf({
        content: divided().map((line, at) => ({
          columns: [{ width: 30, text: `${(at % PAGE) + 1}` }, line],
          ...(at > 0 && at % PAGE === 0 && { pageBreak: 'before' }),
        })),
      });
    case 'table': {
      const body = paragraphs.map((one, at) => [`${at + 1}`, one, `$ ${(at + 1) * 1250}`]);
      return createPdf({ content: [{ table: { widths: [30, '*', 60], body }, fontSize: 9 }] });
    }
    case 'noted':
      return createPdf({
        content: paragraphs.map((one, at) => ({
          text: [one, ...(at % 3 === 0 ? [{ text: `${at / 3 + 1}`, sup: true }] : [])],
          margin: [0, 0, 0, 10],
        })),
        footer: (page: number) => ({ text: `${page}  Véase el anexo ${page}.`, fontSize: 8, margin: [72, 0] }),
      });
  }
}
