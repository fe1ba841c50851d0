import { isNumber, type Token } from './tokens.ts';
import { turns } from './turning.ts';

/** A part of a quotation without gaps, and how it hangs on the part before it. */
export type Piece = { tokens: Token[]; joined: 'ellipsis' | 'insertion' | null };
/** Why a quotation, or a place that almost holds it, is not taken. */
export type Refusal =
  | 'bracket'
  | 'insertion-turns'
  | 'too-many-gaps'
  | 'piece-too-short'
  | 'crosses-heading'
  | 'ellipsis-hides'
  | 'insertion-hides';

/** The most words in square brackets that count as a quoting writer's insertion ("[the tenant]"). */
export const INSERTION_WORDS = 6;

/** Marks at the two ends are not part of the words; a sign, a bracket with its number, a currency or a per cent is. */
export function trim(all: readonly Token[]): Token[] {
  const mark = (token: Token | undefined): boolean => token !== undefined && /^[.,;:()[\]¿?¡!…>-]$/.test(token.fold);
  let [from, to] = [0, all.length];
  while (from < to && mark(all[from]) && !(all[from]!.fold === '-' && isNumber(all[from + 1]?.fold ?? ''))) from++;
  while (to > from && mark(all[to - 1])) to--;
  return all.slice(from, to);
}

/** Cuts a quotation at its ellipses and bracketed insertions; a refusal where a bracket could hide something. */
export function cut(all: readonly Token[]): Piece[] | Refusal {
  const pieces: Piece[] = [{ tokens: [], joined: null }];
  for (let i = 0; i < all.length; i++) {
    const fold = all[i]!.fold;
    const bracketed =
      (fold === '[' || fold === '(') && all[i + 1]?.fold === '…' && /^[\])]$/.test(all[i + 2]?.fold ?? '');
    if (fold === '…' || bracketed) {
      pieces.push({ tokens: [], joined: 'ellipsis' });
      if (bracketed) i += 2;
    } else if (fold === '[') {
      const close = all.findIndex((token, k) => k > i && token.fold === ']');
      if (close < 0 || close - i - 1 > INSERTION_WORDS) return 'bracket';
      const inside = all.slice(i + 1, close).map((token) => token.fold);
      i = close;
      if (inside.join(' ') === 'sic') continue;
      if (inside.some((word) => turns(word) || isNumber(word))) return 'insertion-turns';
      pieces.push({ tokens: [], joined: 'insertion' });
    } else pieces.at(-1)!.tokens.push(all[i]!);
  }
  return pieces.map((piece) => ({ ...piece, tokens: trim(piece.tokens) })).filter((piece) => piece.tokens.length > 0);
}
