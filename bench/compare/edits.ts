import type { Language } from '#contract/language.ts';
import edits from '../data/edits.json' with { type: 'json' };

/** What a planted edit is told as. `wording` changes no right. */
export type Planted =
  | 'figure'
  | 'term'
  | 'date'
  | 'party'
  | 'modality'
  | 'polarity'
  | 'exception'
  | 'definition'
  | 'reference'
  | 'wording';

/**
 * An edit of contracts and laws. `find`: the words it takes; `to`: what stands for them; the same words where it does not fit. `as`: the kinds any of which
 * tells it right. Written before the rules of the comparison, and without them.
 */
export type Edit = {
  id: string;
  language: Language;
  as: readonly Planted[];
  find: RegExp;
  to: (match: RegExpMatchArray) => string;
};

/**
 * An edit as bench/data/edits.json has it. `find`: a pattern; without it, the words of `pairs` where they stand by themselves. `to`: what stands for them, with
 * groups of the pattern (0 is all of it): `{1}` as it is, `{1=}` the other word of `pairs`, `{1*}` another figure in the place of its last, `{1+7}` seven more,
 * `{1^}` with a capital.
 */
type Written = Omit<Edit, 'find' | 'to'> & { find?: string; to: string; pairs?: Record<string, string> };

const more = (figure: string): string => String(Number(figure) * 2 + 1);
const wholeOf = (pairs: Record<string, string>): string =>
  `(?<![\\p{L}\\d])(?:${Object.keys(pairs).join('|')})(?![\\p{L}\\d])`;
const PLACE = /\{(\d)(=|\*|\^|\+\d+)?\}/g;

function readEdit({ find, to, pairs = {}, ...edit }: Written): Edit {
  const put = (word: string, sign = ''): string => {
    if (sign === '=') return pairs[word] ?? word;
    if (sign === '*') return word.replace(/\d+$/, more);
    if (sign === '^') return word.charAt(0).toUpperCase() + word.slice(1);
    return sign ? String(Number(word) + Number(sign)) : word;
  };
  return {
    ...edit,
    find: new RegExp(find ?? wholeOf(pairs), 'gu'),
    to: (match) => to.replace(PLACE, (_, group: string, sign?: string) => put(match[Number(group)]!, sign)),
  };
}

/** The edits of rights and those of wording, in both languages. */
export const RIGHTS = (edits.rights as Written[]).map(readEdit);
export const WORDING = (edits.wording as Written[]).map(readEdit);
