import type { Language } from '#contract/language.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, type Sentence, type Sign } from './sentence.ts';

/** Words that open a sentence by its ground: "Como no pagó, …", "Since it did not pay, …" (folded). */
const OPENS: Record<Language, string> = { es: 'como', en: 'since' };

/** What a sentence makes depend on what: the words of the ground, those of what rests on it, and the sign that says so. */
type Link = { ground: number[]; result: number[]; sign: Pick<Sign, 'start' | 'end'> & { kind?: string } };

/** The links of a sentence: causes, conditions, and what follows from something. */
function linksIn({ words, signs, language }: Sentence): Link[] {
  const content = (from: number, to: number): number[] =>
    words.flatMap((word, at) => (word.content && from <= at && at < to ? [at] : []));
  const startOf = (at: number): number =>
    words.findLastIndex((one, i) => i <= at && (i === 0 || one.break === 'sentence'));
  const endOf = (at: number, ofClause: boolean): number => {
    const end = words.findIndex((one, i) => i > at && (one.break === 'sentence' || (ofClause && one.break !== null)));
    return end < 0 ? words.length : end;
  };
  // "If it rains, the game ends" and "the game ends if it rains".
  const by = (sign: Link['sign'], from: number, to: number): Link => {
    const [start, clause, end] = [startOf(from), endOf(to, true), endOf(to, false)];
    return { ground: content(to, clause), result: [...content(start, from), ...content(clause, end)], sign };
  };
  const links = signs.flatMap((sign): Link[] => {
    const { kind, from, to } = sign;
    if (kind === 'cause' || kind === 'cond') return [by(sign, from, to)];
    return kind === 'effect'
      ? [{ ground: content(startOf(from - 1), from), result: content(to, endOf(to, false)), sign }]
      : [];
  });
  const [first] = words;
  return first?.word === OPENS[language] && words[endOf(0, true)]?.break === 'clause'
    ? [by(first, 0, 1), ...links]
    : links;
}

/** The words of content from which a sentence says that something follows. */
export const groundsIn = (sentence: Sentence): number[] =>
  linksIn(sentence).flatMap(({ ground, sign }) => (sign.kind === 'effect' ? ground : []));

/** How many words of a side of a link stand in one side of another, and in no place of its other side. */
const shared = (
  mine: readonly number[],
  there: readonly number[],
  other: readonly number[],
  { pairs }: Match,
): number =>
  mine.filter((at) => {
    const found = pairs.get(at) ?? [];
    return found.some((one) => there.includes(one)) && !found.some((one) => other.includes(one));
  }).length;

/**
 * What a statement gives as the ground of something, and the quotation as what rests on it: "as it is no bond, it is void", of what "is void, so it is no bond"; "it is paid once it is
 * published", of what "is published once it is paid".
 */
export function dependsOf(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const theirs = linksIn(quotation);
  const turned = linksIn(statement).find(({ ground, result }) =>
    theirs.some((link) => {
      const kept = shared(ground, link.ground, link.result, match) + shared(result, link.result, link.ground, match);
      const [a, b] = [shared(ground, link.result, link.ground, match), shared(result, link.ground, link.result, match)];
      return a > 0 && b > 0 && kept === 0;
    }),
  );
  return turned ? [{ kind: 'condition', turned: true, at: rangeOf(turned.sign) }] : [];
}
