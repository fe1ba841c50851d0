import { standing, type Figure } from './figures.ts';
import type { Match } from './match.ts';
import type { Sentence } from './sentence.ts';

/** Words that join two of a kind (folded). */
const JOINS = new Set('y e o u ni pero sino mientras and or nor but whereas while'.split(' '));
export const isJoin = (word: string): boolean => JOINS.has(word);

/** The figure that a word is a part of. */
function figureAt({ figures, words }: Sentence, at: number): Figure | undefined {
  const { start, end } = words[at]!;
  return figures.find((one) => start < one.end && one.start < end);
}

/** The numbers of the words that say something: those of content, and each figure once, by its first word. */
export function itemsOf(sentence: Sentence): number[] {
  return sentence.words.flatMap(({ content }, at) => {
    const figure = figureAt(sentence, at);
    if (!figure) return content ? [at] : [];
    return at === 0 || figureAt(sentence, at - 1) !== figure ? [at] : [];
  });
}

/** Where each item of a statement stands in a quotation: a word where it is paired, a figure where the same is counted. */
export function placesOf(statement: Sentence, quotation: Sentence, { pairs }: Match): Map<number, readonly number[]> {
  const theirs = itemsOf(quotation);
  const places = new Map<number, readonly number[]>();
  for (const at of itemsOf(statement)) {
    const figure = figureAt(statement, at);
    const found = figure
      ? theirs.filter((one) => {
          const other = figureAt(quotation, one);
          return other !== undefined && standing(figure, [other]) !== 'not';
        })
      : (pairs.get(at) ?? []);
    if (found.length > 0) places.set(at, found);
  }
  return places;
}
