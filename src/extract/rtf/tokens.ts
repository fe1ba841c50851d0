/** A piece of an RTF file: the ends of a group, a control word or symbol with its number, or the bytes of text from one place to another. */
export type Token =
  | { kind: 'open' | 'close' }
  | { kind: 'word'; name: string; number: number | null }
  | { kind: 'bytes'; bytes: Buffer };

const [OPEN, CLOSE, SLASH, CR, LF, SPACE, MINUS, QUOTE] = [0x7b, 0x7d, 0x5c, 0x0d, 0x0a, 0x20, 0x2d, 0x27];
const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;
/** Letters of a control word; the specification allows 32. */
const LETTERS = 64;

/** The pieces of an RTF file in their order (RTF 1.9.1, "RTF Syntax"); binary data is passed over. */
export function* tokens(bytes: Buffer): Generator<Token> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at]!;
    if (byte === OPEN || byte === CLOSE) {
      at++;
      yield { kind: byte === OPEN ? 'open' : 'close' };
    } else if (byte === CR || byte === LF) at++;
    else if (byte !== SLASH) {
      const from = at;
      while (at < bytes.length && ![OPEN, CLOSE, SLASH, CR, LF].includes(bytes[at]!)) at++;
      yield { kind: 'bytes', bytes: bytes.subarray(from, at) };
    } else if (bytes[at + 1] === QUOTE) {
      const value = Number.parseInt(bytes.toString('latin1', at + 2, at + 4), 16);
      at += 4;
      if (!Number.isNaN(value)) yield { kind: 'bytes', bytes: Buffer.from([value]) };
    } else if (!isLetter(bytes[at + 1])) {
      const symbol = String.fromCharCode(bytes[at + 1] ?? SPACE);
      at += 2;
      yield { kind: 'word', name: symbol === '\r' || symbol === '\n' ? 'par' : symbol, number: null };
    } else {
      let end = at + 1;
      while (isLetter(bytes[end]) && end - at < LETTERS) end++;
      const name = bytes.toString('latin1', at + 1, end);
      const from = end;
      if (bytes[end] === MINUS && isDigit(bytes[end + 1])) end++;
      while (isDigit(bytes[end]) && end - from < 12) end++;
      const number = end === from ? null : Number(bytes.toString('latin1', from, end));
      at = bytes[end] === SPACE ? end + 1 : end;
      if (name === 'bin') at += Math.max(0, number ?? 0);
      else yield { kind: 'word', name, number };
    }
  }
}
