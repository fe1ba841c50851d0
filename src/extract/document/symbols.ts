/** Letters of the Symbol font that are not those of ASCII, from 0x41 and from 0x61 (Adobe's Symbol encoding). */
const GREEK = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const GREEK_SMALL = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const SYMBOL: Readonly<Record<number, string>> = {
  0xa3: '≤',
  0xa5: '∞',
  0xa7: '♣',
  0xab: '↔',
  0xac: '←',
  0xad: '↑',
  0xae: '→',
  0xaf: '↓',
  0xb0: '°',
  0xb1: '±',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xbb: '≈',
  0xbc: '…',
  0xd2: '®',
  0xd3: '©',
  0xd4: '™',
  0xd6: '√',
  0xe2: '®',
  0xe3: '©',
  0xe4: '™',
  0xe5: '∑',
  0xf2: '∫',
};
/** Signs of the Wingdings fonts that say something: boxes that are ticked or not, arrows, hands. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x28: '☎',
  0x2a: '✉',
  0x46: '☞',
  0x6c: '●',
  0x6e: '■',
  0x6f: '☐',
  0x71: '❑',
  0x76: '❖',
  0x78: '☒',
  0xa7: '▪',
  0xa8: '☐',
  0xb7: '•',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe8: '➔',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
};
const WINGDINGS_2: Readonly<Record<number, string>> = {
  0x50: '✓',
  0x51: '☒',
  0x52: '☑',
  0x53: '☒',
  0x54: '☒',
  0xa3: '☐',
};

/** A sign of a font whose letters are pictures, as the sign of Unicode that looks like it; a box where none is known. */
export function symbol(font: string, code: number): string {
  const at = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/^symbol$/i.test(font)) {
    const greek = GREEK[at - 0x41] ?? GREEK_SMALL[at - 0x61] ?? SYMBOL[at];
    return greek ?? (at < 0x7f ? String.fromCharCode(at) : '▯');
  }
  if (/^wingdings 2$/i.test(font)) return WINGDINGS_2[at] ?? '▯';
  if (/^wingdings/i.test(font)) return WINGDINGS[at] ?? '▯';
  return code >= 0xe000 && code <= 0xf8ff ? '▯' : String.fromCodePoint(Math.min(code, 0x10ffff));
}

/** The sign that a field of the kind SYMBOL draws, by its code (ISO/IEC 29500-1, 17.16.5.64); null for any other field. */
export function fieldSymbol(code: string): string | null {
  const [, number] = /^\s*SYMBOL\s+(0x[0-9a-f]{1,4}|\d{1,5})(?![\da-z])/i.exec(code) ?? [];
  if (number === undefined) return null;
  const [, quoted, bare] = /\\f\s*(?:["“]([^"”]*)["”]|([^\s"\\]+))/i.exec(code) ?? [];
  return symbol((quoted ?? bare ?? '').trim(), Number(number));
}
