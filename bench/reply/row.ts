import { isRight, isRightLine, isRightUnit, saysAll, type Case, type Place } from './case.ts';
import { ask, type Outcome } from './engine/ask.ts';
import { peerFinds } from './peer.ts';
import { sideOf, type Side } from '../split.ts';
import { stageOf, type Stage } from './stage.ts';

/** How one question went. `answerable`: whether its sources answer it; what is right counts only then. `units`: right unit first and among three. */
export type Row = {
  id: string;
  set: string;
  question: string;
  side: Side;
  groups: readonly string[];
  answerable: boolean;
  outcome: Outcome;
  reason: string;
  first: boolean;
  three: boolean;
  any: boolean;
  all: boolean;
  /** The first quotation is of a source that cannot be right. */
  wrongSource: boolean;
  unitFirst: boolean;
  unitThree: boolean;
  peerFirst: boolean;
  peerThree: boolean;
  /** Whether the line above the answer rests on the words that are right; null where none is said. */
  line: boolean | null;
  stage: Stage | null;
  /** The first quotation, to be read on the terminal. */
  shown: string;
};

const wordsAt = ({ sources }: Case, place: Place | undefined): string =>
  place ? sources[place.source]!.text.slice(place.start, place.end).replace(/\s+/g, ' ') : '';

/** Asks one question, and holds what a person sees against what is right. */
export async function rowOf(one: Case): Promise<Row> {
  const { id, set, family, groups, gold } = one;
  const shown = await ask(one);
  const { outcome, reason, quoted, line } = shown;
  const [first] = quoted;
  const found = gold ? peerFinds(one, 3) : [];
  const right = quoted.map((place) => gold !== null && isRight(gold, place));
  const units = quoted.map((place) => gold !== null && isRightUnit(gold, place));
  const peers = found.map((place) => gold !== null && isRightUnit(gold, place));
  return {
    id,
    set,
    question: one.question,
    side: one.side ?? sideOf(family),
    groups,
    answerable: gold !== null,
    outcome,
    reason,
    first: right[0] ?? false,
    three: right.slice(0, 3).includes(true),
    any: right.includes(true),
    all: gold !== null && saysAll(gold, quoted),
    wrongSource: gold !== null && first !== undefined && !gold.sources.includes(first.source),
    unitFirst: units[0] ?? false,
    unitThree: units.slice(0, 3).includes(true),
    peerFirst: peers[0] ?? false,
    peerThree: peers.includes(true),
    line: line.length === 0 ? null : gold !== null && line.some((place) => isRightLine(gold, place)),
    stage: stageOf(one, shown),
    shown: wordsAt(one, first),
  };
}

/** Asks one question after another. */
export async function rowsOfCases(cases: readonly Case[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of cases) rows.push(await rowOf(one));
  return rows;
}
