import type { Range } from '../lines.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { has, type Sentence, type Sign } from './sentence.ts';

const rangeOf = ({ start, end }: Range): Range => ({ start, end });
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
const KEPT = ['only', 'most', 'least', 'some'] as const;

/** How many, at most, at least, before and after: what a statement adds, turns or drops of them. `limits`: "no … unless" on one side is "only" on the other. */
export function boundsOf(statement: Sentence, quotation: Sentence, limits: boolean): Reason[] {
  const added = COMPARED.flatMap(([kind, contrary, about]): Reason[] => {
    const [here, there] = [ofKind(statement, kind), ofKind(quotation, kind)];
    if (here.length <= there.length || (kind === 'only' && limits)) return [];
    const turned = there.length === 0 && contrary !== null && has(quotation, contrary) && !has(statement, contrary);
    return [{ kind: about, turned, at: rangeOf(here.at(-1)!) }];
  });
  const dropped = KEPT.flatMap((kind): Reason[] => {
    const [here, there] = [ofKind(statement, kind), ofKind(quotation, kind)];
    if (here.length >= there.length || (kind === 'only' && limits)) return [];
    const about = kind === 'most' || kind === 'least' ? 'bound' : 'quantifier';
    return [{ kind: about, turned: false, at: null }];
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
