import { languageOfText } from '../language.ts';
import type { Range } from '../lines.ts';
import type { Cut } from '../units/unit.ts';
import type { Pair } from './align.ts';
import { blocksOf, type Block } from './blocks.ts';
import { kindOfWhole, rangeOf, Reader, toldOf } from './classify.ts';
import { hunksOf } from './hunks.ts';
import { alignJoined } from './join.ts';
import { weightOf, type Kind, type Weight } from './kinds.ts';

/**
 * A stretch of the two texts beside each other, in the order of the second; what only the first has stands where it stood. `same`: word for word ·
 * `changed`: one paragraph with other words · `removed`, `added`: only one text has it · `away`, `here`: a paragraph that moved, where it was and where it is.
 */
type RowState = 'same' | 'changed' | 'removed' | 'added' | 'away' | 'here';
export type Row = { state: RowState; a: Range | null; b: Range | null };

/**
 * A difference. `kinds`: the gravest first. `row`: where it is shown. An empty place: within a paragraph, that text has no words there; null: it has not even
 * the paragraph.
 */
export type Change = {
  kinds: readonly Kind[];
  weight: Weight;
  a: Range | null;
  b: Range | null;
  /** The same with the whole of the values that differ: "doce meses" where `a` is "doce". */
  said: readonly [Range | null, Range | null];
  /** The division, as the second text names it, or the first where the second has none. */
  name: string;
  row: number;
};
export type Comparison = { rows: readonly Row[]; changes: readonly Change[] };
/** How far the comparison is, 0–1. */
type Hear = (done: number) => void;

/** A change while it is told: what follows it may belong to it. */
type Open = { -readonly [K in keyof Change]: Change[K] };

class Comparing {
  readonly rows: { -readonly [K in keyof Row]: Row[K] }[] = [];
  readonly changes: Open[] = [];
  private at = { a: 0, b: 0 };
  private last: { a: number; b: number; change: Open } | null = null;
  private readonly movedA: ReadonlySet<number>;
  private readonly movedB: ReadonlyMap<number, Pair>;
  private readonly readers: readonly [Reader, Reader];
  private readonly numbers = new Map<string, string>();
  constructor(
    texts: readonly [string, string],
    private readonly blocks: readonly [readonly Block[], readonly Block[]],
    private readonly pairs: readonly Pair[],
    cuts: readonly [Cut, Cut],
  ) {
    this.readers = [
      new Reader(texts[0], languageOfText(texts[0]), cuts[0]),
      new Reader(texts[1], languageOfText(texts[1]), cuts[1]),
    ];
    const moved = pairs.filter((pair) => pair.moved);
    this.movedA = new Set(moved.map(({ a }) => a));
    this.movedB = new Map(moved.map((pair) => [pair.b, pair]));
    for (const { a, b } of pairs) {
      const [was, is] = [blocks[0][a]!.number, blocks[1][b]!.number];
      if (was && is && was !== is) this.numbers.set(was, is);
    }
  }

  private row(state: RowState, a: Block | null, b: Block | null): number {
    const range = (block: Block): Range => ({ start: block.start, end: block.end });
    return this.rows.push({ state, a: a && range(a), b: b && range(b) }) - 1;
  }

  /** A paragraph that one text has alone. Those of one division that follow each other are one change. */
  private whole(block: Block, side: 'removed' | 'added'): void {
    const row = this.row(side, side === 'removed' ? block : null, side === 'added' ? block : null);
    const kind = kindOfWhole(block, side);
    const last = this.changes.at(-1);
    const own = side === 'removed' ? 'a' : 'b';
    const before = this.rows[row - 1]?.state;
    if (last && before === side && last.row < row && last.name === block.name && last[own] && last.kinds[0] === kind) {
      last[own] = { start: last[own].start, end: block.end };
      last.said = [last.a, last.b];
    } else this.change([kind], side === 'removed' ? [block, null] : [null, block], block.name, row);
  }

  private change(kinds: readonly Kind[], at: Change['said'], name: string, row: number, said = at): void {
    const [a, b] = at.map((range) => range && { start: range.start, end: range.end }) as [Range | null, Range | null];
    this.changes.push({ kinds, weight: weightOf(kinds[0]!), a, b, said, name, row });
  }

  /** A paragraph that both texts have, and that stands elsewhere in the second. Those that moved together are one change. */
  private moved(pair: Pair): void {
    const [a, b] = [this.blocks[0][pair.a]!, this.blocks[1][pair.b]!];
    const row = this.row('here', null, b);
    const { last } = this;
    if (last && last.a === pair.a - 1 && last.b === pair.b - 1) {
      last.change.a = { start: last.change.a!.start, end: a.end };
      last.change.b = { start: last.change.b!.start, end: b.end };
      last.change.said = [last.change.a, last.change.b];
      this.last = { ...pair, change: last.change };
    } else {
      this.change(['moved'], [a, b], b.name || a.name, row);
      this.last = { ...pair, change: this.changes.at(-1)! };
    }
    this.words(a, b, row);
  }

  /** What differs in the number and the words of a paragraph that both texts have. */
  private words(a: Block, b: Block, row: number): void {
    for (const { a0, a1, b0, b1 } of hunksOf(a.tokens, b.tokens, this.readers[1].language)) {
      const parts = [
        { block: a, from: a0, to: a1 },
        { block: b, from: b0, to: b1 },
      ] as const;
      const told = toldOf(parts, this.readers, this.numbers);
      const at = [rangeOf(parts[0]), rangeOf(parts[1])] as const;
      this.change(told.kinds, at, b.name || a.name, row, [told.a, told.b]);
    }
  }

  /** Tells all that lies before a place of each text and was not told yet. */
  private upTo(i: number, k: number): void {
    for (; this.at.a < i; this.at.a++) {
      const block = this.blocks[0][this.at.a]!;
      if (this.movedA.has(this.at.a)) this.row('away', block, null);
      else this.whole(block, 'removed');
    }
    for (; this.at.b < k; this.at.b++) {
      const pair = this.movedB.get(this.at.b);
      if (pair) this.moved(pair);
      else this.whole(this.blocks[1][this.at.b]!, 'added');
    }
  }

  run(hear: Hear): Comparison {
    for (const pair of this.pairs.filter(({ moved }) => !moved)) {
      this.upTo(pair.a, pair.b);
      const [a, b] = [this.blocks[0][pair.a]!, this.blocks[1][pair.b]!];
      const told = this.changes.length;
      const row = this.row('changed', a, b);
      this.words(a, b, row);
      if (this.changes.length === told) this.rows[row]!.state = 'same';
      this.at = { a: pair.a + 1, b: pair.b + 1 };
      hear(pair.b / this.blocks[1].length);
    }
    this.upTo(this.blocks[0].length, this.blocks[1].length);
    return { rows: this.rows, changes: this.changes };
  }
}

/**
 * Compares two texts: their paragraphs aligned by number, heading and words, then the words within them, each change told by what it does to rights. Blanks,
 * line ends and the shape of quotation marks are no difference. Pure and deterministic; time about linear in the length and the number of changes.
 */
export function compareTexts(before: string, after: string, hear: Hear = () => undefined): Comparison {
  const [a, b] = [blocksOf(before), blocksOf(after)];
  const aligned = alignJoined(a.blocks, b.blocks);
  const blocks = [aligned.a, aligned.b] as const;
  return new Comparing([before, after], blocks, aligned.pairs, [a.cut, b.cut]).run(hear);
}
