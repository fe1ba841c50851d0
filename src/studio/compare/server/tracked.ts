import { compareTexts, type Change, type Comparison, type Row } from '#reading/compare/compare.ts';
import type { Range } from '#reading/lines.ts';

/** Words of a paragraph: of both versions, or of one. */
type Piece = { kind: 'both' | 'inserted' | 'deleted'; text: string };
/** A paragraph of a redline. `whole`: the paragraph itself is inserted or deleted, with all that it holds. `row`: the row of the comparison that it is of. */
export type Paragraph = { whole: 'inserted' | 'deleted' | null; pieces: readonly Piece[]; row: number };
type Unplaced = Omit<Paragraph, 'row'>;

/** A paragraph runs on over the line ends of its page. */
const flow = (words: string): string => words.replace(/\s+/g, ' ');
const isBlank = (c: string | undefined): boolean => c !== undefined && /\s/.test(c);

/** A place with the blanks on both sides of it, within its paragraph. */
function withBlanks(text: string, { start, end }: Range, row: Range): Range {
  let [from, to] = [start, end];
  while (from > row.start && isBlank(text[from - 1])) from--;
  while (to < row.end && isBlank(text[to])) to++;
  return { start: from, end: to };
}

/** Words that stand for others: what both begin and end with alike is of both. */
function exchanged(deleted: string, inserted: string): Piece[] {
  if (deleted === inserted) return [{ kind: 'both', text: deleted }];
  const head = deleted.startsWith(' ') && inserted.startsWith(' ') ? 1 : 0;
  const most = Math.min(deleted.length, inserted.length) - head;
  const tail = most > 0 && deleted.endsWith(' ') && inserted.endsWith(' ') ? 1 : 0;
  return [
    { kind: 'both', text: deleted.slice(0, head) },
    // Inserted before deleted: LibreOffice joins paragraphs that end in an insertion with the next one when that is refused.
    { kind: 'inserted', text: inserted.slice(head, inserted.length - tail) },
    { kind: 'deleted', text: deleted.slice(head, deleted.length - tail) },
    { kind: 'both', text: tail ? ' ' : '' },
  ];
}

/** The words of a paragraph that both versions have, changed where they differ, to the letter. */
function pieces(
  [a, b]: readonly [string, string],
  { a: inA, b: inB }: { a: Range; b: Range },
  changes: readonly Change[],
): Piece[] {
  const found: Piece[] = [];
  let [fromA, fromB] = [inA.start, inB.start];
  const upTo = (toA: number, toB: number): void =>
    void found.push(...exchanged(flow(a.slice(fromA, toA)), flow(b.slice(fromB, toB))));
  for (const change of [...changes].sort((one, other) => one.b!.start - other.b!.start)) {
    const [before, after] = [withBlanks(a, change.a!, inA), withBlanks(b, change.b!, inB)];
    upTo(before.start, after.start);
    found.push(...exchanged(flow(a.slice(before.start, before.end)), flow(b.slice(after.start, after.end))));
    [fromA, fromB] = [before.end, after.end];
  }
  upTo(inA.end, inB.end);
  return found.filter(({ text }) => text !== '');
}

const whole = (kind: 'inserted' | 'deleted', text: string): Unplaced => ({
  whole: kind,
  pieces: [{ kind, text: flow(text) }],
});

/** A blank line: what stands on either side of it are paragraphs, also where the other text has them as one. */
const DIVIDED = /\n\s*\n\s*/;
/** The paragraphs of a row: changed word by word where both texts have one, else whole. */
function paragraphsOf(texts: readonly [string, string], row: Row, changes: readonly Change[]): Unplaced[] {
  const parts = (text: string, range: Range | null): string[] =>
    range ? text.slice(range.start, range.end).split(DIVIDED).map(flow) : [];
  const [ofA, ofB] = [parts(texts[0], row.a), parts(texts[1], row.b)];
  if (ofA.join('\n') === ofB.join('\n')) return ofA.map((text) => ({ whole: null, pieces: [{ kind: 'both', text }] }));
  if (row.a && row.b && ofA.length === 1 && ofB.length === 1)
    return [{ whole: null, pieces: pieces(texts, { a: row.a, b: row.b }, changes) }];
  return [...ofB.map((text) => whole('inserted', text)), ...ofA.map((text) => whole('deleted', text))];
}

/** A paragraph told as one that goes and one that comes. */
const apart = ({ pieces: all, row }: Paragraph): Paragraph[] => [
  {
    row,
    whole: 'inserted',
    pieces: all.flatMap(({ kind, text }): Piece[] => (kind === 'deleted' ? [] : [{ kind: 'inserted', text }])),
  },
  {
    row,
    whole: 'deleted',
    pieces: all.flatMap(({ kind, text }): Piece[] => (kind === 'inserted' ? [] : [{ kind: 'deleted', text }])),
  },
];

/**
 * The paragraphs of a redline of `before` into `after`: without what is deleted they are the second text, without what is inserted the first. A paragraph is a unit of the
 * text, its blanks and line ends told as one space each.
 */
export function tracked(
  before: string,
  after: string,
  { rows, changes }: Comparison = compareTexts(before, after),
): Paragraph[] {
  const byRow = new Map<number, Change[]>();
  for (const change of changes) {
    const there = byRow.get(change.row);
    if (there) there.push(change);
    else byRow.set(change.row, [change]);
  }
  const all = rows.flatMap((row, i) =>
    paragraphsOf([before, after], row, row.state === 'changed' ? (byRow.get(i) ?? []) : []).map((one) => ({
      ...one,
      row: i,
    })),
  );
  return all.flatMap((one, i) => {
    const isLastInserted = one.whole === null && one.pieces.at(-1)?.kind !== 'both';
    return isLastInserted && all[i + 1]?.whole ? apart(one) : [one];
  });
}
