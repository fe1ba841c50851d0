import iconv from 'iconv-lite';

/** The code pages of the sets of characters that a font says it has (RTF 1.9.1, "Font Table"). */
const CHARSETS: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};
/** The set of a font whose letters are pictures. */
const SYMBOLS = 2;
const NAMES: Readonly<Record<number, string>> = { 10000: 'macroman', 65001: 'utf-8' };

/** The encoding of a code page by its number; that of Western Europe where it is unknown. */
export function encodingOf(page: number): string {
  const name = NAMES[page] ?? `cp${page}`;
  return iconv.encodingExists(name) ? name : 'windows-1252';
}

type Font = { name: string; encoding: string | null; pictures: boolean };

/** The fonts of a document, by which its bytes are letters. */
export class Fonts {
  private readonly fonts = new Map<number, Font>();
  private last: Font | null = null;

  define(number: number): void {
    this.last = { name: '', encoding: null, pictures: false };
    this.fonts.set(number, this.last);
  }
  name(text: string): void {
    if (this.last) this.last.name = (this.last.name + text).replace(/;.*$/s, '').slice(0, 80);
  }
  charset(set: number): void {
    if (!this.last) return;
    this.last.pictures = set === SYMBOLS;
    if (CHARSETS[set] !== undefined) this.last.encoding = encodingOf(CHARSETS[set]);
  }
  page(page: number): void {
    if (this.last) this.last.encoding = encodingOf(page);
  }

  /** The name of a font whose letters are pictures; null for any other. */
  pictures(number: number): string | null {
    const font = this.fonts.get(number);
    return font && (font.pictures || /^(?:symbol|wingdings)/i.test(font.name)) ? font.name : null;
  }
  decode = (bytes: Buffer, number: number, otherwise: string): string =>
    iconv.decode(bytes, this.fonts.get(number)?.encoding ?? otherwise);
}
