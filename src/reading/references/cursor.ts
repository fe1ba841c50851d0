const FOLDED = new Map<string, string>();
/** One letter without its accent, the many signs for a degree, a dash or a space as one each; always one character for one. */
function foldCharacter(c: string): string {
  let folded = FOLDED.get(c);
  if (folded === undefined) {
    if (/[ºª˚]/.test(c)) folded = '°';
    else if (/[‐‑‒–—−]/.test(c)) folded = '-';
    else if (/\s/.test(c)) folded = ' ';
    else if (/[“”«»]/.test(c)) folded = '"';
    else folded = c.normalize('NFD')[0]!;
    FOLDED.set(c, folded);
  }
  return folded;
}

/**
 * Many PDF files of the first-instance courts lose the accented letters of a line and pile them up at its end: "C digoá é í ó". Such a pile, and
 * a lone degree sign there, is no part of the last word; nor is a letter that no word can end in: "deé", "yí", "diezñ", "isñ é y".
 */
export const PILE =
  /(?:[áéíóúñÁÉÍÓÚÑº°“”](?: [áéíóúñÁÉÍÓÚÑº°“”-]){1,40}|(?<=\p{L})[º°])(?=\s{0,9}\n)|(?:(?<=\p{L})[áéíóúñ](?: [áéíóúñ]){1,40}|(?<=\p{L})ñ|(?<=(?<!\p{L})(?:de|del|el|los|las|la|y|al|con|en))[áéíóú])(?![\p{L}\p{M}])/gu;

/** A text in lower case without accents, of the same length, so that offsets stay true. */
export function foldSameLength(text: string): string {
  const plain = text.replace(PILE, (pile) => ' '.repeat(pile.length));
  const whole = plain.toLowerCase();
  const lower =
    whole.length === text.length
      ? whole
      : plain.replace(/[^\0-\x7f]/g, (c) => (c.toLowerCase().length === 1 ? c.toLowerCase() : c));
  return lower.replace(/[^\0-\x7f]/g, foldCharacter);
}

const NEW_LINE = 10;
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** A reading head over a text. A lexeme is a sticky expression on the folded text; a rule is a function that eats lexemes. */
export class Cursor {
  at = 0;
  readonly folded: string;
  constructor(readonly text: string) {
    this.folded = foldSameLength(text);
  }

  /** Where the next lexeme would begin: after white space, but never over an empty line. */
  private next(): number | null {
    let p = this.at;
    let lines = 0;
    for (; isSpace(this.folded.charCodeAt(p)); p++)
      if (this.folded.charCodeAt(p) === NEW_LINE && ++lines > 1) return null;
    return p;
  }

  /** Reads one lexeme and moves behind it; without it the head stays. */
  eat(lexeme: RegExp): RegExpExecArray | null {
    const from = this.next();
    if (from === null) return null;
    lexeme.lastIndex = from;
    const match = lexeme.exec(this.folded);
    if (match) this.at = lexeme.lastIndex;
    return match;
  }

  /** Whether a lexeme comes next; the head stays. */
  sees(lexeme: RegExp): boolean {
    const { at } = this;
    const seen = this.eat(lexeme) !== null;
    this.at = at;
    return seen;
  }

  /** Whether a lexeme stands right here, without white space before it. */
  touches(lexeme: RegExp): boolean {
    lexeme.lastIndex = this.at;
    return lexeme.test(this.folded);
  }

  /** Reads with a rule; if it gives nothing, the head goes back. */
  attempt<T>(rule: () => T | null): T | null {
    const { at } = this;
    const found = rule();
    if (found === null) this.at = at;
    return found;
  }

  /** The first letter of the next lexeme as it is written is a capital. */
  isCapital(): boolean {
    const from = this.next();
    return from !== null && /^\p{Lu}/u.test(this.text.slice(from, from + 2));
  }

  /** Where the next lexeme begins, or the head itself before an empty line. */
  get start(): number {
    return this.next() ?? this.at;
  }
}

/** A sticky expression as it stands. */
export const mark = (source: string): RegExp => new RegExp(source, 'y');
const BROKEN: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ñ: 'n' };
/**
 * A lexeme of words: one that ends in a letter must end a word. It is written with its accents, and an accented letter may be missing, as in
 * "art culo" and "C digo", which is how the printed rulings of many first-instance courts come out of their PDF files.
 */
export const lex = (source: string): RegExp =>
  mark(`(?:${source.replace(/[áéíóúñ]/g, (c) => `[${BROKEN[c]} ]`).replaceAll(' +', '\\s+')})(?!(?<=[a-z])[a-z])`);
