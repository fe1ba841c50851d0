import type { Caution, Change } from '#contract/span.ts';
import { withoutLigatures } from '../words.ts';
import { endOf, slice, type TextIndex } from './text-index.ts';
import { foldWord } from './fold.ts';
import { isWord, type Token } from './tokens.ts';
import { NEGATION, conditionAhead } from './turning.ts';

/** A run of tokens in a text. */
export type Run = { at: number; length: number };
/** A place where a quotation stands, and what had to be folded to see it. */
export type Place = {
  index: TextIndex;
  runs: Run[];
  exact: boolean;
  changes: Set<Change>;
  cautions: Set<Caution>;
  start: number;
  end: number;
};

/** How far before and after a quotation the cautions look, in tokens. */
const LOOK = { back: 2, ahead: 25 } as const;

/** What differs between the words given and the words of the source, and what stands just outside them. */
export function compare(index: TextIndex, quote: string, pieces: readonly Token[][], runs: Run[]): Place {
  const changes = new Set<Change>();
  const cautions = new Set<Caution>();
  const words = pieces.map((piece, k) => comparePiece(index, quote, piece, runs[k]!, changes));
  if (words.some((w) => w.tense) && words.some((w) => w.agree)) cautions.add('accent-tense');
  const { start, end, edge } = edges(index, quote, pieces, runs);
  if (edge) changes.add('edge');
  if (negationBefore(index, runs[0]!)) cautions.add('negation-before');
  if (conditionAfter(index, runs.at(-1)!)) cautions.add('condition-after');
  const exact = runs.length === 1 && words.every((w) => w.literal) && !edge;
  return { index, runs, exact, changes, cautions, start, end };
}

function comparePiece(
  index: TextIndex,
  quote: string,
  piece: readonly Token[],
  { at, length }: Run,
  changes: Set<Change>,
) {
  const literal = quote.slice(piece[0]!.start, piece.at(-1)!.end) === slice(index, at, at + length);
  if (literal) return { literal, agree: true, tense: false };
  let agree = false;
  let tense = false;
  for (const [i, token] of piece.entries()) {
    const given = quote.slice(token.start, token.end);
    const stands = slice(index, at + i, at + i + 1);
    if (i > 0) {
      const stood = index.text.slice(endOf(index, at + i - 1), index.starts[at + i]);
      const between = [quote.slice(piece[i - 1]!.end, token.start), stood];
      if (between[0] !== between[1]) changes.add(/\S/.test(between.join('')) ? 'marks' : 'space');
    }
    if (given === stands) agree ||= /[áéíóú]/i.test(given);
    else {
      const change = changeOf(given, stands, token.fold);
      if (change) changes.add(change);
      if (/[ﬀ-ﬆæœ]/i.test(given + stands)) changes.add('ligature');
      tense ||= change === 'accents' && otherTense(given, stands);
    }
  }
  return { literal, agree, tense };
}

/** What was folded between two spellings of one token; null where only a ligature was. */
function changeOf(given: string, stands: string, fold: string): Change | null {
  if (given.toLowerCase() === stands.toLowerCase()) return 'case';
  const ordinal = (word: string): string => word.toLowerCase().replace(/[º˚]/g, '°');
  const bare = (word: string): string => withoutLigatures(word.toLowerCase());
  const flat = (word: string): string => bare(word).replace(/[-‐‑–\s\u00AD]/g, '');
  if (bare(given) === bare(stands)) return null;
  if (flat(given) === flat(stands)) return 'hyphen';
  return isWord(fold) && ordinal(given) !== ordinal(stands) ? 'accents' : 'marks';
}

/** pagara/pagará, celebro/celebró, depósito/depositó: the accent is the tense. The span shows the source's word; this only warns. */
function otherTense(a: string, b: string): boolean {
  const last = (word: string): boolean => /[áéíóú](?:n|s)?$/i.test(word);
  const plain = (word: string): boolean => /(?:ar[ae]n?|[a-z]o|e)$/i.test(word) && !/[áéíóú]/i.test(word);
  const inner = (word: string): boolean => /[áéíóú]/i.test(word) && !last(word);
  return a.length > 3 && ((last(a) && (plain(b) || inner(b))) || (last(b) && (plain(a) || inner(a))));
}

/** The span with the marks at its ends that the quotation has too; `edge` where it has other ones. */
function edges(index: TextIndex, quote: string, pieces: readonly Token[][], runs: readonly Run[]) {
  const { text, starts } = index;
  const last = runs.at(-1)!;
  let start = starts[runs[0]!.at]!;
  let end = endOf(index, last.at + last.length - 1);
  let from = pieces[0]![0]!.start;
  let to = pieces.at(-1)!.at(-1)!.end;
  while (from > 0 && start > 0 && quote[from - 1] === text[start - 1]) [from, start] = [from - 1, start - 1];
  while (to < quote.length && end < text.length && quote[to] === text[end]) [to, end] = [to + 1, end + 1];
  while (/\s/.test(text[start]!)) start++;
  while (/\s/.test(text[end - 1]!)) end--;
  const outside = (quote.slice(0, from) + quote.slice(to)).replace(
    /[\s"'“”„«»‘’‹›`*_…]|\.{3,}|[[(](?:…|\.{3})[\])]/g,
    '',
  );
  return { start, end, edge: outside !== '' };
}

const foldOf = (index: TextIndex, place: number): string => foldWord(slice(index, place, place + 1));

/** A negation among the words cut away just before, in the same clause. */
function negationBefore(index: TextIndex, first: Run): boolean {
  for (let i = first.at - 1; i >= Math.max(0, first.at - LOOK.back); i--) {
    const fold = foldOf(index, i);
    if (/^[.;:,()]$/.test(fold)) return false;
    if (NEGATION.has(fold)) return true;
  }
  return false;
}

/** A condition or an exception that goes on the sentence just after. */
function conditionAfter(index: TextIndex, last: Run): boolean {
  const from = last.at + last.length;
  for (let i = from; i < Math.min(index.ids.length, from + LOOK.ahead); i++) {
    const fold = foldOf(index, i);
    if (fold === '.') return false;
    if (conditionAhead(fold, i + 1 < index.ids.length ? foldOf(index, i + 1) : '')) return true;
  }
  return false;
}
