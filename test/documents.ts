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
