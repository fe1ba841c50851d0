import { oneKey } from '#reading/lexicon/where.ts';
import type { Field } from './blocks.ts';
import type { Law } from './laws.ts';
import { markOf, type Marks } from './marks.ts';

/**
 * Norms whose published text is read here in a version that is older than changes which concepts tell of, or whose reader misses the number: what such a text
 * lacks is unverified and not wrong. Null: any article.
 */
const UNSURE: Readonly<Record<string, readonly string[] | null>> = {
  // The text of 2005 lacks the laws 20.361 and 20.945.
  'dl:211': null,
  // The text of 2005 lacks the laws 19.996 and 21.355.
  'ley:19039': null,
  // Written "183-AB", "152 quáter O bis": numbers that the reader of units does not know.
  'codigo:trabajo': ['152 quater o bis', '152 quater o ter', '183 ab', '208', '211 b bis'],
  // The text of April 2021 lacks the law 21.398.
  'ley:19496': ['2 ter', '12 c', '15 bis', '16 c', '17 n'],
};

/** What was found: the marks of the articles that hold a term of their concept, how many have no text, and those that are wrong. */
export type Verified = { marks: Marks; unverified: number; wrong: string[] };

/**
 * Checks every article of the lexicon: it stands in a law that is at hand, and holds a whole term of the statute of its concept. `before`: marks of an earlier run,
 * kept for norms that are not at hand.
 */
export function verify(fields: readonly Field[], laws: readonly Law[], before: Marks): Verified {
  const marks = new Map<string, Set<string>>();
  const wrong: string[] = [];
  let unverified = 0;
  for (const { blocks } of fields)
    for (const { concept } of blocks)
      for (const { norm, articles } of concept.where) {
        const key = markOf(concept.id, norm);
        const own = laws.filter(({ keys }) => keys.has(oneKey(norm)));
        const put = (article: string): void => void marks.set(key, (marks.get(key) ?? new Set()).add(article));
        for (const article of articles) {
          const texts = own.flatMap((law) => law.articles.get(article) ?? []);
          const unsure = UNSURE[oneKey(norm)];
          if (texts.some((stems) => concept.law.es.some((term) => term.every((stem) => stems.has(stem))))) put(article);
          else if (own.length === 0 && before.get(key)?.has(article)) put(article);
          else if (own.length === 0 || unsure === null || unsure?.includes(article)) unverified++;
          else
            wrong.push(`${key}: ${article} ${texts.length === 0 ? 'does not exist' : 'holds no term of the concept'}`);
        }
      }
  return { marks, unverified, wrong };
}
