/** A word of a text: its place, and how it reads with a line-end hyphen closed and accents composed. */
export type Token = {
  start: number;
  end: number;
  word: string;
  /** Whether a sentence, a heading or an item begins with it, where a capital says nothing. */
  opens: boolean;
  /** Whether it stands alone between marks that make it an abbreviation ("inc.", "art."). */
  dotted: boolean;
  /** The number of its line. */
  line: number;
};

const PIECE = /\S+/g;
/** Addresses, paths, file names and codes: no words. */
const NO_WORDS = /@|:\/\/|^www\.|[\\_=<>{}|#%$~^]|\.(?:cl|com|org|gob|net|pdf|docx?|xlsx?|html?)\b/i;
/** Letters, an apostrophe between them, and the sign that conversions leave of a letter. */
const WORD = /[\p{L}\u0300-\u036f\ufffd]+(?:['’](?=\p{L})[\p{L}\u0300-\u036f]+)*/gu;
const LETTER_DOTS = /^\p{P}*(?:\p{L}{1,3}\.){2,}\p{L}{0,3}\p{P}*$/u;
const LINE_HYPHEN = /[-\u00ad\u2010]$/;
const SOFT = /\u00ad/g;
/** A word longer than any: a run of letters without spaces is told by the noise finder, not looked up. */
export const LONGEST = 40;

type Reading = { text: string; tokens: Token[]; opens: boolean; line: number; at: number };

/** Whether anything but spaces and a line's end stands between two pieces that a hyphen may join. */
const breaksLine = (text: string, from: number, to: number): boolean =>
  to - from < 12 && text.slice(from, to).includes('\n');

function countLines(reading: Reading, to: number): void {
  for (let i = reading.at; i < to; i++)
    if (reading.text.charCodeAt(i) === 10) {
      reading.line++;
      if (/^\s*\n/.test(reading.text.slice(i + 1, i + 40)) || /\n\s*$/.test(reading.text.slice(Math.max(0, i - 3), i)))
        reading.opens = true;
    }
  reading.at = to;
}

/** Whether a digit or another part of a code touches the word: "2bis", "B-12". */
function touchesCode(piece: string, from: number, to: number): boolean {
  return /[\p{N}º°ª&+*]/u.test(piece[from - 1] ?? '') || /[\p{N}º°ª&+*]/u.test(piece[to] ?? '');
}

function readPiece(reading: Reading, piece: string, start: number): void {
  if (NO_WORDS.test(piece) || LETTER_DOTS.test(piece)) {
    reading.opens = /[.:;]$/.test(piece);
    return;
  }
  for (const match of piece.matchAll(WORD)) {
    const from = match.index;
    const to = from + match[0].length;
    if (/[.:;¿¡?!(“"«—–•]/.test(piece[from - 1] ?? '')) reading.opens = true;
    if (touchesCode(piece, from, to)) continue;
    reading.tokens.push({
      start: start + from,
      end: start + to,
      word: match[0].normalize('NFC').replace(/’/g, "'"),
      opens: reading.opens,
      dotted: piece[to] === '.',
      line: reading.line,
    });
    reading.opens = false;
  }
  if (/[.:;!?”"»)—–-]$/.test(piece)) reading.opens = true;
}

/** A word cut by the end of a line: both halves, and what lies between them. */
function joinedOver(text: string, piece: string, start: number, next: RegExpMatchArray | undefined): string | null {
  if (!next || !LINE_HYPHEN.test(piece) || !/\p{L}[-\u00ad\u2010]$/u.test(piece)) return null;
  if (!breaksLine(text, start + piece.length, next.index!) || !/^\p{Ll}/u.test(next[0])) return null;
  return piece.replace(LINE_HYPHEN, '') + next[0];
}

/**
 * The words of a text in order, without numbers, addresses, codes and abbreviations of letters with dots. A word that a line's end cuts is
 * one word, if `known` has it without the hyphen, or has neither way; hyphens within a line part words.
 */
export function tokensOf(text: string, known: (word: string) => boolean): Token[] {
  const reading: Reading = { text, tokens: [], opens: true, line: 0, at: 0 };
  const pieces = text.matchAll(PIECE);
  let current = pieces.next().value;
  while (current) {
    const next = pieces.next().value;
    const start = current.index;
    countLines(reading, start);
    const joined = joinedOver(text, current[0], start, next);
    if (joined && next && joinKnown(joined, current[0], known)) {
      pushJoined(reading, joined, start, next);
      current = pieces.next().value;
      continue;
    }
    readPiece(reading, current[0].replace(SOFT, ' '), start);
    current = next;
  }
  return reading.tokens;
}

const lettersOf = (piece: string): string => /[\p{L}\u0300-\u036f]+/u.exec(piece)?.[0] ?? '';
const joinKnown = (joined: string, first: string, known: (word: string) => boolean): boolean =>
  known(lettersOf(joined)) || !known(lettersOf(first));

function pushJoined(reading: Reading, joined: string, start: number, next: RegExpMatchArray): void {
  const before = joined.search(/\p{L}/u);
  const word = lettersOf(joined);
  const rest = /^[\p{L}\u0300-\u036f]+/u.exec(next[0])![0];
  const end = next.index! + rest.length;
  reading.tokens.push({
    start: start + Math.max(0, before),
    end,
    word: word.normalize('NFC'),
    opens: reading.opens,
    dotted: next[0][rest.length] === '.',
    line: reading.line,
  });
  reading.opens = false;
  countLines(reading, next.index!);
  if (next[0].length > rest.length) readPiece(reading, next[0].slice(rest.length), end);
}
