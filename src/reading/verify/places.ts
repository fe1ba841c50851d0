import { compare, type Place, type Run } from './compare.ts';
import { foldWord } from './fold.ts';
import { INSERTION_WORDS, type Piece, type Refusal } from './pieces.ts';
import { endOf, findFew, findRun, slice, type TextIndex } from './text-index.ts';
import { isNumber, isWord, type Token } from './tokens.ts';
import { HEADING, turns } from './turning.ts';

/** What an ellipsis may do: how many in a quotation, over how many tokens, between pieces of how many words. */
const GAPS = { most: 4, tokens: 120, pieceWords: 3 } as const;

/** The places of a quotation in one text. `refused` tells of a place that was almost taken: why, and its tokens. */
export type Found = { places: Place[]; refused: { why: Refusal; at?: [from: number, to: number] } | null };

const none: Found = { places: [], refused: null };
const refuse = (why: Refusal): Found => ({ places: [], refused: { why } });

/**
 * Where a quotation stands in one text: as it is, else with its ellipses and insertions read as such. Of very many places the first, and the one at
 * `offset`, where it is said to stand.
 */
export function findPlaces(
  index: TextIndex,
  quote: string,
  { whole, pieces }: { whole: Token[]; pieces: Piece[] | Refusal },
  offset?: number,
): Found {
  const standing = (run: Token[]): Place[] =>
    findFew(index, run, offset).map((at) => compare(index, quote, [run], [{ at, length: run.length }]));
  if (whole.length === 0) return none;
  const asIs = standing(whole);
  if (asIs.length > 0) return { places: asIs, refused: null };
  if (typeof pieces === 'string') return refuse(pieces);
  const [only] = pieces;
  if (pieces.length < 2)
    return only && only.tokens.length !== whole.length ? { places: standing(only.tokens), refused: null } : none;
  if (pieces.length > GAPS.most + 1) return refuse('too-many-gaps');
  if (tooShort(pieces)) return refuse('piece-too-short');
  return findPieces(index, quote, pieces);
}

function tooShort(pieces: readonly Piece[]): boolean {
  const counts = pieces.map((piece) => piece.tokens.filter((token) => isWord(token.fold)).length);
  const beside = (i: number): boolean => pieces[i]!.joined === 'insertion' || pieces[i + 1]?.joined === 'insertion';
  return counts.some((count, i) => count < (beside(i) ? 1 : GAPS.pieceWords)) || Math.max(...counts) < GAPS.pieceWords;
}

function findPieces(index: TextIndex, quote: string, pieces: readonly Piece[]): Found {
  const where = pieces.map((piece) => findRun(index, piece.tokens));
  const found: Found = { places: [], refused: null };
  if (where.some((places) => places.length === 0)) return found;
  for (const first of where[0]!) {
    const chain = follow(index, pieces, where, first);
    if (!chain) continue;
    if ('why' in chain) {
      found.refused = chain;
      continue;
    }
    const words = pieces.map((piece) => piece.tokens);
    const place = compare(index, quote, words, chain.runs);
    for (const piece of pieces) if (piece.joined) place.changes.add(piece.joined);
    place.cautions.add('skips-text');
    found.places.push(place);
  }
  return found;
}

type Chain = { runs: Run[] } | { why: Refusal; at: [number, number] } | null;

/** The pieces in order, each after the one before, from a given place of the first. */
function follow(index: TextIndex, pieces: readonly Piece[], where: readonly number[][], first: number): Chain {
  const runs: Run[] = [{ at: first, length: pieces[0]!.tokens.length }];
  for (let k = 1; k < pieces.length; k++) {
    const piece = pieces[k]!;
    const before = runs[k - 1]!;
    const end = before.at + before.length;
    const next = where[k]!.find((place) => place >= end);
    if (next === undefined || next - end > (piece.joined === 'insertion' ? INSERTION_WORDS : GAPS.tokens)) return null;
    const why = hides(index, end, next, piece.joined === 'insertion' ? 'insertion' : 'ellipsis');
    if (why) return { why, at: [first, next + piece.tokens.length] };
    runs.push({ at: next, length: piece.tokens.length });
  }
  return { runs };
}

/**
 * May the words between two pieces be left out? Not a heading, and no word that turns the clauses they were cut from: the first and the
 * last of the gap. Whole clauses in its middle may be skipped.
 */
function hides(index: TextIndex, from: number, to: number, how: 'ellipsis' | 'insertion'): Refusal | null {
  if (from === to) return null;
  if (HEADING.test(index.text.slice(endOf(index, from - 1), index.starts[to]))) return 'crosses-heading';
  const turning = [false];
  for (let i = from; i < to; i++) {
    const word = slice(index, i, i + 1);
    // A full stop ends a clause after a real word; not the one of "3." or "art.".
    const stops = word === '.' && i > 0 && /\p{L}{4}$/u.test(slice(index, i - 1, i));
    if (word === ';' || stops) turning.push(false);
    else if (turnsInside(word) || (how === 'insertion' && isNumber(word))) turning[turning.length - 1] = true;
  }
  return turning[0] || turning.at(-1) ? `${how}-hides` : null;
}

/** A turning word may hang on others by hyphens. */
const turnsInside = (word: string): boolean =>
  turns(foldWord(word)) || word.split(/[-‐‑–]\s*/).some((part) => turns(foldWord(part)));
