import type { Language } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import { countOf, locate } from '../search/locate.ts';
import type { Query } from '../search/query.ts';
import type { Decision } from './decide.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

/** Nearest passages that are shown where there is no answer. */
const MOST = 3;

/** The language of the sources that are in another one than the question: `foreign` where all of them are, `foreignSome` where only some. */
export function foreignIn(
  sources: readonly Read[],
  question: string,
): Record<'foreign' | 'foreignSome', Language | null> {
  const own = tellLanguage(question);
  const others = own === null ? [] : sources.filter(({ index }) => index.language !== own);
  const theirs = others[0]?.index.language ?? null;
  const all = others.length === sources.length;
  return { foreign: all ? theirs : null, foreignSome: all ? null : theirs };
}

/** The nearest sentences that hold at least one word of the question. */
export const nearest = ({ sentences, verdict }: Decision): Found[] =>
  verdict === 'absent' && !sentences.some(({ coverage }) => coverage > 0.2)
    ? []
    : sentences
        .filter(({ coverage, heading }) => coverage > 0 && !heading)
        .slice(0, MOST)
        .map(({ source, start, end, score }) => ({ source, start, end, score }));

/** The content words of the question as they were typed, without those that only frame it, with how often their stem stands in the sources. */
export function wordsOf(
  sources: readonly Read[],
  { terms }: Query,
  question: string,
): { word: string; count: number }[] {
  const own = terms.filter((term) => !term.extra);
  const telling = own.filter(({ weight }) => weight === 1);
  return (telling.length > 0 ? telling : own).map((term) => {
    const stems = { word: term.asked, stems: term.stems };
    const count = term.mended ? 0 : sources.reduce((sum, { index }) => sum + (place(index, stems) ?? 0), 0);
    const typed = question.slice(term.at).match(/^[\p{L}\p{N}.,]*[\p{L}\p{N}]/u)?.[0] ?? term.asked;
    return { word: typed.toLowerCase(), count };
  });
}

const place = (index: Read['index'], term: Parameters<typeof locate>[1]): number | null => {
  const found = locate(index, term);
  return found && countOf(index, found);
};
