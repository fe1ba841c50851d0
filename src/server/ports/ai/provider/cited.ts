/** A proof as a model wrote it: the number of a passage, 0 where it gave none, and the words; '' where it gave only the number. */
export type Cited = { passage: number; quote: string };
/** What stands at a bracket: proofs and where they end; or a bracket that is not closed yet. */
export type At = { cited: Cited[]; end: number } | 'open' | null;

const NUMBER = /[[【]\s{0,3}(?:(?:pasaje|passage|fuente|source|cita|p\.?|n[°º.]?)\s{0,3})?(\d{1,4})\s*/iy;
/** What may still become one. */
const BEGUN = /^[[【]\s{0,3}[\p{L}.°º]{0,8}\s{0,3}$/u;
const BEGUN_LENGTH = 16;
const BARE = /(?:[,;–-]\s*(\d{1,4})\s*)*[\]】]/y;
const SEPARATOR = /[:,–—|-]?\s*/y;
const NEXT = /\s*[;,]?\s*(\d{1,4})\s*[:,–—-]\s*/y;
const END = /\s*[.,;]?\s*[\]】]/y;
const OPENING: Record<string, string> = { '«': '»', '"': '"', '“': '”"', '„': '”“"', "'": "'", '‘': "’'", '`': '`' };
/** Characters of the words of one proof. */
export const LONGEST = 1200;

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Where quoted words end that start at `from`: before the closing sign that a bracket, or another proof, follows. */
function closing(line: string, from: number, signs: string): number {
  for (let at = from; at < line.length; at++)
    if (signs.includes(line[at]!) && (match(END, line, at + 1) || match(NEXT, line, at + 1))) return at;
  return -1;
}

/** The end of words without signs: the bracket that closes the first one; brackets within are the words' own. */
function closingBracket(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at++) {
    if (line[at] === '[') depth++;
    if ((line[at] === ']' || line[at] === '】') && depth-- === 0) return at;
  }
  return -1;
}

/**
 * Reads the proofs of `[3: «words»]` at a bracket, in the ways that models write them: other signs around the words or none, several numbers, only
 * numbers. Null where the bracket is none, such as "[…]" or the "[2019]" of a year that is no passage.
 */
export function citedAt(line: string, at: number, passages: number): At {
  const head = match(NUMBER, line, at);
  if (!head) return line.length - at <= BEGUN_LENGTH && BEGUN.test(line.slice(at)) ? 'open' : null;
  const first = Number(head[1]);
  let here = at + head[0].length;
  if (here >= line.length) return 'open';
  const bare = match(BARE, line, here);
  if (bare) {
    const numbers = [...line.slice(at, here + bare[0].length).matchAll(/\d+/g)].map(([digits]) => Number(digits));
    if (numbers.some((n) => n < 1 || n > passages)) return null;
    return { cited: numbers.map((passage) => ({ passage, quote: '' })), end: here + bare[0].length };
  }
  const separator = match(SEPARATOR, line, here)![0];
  here += separator.length;
  const cited: Cited[] = [];
  for (let passage = first; ;) {
    const signs = OPENING[line[here] ?? ''];
    if (!signs && separator.trim() === '') return here >= line.length ? 'open' : null;
    const from = signs ? here + 1 : here;
    const end = signs ? closing(line, from, signs) : closingBracket(line, from);
    if (end < 0) return 'open';
    cited.push({ passage, quote: line.slice(from, end).trim().slice(0, LONGEST) });
    if (!signs) return { cited, end: end + 1 };
    const last = match(END, line, end + 1);
    if (last) return { cited, end: end + 1 + last[0].length };
    const next = match(NEXT, line, end + 1)!;
    passage = Number(next[1]);
    here = end + 1 + next[0].length;
  }
}
