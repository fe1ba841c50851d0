import { sideOf, type Side } from '../split.ts';
import { seeded } from '../injected.ts';
import byHand from '../data/pairs-by-hand.json' with { type: 'json' };
import { RIGHTS, WORDING, type Edit, type Planted } from './edits.ts';
import { texts } from './texts.ts';
import type { Language } from '#contract/language.ts';
import type { Range } from '#reading/lines.ts';

/** A change that was planted: where it stands before and after, and the kinds that tell it right. */
export type Change = { id: string; as: readonly Planted[]; before: Range; after: Range };
/** A paragraph that was carried elsewhere, where it stands before and after. */
export type Moved = { before: Range; after: Range };
export type Pair = {
  name: string;
  language: Language;
  before: string;
  after: string;
  changes: readonly Change[];
  moved: readonly Moved[];
  /** Labels of divisions whose number changed, where they stand before and after. */
  renumbered: readonly Moved[];
};

/** Pairs of versions written by hand, in one text each: `{before>after>kind}` is a change, `kind` as in `Planted` (several with `/`). Invented parties. */
const BY_HAND = byHand as { name: string; language: Language; text: string }[];
/** Changes of rights and of wording that are tried in a pair. */
const WANTED = { rights: 5, wording: 9 } as const;
/** Characters between two planted changes: each stands alone in its surroundings. */
const APART = 90;
/** The seed of the first pair; each next one has the next. */
const FIRST_SEED = 7;
/** Characters of a paragraph that is moved, and of paragraphs that lie between. */
const MOVED = { least: 160, most: 1500, over: 4 } as const;

type Spot = { edit: Edit; start: number; end: number; words: string };

/** Where an edit of the table fits in a text. */
function spotsOf(text: string, edit: Edit): Spot[] {
  return [...text.matchAll(edit.find)].flatMap((match) => {
    const words = edit.to(match);
    if (words === match[0]) return [];
    return [{ edit, start: match.index, end: match.index + match[0].length, words }];
  });
}

/** Some edits of a table at places of a text, no two near each other, each edit in its turn. */
function choose(text: string, table: readonly Edit[], wanted: number, taken: Spot[], random: () => number): void {
  const order = [...table].sort(() => random() - 0.5);
  for (let round = 0, chosen = 0; round < wanted && chosen < wanted; round++)
    for (const edit of order) {
      if (chosen >= wanted) return;
      const spots = spotsOf(text, edit).filter(({ start, end }) =>
        taken.every((other) => start > other.end + APART || end < other.start - APART),
      );
      const spot = spots[Math.floor(random() * spots.length)];
      if (!spot) continue;
      taken.push(spot);
      chosen++;
    }
}

/** The pair of a text: edits planted, two paragraphs moved, a clause put in where clauses are numbered by figures. */
function pairOf(name: string, language: Language, text: string, seed: number): Pair {
  const random = seeded(seed);
  const mine = (edit: Edit): boolean => edit.language === language;
  const spots: Spot[] = [];
  choose(text, RIGHTS.filter(mine), WANTED.rights, spots, random);
  choose(text, WORDING.filter(mine), WANTED.wording, spots, random);
  const { order, moved: movedAt } = reordered(text, spots, random);
  const changes: Change[] = [];
  const moved: Moved[] = [];
  let after = '';
  for (const piece of order) {
    const start = after.length;
    let at = piece.start;
    for (const spot of spots
      .filter((one) => one.start >= piece.start && one.end <= piece.end)
      .sort((a, b) => a.start - b.start)) {
      after += text.slice(at, spot.start);
      const from = after.length;
      after += spot.words;
      changes.push({
        id: spot.edit.id,
        as: spot.edit.as,
        before: { start: spot.start, end: spot.end },
        after: { start: from, end: after.length },
      });
      at = spot.end;
    }
    after += text.slice(at, piece.end);
    if (movedAt.has(piece)) moved.push({ before: piece, after: { start, end: after.length } });
  }
  const pair = { name, language, before: text, after, changes, moved, renumbered: [] };
  return random() < 0.7 ? withClause(pair, random) : pair;
}

/** The paragraphs of a text, two of them that no edit touches carried elsewhere. */
function reordered(text: string, spots: readonly Spot[], random: () => number) {
  const order: Range[] = [];
  for (let at = 0; at < text.length;) {
    const blank = text.indexOf('\n\n', at);
    const end = blank < 0 ? text.length : blank + 2;
    order.push({ start: at, end });
    at = end;
  }
  const moved = new Set<Range>();
  const free = order.filter(
    ({ start, end }, i) =>
      i > 2 &&
      i < order.length - 2 &&
      end - start >= MOVED.least &&
      end - start <= MOVED.most &&
      text.slice(start, end).endsWith('\n\n') &&
      spots.every((spot) => spot.end < start || spot.start > end),
  );
  for (let n = 0; n < 2 && free.length > 0 && order.length > 12; n++) {
    const [piece] = free.splice(Math.floor(random() * free.length), 1);
    const from = order.indexOf(piece!);
    const to = (from + MOVED.over + Math.floor(random() * (order.length - 2 * MOVED.over))) % (order.length - 3);
    if (Math.abs(to - from) < MOVED.over) continue;
    order.splice(from, 1);
    order.splice(Math.max(2, to), 0, piece!);
    moved.add(piece!);
  }
  return { order, moved };
}

const NUMBERED = /^(\s*(?:Art[íi]culo |ARTICLE |Section )?)(\d{1,3})(?=[.°º]? )/gmu;
const ADDED = {
  es: 'Las partes conservarán copia de los antecedentes de esta operación.',
  en: 'The parties keep a copy of the records of this transaction.',
} as const;

/** A new clause before one of a row of clauses numbered by figures; those behind it are numbered anew. */
function withClause(pair: Pair, random: () => number): Pair {
  const heads = [...pair.after.matchAll(NUMBERED)];
  const runs = heads.filter((head, i) => Number(heads[i + 1]?.[2]) === Number(head[2]) + 1 && Number(heads[i + 2]?.[2]) === Number(head[2]) + 2); // prettier-ignore
  const first = runs[Math.floor(random() * runs.length)];
  if (!first) return pair;
  const at = heads.indexOf(first) + 1;
  const edits: { start: number; end: number; words: string; label: boolean }[] = [];
  const head = heads[at]!;
  const added = `${head[1]}${head[2]}. ${ADDED[pair.language]}\n\n`.replace(/^\n+/, '');
  edits.push({ start: head.index, end: head.index, words: added, label: false });
  for (let i = at, n = Number(head[2]); i < heads.length && Number(heads[i]![2]) === n; i++, n++) {
    const start = heads[i]!.index + heads[i]![1]!.length;
    edits.push({ start, end: start + heads[i]![2]!.length, words: String(n + 1), label: true });
  }
  // A number that a planted change stands in is left alone: then so is the whole row.
  if (edits.some(({ start, end }) => pair.changes.some(({ after }) => start < after.end + 2 && end > after.start - 2))) return pair; // prettier-ignore
  let after = '';
  let from = 0;
  const shifts: { from: number; by: number }[] = [];
  const labels: { start: number; end: number }[] = [];
  for (const { start, end, words, label } of edits) {
    after += pair.after.slice(from, start);
    if (label) labels.push({ start: after.length, end: after.length + words.length });
    after += words;
    from = end;
    shifts.push({ from: end, by: after.length - end });
  }
  after += pair.after.slice(from);
  const shifted = ({ start, end }: Range): Range => {
    const by = (at: number): number => shifts.findLast((one) => one.from <= at)?.by ?? 0;
    return { start: start + by(start), end: end + by(start) };
  };
  return {
    ...pair,
    after,
    changes: pair.changes.map((one) => ({ ...one, after: shifted(one.after) })),
    moved: pair.moved.map((one) => ({ ...one, after: shifted(one.after) })),
    renumbered: labels.map((label) => ({ before: { start: 0, end: 0 }, after: label })),
  };
}

/** The pair of a text with its changes in braces (by-hand.ts). */
function readByHand(name: string, language: Language, marked: string): Pair {
  const changes: Change[] = [];
  let [before, after, from] = ['', '', 0];
  for (const match of marked.matchAll(/\{([^{}>]*)>([^{}>]*)>([a-z/]+)\}/gu)) {
    const between = marked.slice(from, match.index);
    before += between;
    after += between;
    changes.push({
      id: `by-hand.${match[3]}`,
      as: match[3]!.split('/') as Planted[],
      before: { start: before.length, end: before.length + match[1]!.length },
      after: { start: after.length, end: after.length + match[2]!.length },
    });
    before += match[1];
    after += match[2];
    from = match.index + match[0].length;
  }
  const rest = marked.slice(from);
  return { name, language, before: before + rest, after: after + rest, changes, moved: [], renumbered: [] };
}

/** The pairs of one side, each with what was planted in it. `first`: the seed of the first, for other pairs of the same texts. */
export function pairsOf(side: Side, first = FIRST_SEED): Pair[] {
  const made = texts().flatMap(({ name, family, language, text }, i) =>
    sideOf(family) === side ? pairOf(name, language, text.trim(), first + i) : [],
  );
  const hand = BY_HAND.filter(({ name }) => sideOf(name) === side);
  return [...made, ...hand.map(({ name, language, text }) => readByHand(name, language, text.trim()))];
}
