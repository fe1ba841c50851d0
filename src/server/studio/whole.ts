import { isWord, tokens, type Token } from '#reading/verify/tokens.ts';
import type { Claim } from '#server/ports/ai/port.ts';

/** Characters on each side of a place where the rest of its words are looked for. */
const AROUND = 120;

const inOneLine = (text: string, a: Token, b: Token): boolean => !text.slice(a.end, b.start).includes('\n');

/**
 * A claim that cuts into a word, or holds no word at all (a comma, a lone bracket), widened to whole words of its line: only those can be verified
 * and mean something to a reader. One that does not quote the document where it says is left as it is.
 */
export function whole(text: string, claim: Claim): Claim {
  const { start, end, quote } = claim;
  if (start === undefined || end === undefined || text.slice(start, end) !== quote) return claim;
  const from = Math.max(0, start - AROUND);
  const read = tokens(text.slice(from, end + AROUND), true).map((token): Token => ({
    fold: token.fold,
    start: from + token.start,
    end: from + token.end,
  }));
  let first = read.findIndex((token) => token.end > start);
  let last = read.findLastIndex((token) => token.start < end);
  if (first < 0 || last < first) return claim;
  if (!read.slice(first, last + 1).some(({ fold }) => isWord(fold))) {
    const before = read.findLastIndex(({ fold }, i) => i < first && isWord(fold));
    const after = read.findIndex(({ fold }, i) => i > last && isWord(fold));
    if (before >= 0 && inOneLine(text, read[before]!, read[first]!)) first = before;
    if (after >= 0 && inOneLine(text, read[last]!, read[after]!)) last = after;
  }
  const [lo, hi] = [Math.min(start, read[first]!.start), Math.max(end, read[last]!.end)];
  return lo === start && hi === end ? claim : { ...claim, start: lo, end: hi, quote: text.slice(lo, hi) };
}
