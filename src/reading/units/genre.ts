import { GENRES } from './genres.ts';
import { plain } from './marks.ts';
import type { Line } from './line.ts';
import type { Genre } from './unit.ts';

/** Characters of a text whose words tell what it is. */
const HEAD = 6000;
/** Lines "Artículo N" that make a law, and so many that no ruling has them. */
const LAW = 3;
const NO_RULING = 12;
const ARTICLE = /^["' ]{0,2}(?:articulo|art\.) *(?:n° *)?(?:\d|unico|primero|segundo|tercero|final|transitorio)/;
const SECTION = /^["' ]{0,2}(?:section|sec\.|article|§) *\d/;

/** What sort of document a text is, by its own words. */
export function genreOf(text: string, lines: readonly Line[]): Genre {
  const head = plain(text.slice(0, HEAD));
  const tail = plain(text.slice(-HEAD));
  const has = (genre: Genre, where: 'head' | 'tail', language?: 'es' | 'en'): boolean =>
    GENRES.some(
      (sign) =>
        sign.is === genre &&
        sign.where === where &&
        (!language || sign.language === language) &&
        sign.pattern.test(where === 'head' ? head : tail),
    );
  const articles = lines.filter((line) => ARTICLE.test(line.head) && !/^\p{Ll}/u.test(text[line.at]!)).length;
  const ruling = (['es', 'en'] as const).some(
    (language) => has('ruling', 'head', language) && has('ruling', 'tail', language),
  );
  if (ruling && articles < NO_RULING) return 'ruling';
  if (articles >= LAW) return 'law';
  if (has('law', 'head', 'en') && lines.filter((line) => SECTION.test(line.head)).length >= LAW) return 'law';
  return has('contract', 'head') ? 'contract' : 'prose';
}
