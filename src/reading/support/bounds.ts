import { fold } from '../words.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, has, type Sentence, type Sign } from './sentence.ts';

/** The signs of a kind. */
const ofKind = ({ signs }: Sentence, kind: string): Sign[] => signs.filter((one) => one.kind === kind);

/** Kinds of signs with the kind that says the contrary, and what they are about. */
const COMPARED: readonly [kind: string, contrary: string | null, about: 'quantifier' | 'bound'][] = [
  ['all', 'some', 'quantifier'],
  ['some', null, 'quantifier'],
  ['other', 'same', 'quantifier'],
  ['same', 'other', 'quantifier'],
  ['only', null, 'quantifier'],
  ['most', 'least', 'bound'],
  ['least', 'most', 'bound'],
  ['before', 'after', 'bound'],
  ['after', 'before', 'bound'],
];
/** Kinds that a statement may not drop: without them it says more. */
const KEPT = ['only', 'most', 'least', 'some', 'before', 'after'] as const;

/** Words before and behind a sign in which what it is said of is looked for. */
const OF = { before: 3, behind: 6 } as const;
/** What a sign is said of: the first word of content or figure behind it; null where none follows. */
function headOf({ words, figures }: Sentence, { to }: Sign): string | null {
  for (const { start, end, content, stem } of words.slice(to, to + OF.behind)) {
    const figure = figures.find((one) => one.start <= start && end <= one.end);
    if (figure) return String(figure.value);
    if (content) return stem;
  }
  return null;
}
/** Characters between a figure with its unit and the sign behind it. */
const NEAR = 20;
const textOf = ({ text }: Sentence, { start, end }: Sign): string => fold(text.slice(start, end));

/** Kinds that order two things in time. */
const ORDER = new Set(['before', 'after']);
/** The time that is counted just before a sign of order; null where none is. */
function timeOf({ figures }: Sentence, { start }: Sign): string | null {
  const near = figures.findLast((one) => one.end <= start && start - one.end < NEAR);
  return near ? `${near.value} ${near.unit ?? ''}` : null;
}

/** Signs of a kind that stand in one sentence and not in the other: neither by the same words nor said of the same; or the last, where there are more of them. */
function strangeOf(kind: string, mine: Sentence, other: Sentence): Sign[] {
  const [ours, theirs] = [ofKind(mine, kind), ofKind(other, kind)];
  const heads = new Set(theirs.map((one) => headOf(other, one)));
  const said = new Set(theirs.map((one) => textOf(other, one)));
  // "Seven days before" is said by "seven days prior to".
  const times = ORDER.has(kind) ? new Set(theirs.flatMap((one) => timeOf(other, one) ?? [])) : new Set<string>();
  const strange = ours.filter(
    (one) => !said.has(textOf(mine, one)) && !heads.has(headOf(mine, one)) && !times.has(timeOf(mine, one) ?? ''),
  );
  return strange.length > 0 || ours.length <= theirs.length ? strange : ours;
}

/** Whether a statement tells anything of what a sign of the quotation is said of: the figures behind it, or else before it, or the words behind it. */
function tellsOf(sign: Sign, { words, figures }: Sentence, statement: Sentence): boolean {
  const [before, behind] = [
    words.slice(Math.max(0, sign.from - OF.before), sign.from),
    words.slice(sign.to, sign.to + OF.behind),
  ];
  for (const near of [behind, before]) {
    const values = figures.filter(({ start }) => near.some((one) => one.start <= start && start < one.end));
    if (values.length > 0) return values.some(({ value }) => statement.figures.some((one) => one.value === value));
  }
  const said = behind.some(({ content }) => content) ? behind : before;
  return said.some(({ content, stem }) => content && statement.words.some((one) => one.stem === stem));
}

/** How many, at most, at least, before and after: what a statement adds, turns or drops of them. `limits`: "no … unless" on one side is "only" on the other. */
export function boundsOf(statement: Sentence, quotation: Sentence, limits: boolean): Reason[] {
  const added = COMPARED.flatMap(([kind, contrary, about]): Reason[] => {
    const strange = strangeOf(kind, statement, quotation);
    if (strange.length === 0 || (kind === 'only' && limits)) return [];
    const other = contrary !== null && has(quotation, contrary) && !has(statement, contrary);
    return [{ kind: about, turned: !has(quotation, kind) && other, at: rangeOf(strange.at(-1)!) }];
  });
  const dropped = KEPT.flatMap((kind): Reason[] => {
    if (kind === 'only' && limits) return [];
    const lost = strangeOf(kind, quotation, statement).filter((sign) => tellsOf(sign, quotation, statement));
    const about = kind === 'only' || kind === 'some' ? 'quantifier' : 'bound';
    return lost.length > 0 ? [{ kind: about, turned: false, at: null }] : [];
  });
  return [...added, ...dropped];
}

const JOINS: Readonly<Record<string, 'and' | 'or'>> = { y: 'and', e: 'and', and: 'and', o: 'or', u: 'or', or: 'or' };
/** Words between two that are joined. */
const JOINED = 5;

/** The words of content on both sides of each "and" and "or". */
function joinsOf({ words }: Sentence): { at: number; how: 'and' | 'or'; before: number; after: number }[] {
  return words.flatMap(({ word }, at) => {
    const how = JOINS[word];
    const before = words.findLastIndex(({ content }, i) => content && i < at && at - i < JOINED);
    const after = words.findIndex(({ content }, i) => content && i > at && i - at < JOINED);
    return how && before >= 0 && after >= 0 ? [{ at, how, before, after }] : [];
  });
}

/** What the quotation joins by "and" and the statement by "or", or the reverse. */
export function joinedOtherwise(statement: Sentence, quotation: Sentence, { pairs }: Match): Reason[] {
  const theirs = joinsOf(quotation);
  const count = ({ words }: Sentence, how: string): number => words.filter(({ word }) => JOINS[word] === how).length;
  const [or, and] = (['or', 'and'] as const).map((how) => count(statement, how) - count(quotation, how)) as [
    number,
    number,
  ];
  const more: Reason[] = or > 0 || (or < 0 && and > 0) ? [{ kind: 'quantifier', turned: false, at: null }] : [];
  const otherwise = joinsOf(statement).flatMap(({ at, how, before, after }): Reason[] => {
    const [left, right] = [pairs.get(before) ?? [], pairs.get(after) ?? []];
    const same = theirs.filter((one) => left.includes(one.before) && right.includes(one.after));
    const turned = same.length > 0 && same.every((one) => one.how !== how);
    return turned ? [{ kind: 'quantifier', turned: true, at: rangeOf(statement.words[at]!) }] : [];
  });
  return otherwise.length > 0 ? otherwise : more;
}
