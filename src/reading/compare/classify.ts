import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';
import type { Cut } from '../units/unit.ts';
import { fold, isStop } from '../words.ts';
import type { Block } from './blocks.ts';
import { RIGHTS, type Kind, type Right } from './kinds.ts';
import { namesOf, type Names } from './signs/roles.ts';
import type { Sign } from './signs/sign.ts';
import { SANCTION, signsIn } from './signs/signs.ts';
import type { Token } from './tokens.ts';

/** One side of a change: the tokens of its paragraph, and which of them it takes. */
type Part = { block: Block; from: number; to: number };

/** Words that say something, beyond those of the other side, from which on something was said or taken back and not only said otherwise. */
const SAID = 4;
/** The same where both sides have words: so much was written anew that nobody can tell that it says the same. */
const REWRITTEN = 9;
/** Characters around a change that are read where a paragraph is a single long sentence. */
const AROUND = 400;

/** Where a part stands in its text: from its first to its last word, or the place between two words where it has none. */
export function rangeOf({ block, from, to }: Part): Range {
  const { tokens } = block;
  if (from < to) return { start: tokens[from]!.start, end: tokens[to - 1]!.end };
  const at = tokens[from - 1]?.end ?? tokens[from]?.start ?? block.end;
  return { start: at, end: at };
}

/** Words behind "no" with which it sets a bound, and the most characters of them. */
const BOUND =
  /^\s+(?:superior|inferior|mayor|menor|más|menos|later|earlier|less|more|fewer|greater|longer|shorter)(?!\p{L})/iu;
const BOUND_MOST = 12;

const meets = (sign: Sign, { start, end }: Range): boolean =>
  start === end ? sign.start < start && start < sign.end : sign.start < end && start < sign.end;
/** A part with the token on either side of it. */
const wider = ({ block, from, to }: Part): Part => ({
  block,
  from: Math.max(0, from - 1),
  to: Math.min(block.tokens.length, to + 1),
});

/** A text whose signs are read where they are asked for, each sentence once. */
export class Reader {
  private readonly names: Names;
  private readonly read = new Map<number, readonly Sign[]>();
  private readonly cuts = new Map<Block, readonly Range[]>();
  constructor(
    private readonly text: string,
    readonly language: Language,
    cut: Cut,
  ) {
    this.names = namesOf(text, cut);
  }

  /** The signs that a part of a paragraph meets, and those that it meets with the words beside it. */
  at(part: Part): { own: Sign[]; beside: Sign[] } {
    const { block } = part;
    const [range, wide] = [rangeOf(part), rangeOf(wider(part))];
    const beside = this.sentencesOf(block)
      .filter(({ start, end }) => start <= wide.end && wide.start <= end)
      .flatMap((sentence) => this.signs(sentence, wide))
      .filter((sign) => meets(sign, wide));
    return { own: beside.filter((sign) => meets(sign, range)), beside };
  }

  /** The number of denials in the sentences around a part; a bound ("no superior a diez días") is no denial. */
  denials(part: Part): number {
    const wide = rangeOf(wider(part));
    return this.sentencesOf(part.block)
      .filter(({ start, end }) => start <= wide.end && wide.start <= end)
      .flatMap((sentence) => this.signs(sentence, wide))
      .filter(({ kind, end }) => kind === 'polarity' && !BOUND.test(this.text.slice(end, end + BOUND_MOST))).length;
  }

  private sentencesOf(block: Block): readonly Range[] {
    let cut = this.cuts.get(block);
    if (!cut) this.cuts.set(block, (cut = sentences(this.text, block.start, block.end)));
    return cut;
  }

  private signs(sentence: Range, { start, end }: Range): readonly Sign[] {
    if (sentence.end - sentence.start > 3 * AROUND) {
      const near = { start: Math.max(sentence.start, start - AROUND), end: Math.min(sentence.end, end + AROUND) };
      return signsIn(this.text, near, this.language, this.names);
    }
    let found = this.read.get(sentence.start);
    if (!found) this.read.set(sentence.start, (found = signsIn(this.text, sentence, this.language, this.names)));
    return found;
  }
}

const contentOf = (tokens: readonly Token[], language: Language): string[] =>
  tokens.filter(({ isWord }) => isWord).flatMap(({ key }) => (isStop(fold(key), language) ? [] : [fold(key)]));

/** Whether two rows of tokens are the same words but for capitals, accents and marks. */
function sameWords(a: readonly Token[], b: readonly Token[]): boolean {
  const words = (tokens: readonly Token[]): string =>
    tokens.flatMap(({ key, isWord }) => (isWord ? [fold(key)] : [])).join(' ');
  return words(a) === words(b);
}

/** Whether a part is the label of its paragraph, or of it. */
const isLabel = ({ block, from, to }: Part): boolean => from < to && to <= block.labelled;
const FIGURE = /^(?:\d{1,3}(?:\.\d{1,3})*|[IVX]{1,5})$/;
/** Whether a part is the number of a clause that runs on in a paragraph: alone, behind a stop and before one, with a capital after it. */
function isNumber({ block: { tokens }, from, to }: Part): boolean {
  const [before, next, after] = [tokens[from - 1], tokens[to], tokens[to + 1]];
  return (
    to === from + 1 &&
    FIGURE.test(tokens[from]!.key) &&
    (!before || /^[.;:)]$/.test(before.key)) &&
    next !== undefined &&
    /^[.)-]$/.test(next.key) &&
    after !== undefined &&
    /^[\p{Lu}"(]/u.test(after.key)
  );
}

const DIVISION = /^([dr]):(\d+)/;
/** The key of what points to a division whose number is another now. */
const renumbered = (key: string, numbers: ReadonlyMap<string, string>): string =>
  key.replace(DIVISION, (said, sort: string, number: string) => {
    const now = numbers.get(number);
    return now === undefined ? said : `${sort}:${now}`;
  });

/** What a change does, and the words that show it: "doce meses" where only "doce" differs. */
type Told = { kinds: readonly Kind[]; a: Range; b: Range };

/** Kinds that are shown with the whole value that differs. */
const WITH_VALUE: ReadonlySet<Right> = new Set<Right>(['figure', 'term', 'date', 'reference']);
const VALUES: readonly Right[] = ['figure', 'term', 'date'];
/** A range with the values that it meets. */
function withValues(range: Range, signs: readonly Sign[]): Range {
  if (range.start === range.end) return range;
  const values = signs.filter(({ kind }) => WITH_VALUE.has(kind));
  return {
    start: Math.min(range.start, ...values.map(({ start }) => start)),
    end: Math.max(range.end, ...values.map(({ end }) => end)),
  };
}

/**
 * What a change does: the kinds of what one side says and the other does not, the gravest first; `wording` where both say the same. `numbers`: divisions
 * whose number is another in the second text, so that what points to them may follow.
 */
export function toldOf(
  [a, b]: readonly [Part, Part],
  [readA, readB]: readonly [Reader, Reader],
  numbers: ReadonlyMap<string, string>,
): Told {
  const [{ own: signsA, beside: besideA }, { own: signsB, beside: besideB }] = [readA.at(a), readB.at(b)];
  const told = (kinds: readonly Kind[]): Told => {
    const shown = WITH_VALUE.has(kinds[0] as Right);
    const [own, other] = [rangeOf(a), rangeOf(b)];
    return shown ? { kinds, a: withValues(own, signsA), b: withValues(other, signsB) } : { kinds, a: own, b: other };
  };
  const [mine, theirs] = [a.block.tokens.slice(a.from, a.to), b.block.tokens.slice(b.from, b.to)];
  if (sameWords(mine, theirs)) return told(['wording']);
  if ((isNumber(a) && isNumber(b)) || isLabel(a) || isLabel(b)) return told(['renumbered']);
  // What a side says is looked for in the other with the words beside it: of "quince (15) días" and "15 días" the second begins before the change.
  const keysA = new Set(besideA.flatMap(({ key }) => [key, renumbered(key, numbers)]));
  const keysB = new Set(besideB.map(({ key }) => key));
  const kinds = new Set<Right>();
  const counts = (key: string, other: Part): boolean => key !== SANCTION || other.from === other.to;
  for (const { kind, key } of signsA)
    if (counts(key, b) && !keysB.has(key) && !keysB.has(renumbered(key, numbers))) kinds.add(kind);
  for (const { kind, key } of signsB) if (counts(key, a) && !keysA.has(key)) kinds.add(kind);
  const [saidA, saidB] = [contentOf(mine, readA.language), contentOf(theirs, readB.language)];
  const anew = saidA.length > 0 && saidB.length > 0;
  const said = anew ? REWRITTEN : SAID;
  const onlyIn = (words: readonly string[], other: readonly string[]): number => {
    const there = new Set(other);
    return words.filter((word) => !there.has(word)).length;
  };
  if (onlyIn(saidA, saidB) >= said) kinds.add('removed');
  if (onlyIn(saidB, saidA) >= said) kinds.add('added');
  if (kinds.size === 0) return told(['wording']);
  // Where both sides deny as often, what they deny may stand elsewhere: the value that changed says more.
  const denies = kinds.has('polarity') && VALUES.some((kind) => kinds.has(kind));
  const first: readonly Right[] = [
    ...(anew ? [] : (['exception', 'definition', 'removed', 'added'] as const)),
    ...(denies && readA.denials(a) === readB.denials(b) ? VALUES : []),
  ];
  return told([
    ...first.filter((kind) => kinds.has(kind)),
    ...RIGHTS.filter((kind) => kinds.has(kind) && !first.includes(kind)),
  ]);
}

/** Words of a paragraph without which it is a page number or a mark. */
const WORDS = 3;
/** What a paragraph does that one text has and the other has not. */
export const kindOfWhole = ({ tokens, isHeading }: Block, side: 'removed' | 'added'): Kind =>
  isHeading || tokens.filter(({ key }) => /\p{L}{2}/u.test(key)).length < WORDS ? 'wording' : side;
