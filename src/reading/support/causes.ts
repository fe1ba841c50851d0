import { groundsIn } from './depends.ts';
import type { Match } from './match.ts';
import { EITHER } from './parties.ts';
import type { Reason } from './reasons.ts';
import { has, rangeOf, type Sentence } from './sentence.ts';

/** Words behind a sign of a cause, or between it and its cause in the quotation. */
const NEAR = 5;
/** Small words that may give a cause, or somebody who does it (folded). */
const BY = new Set('por tras ante mediante by from for'.split(' '));

/** Words with which "por" says how or how much, and gives no cause (folded): "por escrito", "por completo". */
const SET = new Set(
  'completo escrito entero igual separado adelantado anticipado si ciento mes dia ano hora'.split(' '),
);

/** The first word of content behind a word. */
const behind = ({ words }: Sentence, at: number): number =>
  words.findIndex(({ content }, i) => i >= at && i < at + NEAR && content);

/** The words of content that a sentence gives as a cause. */
function causesIn(sentence: Sentence): number[] {
  const signs = sentence.signs.filter(({ kind }) => kind === 'cause').map(({ to }) => to);
  const small = sentence.words.flatMap(({ word }, at) => (BY.has(word) ? [at + 1] : []));
  return [...signs, ...small].map((at) => behind(sentence, at)).filter((at) => at >= 0);
}

/** Reasons that a statement gives and the quotation does not, or gives for another thing. */
export function causesOf(statement: Sentence, quotation: Sentence, { pairs }: Match): Reason[] {
  const theirs = new Set([...causesIn(quotation), ...groundsIn(quotation)]);
  const isStrange = (at: number): boolean => pairs.has(at) && !pairs.get(at)!.some((one) => theirs.has(one));
  const signs = statement.signs.filter(({ kind }) => kind === 'cause').map(({ to }) => behind(statement, to));
  const by = statement.words
    .flatMap(({ word }, at) =>
      word === 'por' && !SET.has(statement.words[at + 1]?.word ?? '') ? [behind(statement, at + 1)] : [],
    )
    .filter((at) => at >= 0 && !statement.words.slice(at, at + 2).some(({ word, actor }) => actor || EITHER.has(word)));
  return [...signs, ...by].filter(isStrange).map((at) => ({
    kind: 'condition',
    // A reason is invented where the quotation gives none by any sign.
    turned: signs.includes(at) && !has(quotation, 'cause'),
    at: rangeOf(statement.words[at]!),
  }));
}
