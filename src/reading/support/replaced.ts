import type { Range } from '../lines.ts';
import { fold, FRAME, isStop } from '../words.ts';
import { isLight } from './alike.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import type { Sentence, Word } from './sentence.ts';

/** A statement is a changed copy of a quotation when at least this share of its words follows the quotation, in order. Ours. */
const COPY = 0.75;
/** Words of a statement and of a quotation that are compared: longer ones are no single statement. */
const MOST = 400;

/** `at`: the number of the word of the sentence that it begins with. */
type Piece = Range & { key: string; at: number; figure: boolean; weighs: boolean; sign: string | null };

const addsNothing = ({ word, stem }: Word, language: Sentence['language']): boolean =>
  FRAME[language].has(word) || isLight(stem, language);

/** The pieces of a sentence between blanks, each by what it says: a figure by its value, a word by its stem, with the signs of a currency, an ordinal or a share. */
function piecesOf({ text, words, figures, references, signs, language }: Sentence): Piece[] {
  let at = 0;
  return [...text.matchAll(/[^\s,;:.()«»"“”¿?¡!–—-]+(?:[.,]\d+)*/gu)].map(({ index, 0: raw }) => {
    const [start, end] = [index, index + raw.length];
    while (at < words.length && words[at]!.end <= start) at++;
    const word = words[at];
    const figure = figures.find((one) => one.start < end && start < one.end);
    const sign = /[$€£%°º]/u.exec(raw)?.[0] ?? '';
    const folded = fold(raw);
    const own = word && word.start < end ? (word.actor ? folded.replace(/s$/, '') : word.stem) : folded;
    const key = figure && !Number.isNaN(figure.value) ? `${figure.value} ${figure.unit ?? ''}${sign}` : `${own}${sign}`;
    const kind = signs.find((one) => one.start < end && start < one.end)?.kind ?? null;
    const isSign = kind !== null;
    // Dates are compared as dates.
    const isDate = references.some((one) => one.kind === 'date' && one.start < end && start < one.end);
    // A verb that says nothing by itself adds nothing.
    const isLeft = word && !word.capital && addsNothing(word, language);
    const weighs =
      !isDate &&
      (figure !== undefined || sign !== '' || isSign || word?.capital || (!isLeft && !isStop(folded, language)));
    return { start, end, key, at, figure: figure !== undefined, weighs, sign: kind };
  });
}

type Pair = readonly [mine: number, theirs: number];

/** The longest run of pieces that two lists have in common, in order, as pairs of their numbers. */
function common(mine: readonly Piece[], theirs: readonly Piece[]): Pair[] {
  const table = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      table[i]![j] =
        mine[i]!.key === theirs[j]!.key ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < mine.length && j < theirs.length;)
    if (mine[i]!.key === theirs[j]!.key) pairs.push([i++, j++]);
    else if (table[i + 1]![j]! >= table[i]![j + 1]!) i++;
    else j++;
  // A small word that stands alone among others is in its place by chance.
  return pairs.filter(([i, j], k) => {
    const [before, after] = [pairs[k - 1], pairs[k + 1]];
    const isNext = (before?.[0] === i - 1 && before[1] === j - 1) || (after?.[0] === i + 1 && after[1] === j + 1);
    return mine[i]!.weighs || isNext;
  });
}

/** Kinds of signs that limit a rule: a copy without one of them, and the words behind it, says more. */
const LIMITS = new Set(['while', 'cond', 'except', 'only']);
/** Words that a copy adds from which it says something of its own, though each stands elsewhere. */
const ADDED = 2;
/** A copy that changes at least this many words at its beginning speaks of something else. */
const HEAD = 2;

/**
 * What a statement that is nearly a copy of a quotation changes in it by words that stand elsewhere in it: "el inciso 2º" for "el inciso 1º", "la madre" for "el padre",
 * a limit that is left out. What says the same as the word in whose place it stands is left.
 */
export function replacedIn(statement: Sentence, quotation: Sentence, { pairs }: Match): Reason[] {
  const [mine, theirs] = [piecesOf(statement), piecesOf(quotation)];
  if (mine.length === 0 || mine.length > MOST || theirs.length > MOST) return [];
  const run = common(mine, theirs);
  if (run.length / mine.length < COPY) return [];
  const limits = quotation.signs.filter(({ kind }) => LIMITS.has(kind));
  const anchors: Pair[] = [[-1, -1], ...run, [mine.length, theirs.length]];
  return anchors.slice(1).flatMap(([i, j], k): Reason[] => {
    const [before, after] = anchors[k]!;
    const [own, gap] = [mine.slice(before + 1, i), theirs.slice(after + 1, j)];
    // "Excepto" says what "salvo" says in its place.
    const isSame = ({ at, sign }: Piece): boolean =>
      (pairs.get(at) ?? []).some((one) => gap.some((other) => other.at === one)) ||
      (sign === 'except' && gap.some((other) => other.sign === sign));
    // Another beginning, be it of small words, speaks of another thing: "En tal caso" for "Se entiende por".
    const isHead = before < 0 && own.length >= HEAD && gap.length >= HEAD;
    const strange = own.filter((piece) => (piece.weighs || isHead) && !isSame(piece));
    if (own.length === 0 && gap.some(({ at }) => limits.some(({ from, to }) => from <= at && at < to)))
      return [{ kind: 'condition', turned: false, at: null }];
    if (strange.length < (gap.length === 0 ? ADDED : 1)) return [];
    return strange.map(({ start, end }) => ({ kind: 'words', turned: false, at: { start, end } }));
  });
}
