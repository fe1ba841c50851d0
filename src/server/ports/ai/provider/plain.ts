/**
 * Characters that are not seen: joiners, directions, fillers, tags of a language, selectors of variants but for that of an emoji. They carry nothing that a reader should be
 * told, and part a word for a program where a reader sees one.
 */
const UNSEEN =
  /(?:(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f|[\u00ad\ufff9-\ufffb\u0000-\u0008\u000b-\u001f\u007f-\u009f])/gu;
/** Letters and digits of full width, and those of mathematics: a reader sees the plain ones. */
const DRESSED = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;
/** Digits of other scripts. */
const FOREIGN_DIGIT = /(?!\d)\p{Nd}/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));
/** The value of a digit: those of a script follow one another from zero. */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!;
  let zero = code;
  while (isDigit(zero - 1)) zero--;
  return String((code - zero) % 10);
}

/** Letters of other alphabets that look like Latin ones, in the order of these; what else stands in a word tells which are meant. */
const [ALIKE, LATIN] = [
  'аеорсухіјѕһԁԛԝАВЕКМНОРСТХІЈЅοανικρτυχΑΒΕΗΙΚΜΝΟΡΤΥΧΖ',
  'aeopcyxijshdqwABEKMHOPCTXIJSoavikptuxABEHIKMNOPTYXZ',
];
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** A word with letters of more than one alphabet, all in Latin ones; any other as it is. */
const inLatin = (word: string): string =>
  OTHER.test(word) && /\p{Script=Latin}/u.test(word)
    ? [...word].map((one) => LATIN[ALIKE.indexOf(one)] ?? one).join('')
    : word;

/** The names of characters that models write; what another name stands for is shown as it is written. */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;
function characterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

type Rule = (text: string) => string;
const by =
  (pattern: RegExp, put: string): Rule =>
  (text) =>
    text.replace(pattern, put);
const RULES: readonly Rule[] = [
  by(UNSEEN, ''),
  (text) =>
    text
      .replace(DRESSED, (char) => char.normalize('NFKC'))
      .replace(FOREIGN_DIGIT, digitOf)
      .replace(/\p{L}+/gu, inLatin),
  (text) => text.replace(REFERENCE, characterOf),
  // Pictures and links keep their words and lose their address.
  by(/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)?/g, '$1'),
  by(/!\[([^[\]]*)\](?:\[[^\]]*\])?/g, '$1'),
  by(/<!--[\s\S]*?(?:-->|$)/g, ''),
  by(/<(?:https?|mailto|ftp|data|javascript)[^>]*>?/gi, '[…]'),
  by(/<\/?[a-z!?][^<>]*>?/gi, ''),
  by(/(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.|\b(?:mailto|javascript|data|vbscript):)[^\s<>"'»”)\]]*/gi, '[…]'),
  // Words that are struck through are read as they stand; a single sign before a figure says "about".
  by(/~{2,}|(?<!(?:^|[\s(]))~|~(?!\d)/g, ''),
  // Marks within a word part it for a program and not for a reader.
  by(/(?<=[\p{L}\p{N}])[*`]+(?=[\p{L}\p{N}])/gu, ''),
];
const ROUNDS = 4;
/** A name or number of a character that is left: it is shown as it was written. */
const LEFT = /&(?=#?\w+;)/g;

/**
 * What a model says, as a reader sees it: without anything that a screen could follow or load (addresses, links, pictures, HTML), that cannot be seen, or that is
 * seen as something else than it is (names of characters, letters and digits in other dress or of another alphabet, words struck through). Bold words and lists stay.
 */
export function plain(text: string): string {
  let now = text;
  for (let round = 0; round < ROUNDS; round++) {
    const next = RULES.reduce((said, rule) => rule(said), now);
    if (next === now) break;
    now = next;
  }
  return now.replace(LEFT, '& ');
}
