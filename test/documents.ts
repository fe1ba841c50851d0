import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `password` is asked of whoever opens it, `ownerPassword` only of whoever changes it. */
type PdfOptions = {
  header?: string;
  pageNumbers?: boolean;
  columns?: 1 | 2;
  password?: string;
  ownerPassword?: string;
};

/** A PDF of a definition of pdfmake, in Letter size. */
export function createPdf(definition: object): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  const pdfmake = require('pdfmake') as {
    setFonts(fonts: object): void;
    setUrlAccessPolicy(policy: () => boolean): void;
    setLocalAccessPolicy(policy: () => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  const fonts = path.join(path.dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  pdfmake.setFonts({
    Roboto: {
      normal: path.join(fonts, 'Roboto-Regular.ttf'),
      bold: path.join(fonts, 'Roboto-Medium.ttf'),
      italics: path.join(fonts, 'Roboto-Italic.ttf'),
      bolditalics: path.join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  const page = { pageSize: 'LETTER', pageMargins: [72, 72, 72, 72], defaultStyle: { fontSize: 11, lineHeight: 1.2 } };
  return pdfmake.createPdf({ ...page, ...definition }).getBuffer();
}

/** A PDF of a text as a word processor would print it, in Letter size. Paragraphs are parted by empty lines; one that starts with a form feed starts a page. */
export async function makePdf(
  text: string,
  { header, pageNumbers = false, columns = 1, password, ownerPassword }: PdfOptions = {},
): Promise<Buffer> {
  const paragraphs = text.split(/\n[^\S\f]*\n/).map((paragraph) => ({
    text: paragraph.replace(/\s*\n\s*/g, ' ').replace(/^\f?(?:#+ )?/, ''),
    ...(paragraph.startsWith('\f') && { pageBreak: 'before' }),
    margin: [0, 0, 0, 10],
    bold: paragraph.startsWith('#'),
  }));
  const half = Math.ceil(paragraphs.length / 2);
  const content =
    columns === 2 ? [{ columns: [paragraphs.slice(0, half), paragraphs.slice(half)], columnGap: 24 }] : paragraphs;
  return createPdf({
    content,
    ...(header && { header: { text: header, margin: [72, 30] } }),
    ...(pageNumbers && { footer: (page: number, of: number) => ({ text: `${page} de ${of}`, alignment: 'center' }) }),
    ...(password && { userPassword: password }),
    ...(ownerPassword && { ownerPassword }),
  });
}

/** A Word document of a text: Markdown headings become headings, the rest paragraphs. */
export function makeDocx(text: string): Promise<Buffer> {
  const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];
  const children = text.split(/\n\s*\n/).map((paragraph) => {
    const hashes = /^#+/.exec(paragraph)?.[0].length ?? 0;
    const level = levels[hashes - 1];
    return new Paragraph({
      text: paragraph.replace(/^#+ /, '').replace(/\s*\n\s*/g, ' '),
      ...(level && { heading: level }),
    });
  });
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** A PDF of very many pages that all say the same, written by hand so that it is there at once: it takes its reader long. */
export function makeLongPdf(pages: number, line: string): Buffer {
  const text = Array.from({ length: 40 }, (_, n) => `1 0 0 1 72 ${750 - n * 16} Tm (${line} ${n}) Tj`).join('\n');
  const stream = `BT /F1 11 Tf\n${text}\nET`;
  const kids = Array.from({ length: pages }, (_, n) => `${n + 5} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>',
    ),
  ];
  return bound(objects);
}

/** A PDF of one line that would run a script and a program, opens a form of its own, holds a file and leads elsewhere, to `address`. */
export function makeActivePdf(line: string, address: string): Buffer {
  const stream = `BT /F1 11 Tf 1 0 0 1 72 700 Tm (${line}) Tj ET`;
  const script = `<< /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("${address}"\\)) >>`;
  const xfa = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><script>xfa.host.gotoURL("${address}")</script></template></xdp:xdp>`;
  const actions = [
    `<< /S /URI /URI (${address}) >>`,
    '<< /S /Launch /F (/bin/sh) /NewWindow true >>',
    `<< /S /GoToR /D [0 /Fit] /F << /FS /URL /F (${address}) >> >>`,
    `<< /S /SubmitForm /F << /FS /URL /F (${address}) >> >>`,
  ].map((action) => `<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A ${action} /AA << /PO ${script} >> >>`);
  return bound([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AcroForm << /XFA 5 0 R /Fields [] /NeedAppearances true >> /Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>] >> /JavaScript << /Names [(a) ${script}] >> >> >>`,
    '<< /Type /Pages /Count 1 /Kids [7 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    `<< /Length ${xfa.length} >>\nstream\n${xfa}\nendstream`,
    '<< /Type /EmbeddedFile /Length 7 >>\nstream\nMZ evil\nendstream',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R /AA << /O ${script} >> /Annots [${actions.join(' ')}] >>`,
  ]);
}

/** Objects of a PDF, numbered in their order, the first its catalogue, with the table of where they stand. */
function bound(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}
