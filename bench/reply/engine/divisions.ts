import type { Selected } from '#server/sources/open.ts';
import { readPlain } from '../norm.ts';
import { paragraphsOf } from '../places.ts';

/** Articles that make a text a norm. */
const FEW = 5;

/** The divisions of a source that a library's search is held against: the articles of a norm, the paragraphs of any other text. */
export function divisionsOf({ text }: Selected): { start: number; end: number }[] {
  const { articles } = readPlain(text);
  return articles.length >= FEW ? [...articles] : paragraphsOf(text);
}
