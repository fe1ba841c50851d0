import type { Norm, Reference, ReferenceOf } from '#contract/references.ts';
import { references } from './references.ts';

/** A place in one of several texts, by its number among them. */
export type Mention = { text: number; start: number; end: number };

/** A range of articles is looked into up to this width. */
const WIDEST = 200;
const bare = (article: string): string => article.replaceAll(' ', '');
/** Every article of a list, each of a range too, as "1545", "54bis" or "1t". */
function numbers({ items }: ReferenceOf<'articles'>): Set<string> {
  const found = new Set<string>();
  for (const { article, to, transitory } of items) {
    const mark = transitory ? 't' : '';
    const [from, upTo] = [Number.parseInt(article, 10), Number.parseInt(to ?? '', 10)];
    found.add(bare(article) + mark);
    if (to !== null) found.add(bare(to) + mark);
    for (let n = from + 1; n < upTo && n - from < WIDEST; n++) found.add(n + mark);
  }
  return found;
}

const normOf = (one: Reference): Norm | null => (one.kind === 'norm' ? one : one.kind === 'articles' ? one.norm : null);
const sameArticles = (a: ReferenceOf<'articles'>, b: ReferenceOf<'articles'>): boolean => {
  const theirs = numbers(b);
  return a.norm !== null && a.norm.key === b.norm?.key && [...numbers(a)].some((one) => theirs.has(one));
};

/** A case number repeats among courts and years: it is the same with the same court or year, and with neither of them another. */
function sameRuling(a: ReferenceOf<'ruling'>, b: ReferenceOf<'ruling'>): boolean {
  if (a.key === b.key) return true;
  const differs = (one: unknown, other: unknown): boolean => one !== null && other !== null && one !== other;
  if (a.register === 'ruc' || b.register === 'ruc' || a.rol !== b.rol) return false;
  const courts = differs(a.court?.key ?? null, b.court?.key ?? null);
  if (courts || differs(a.book, b.book) || differs(a.year, b.year)) return false;
  return (a.year !== null && a.year === b.year) || (a.court !== null && a.court.key === b.court?.key);
}

/**
 * Whether a reference names what another one names. A norm is also named where an article of it is, a list of articles where one of them is;
 * articles of which it is not known whose they are name nothing that could be found again.
 */
export function isMention(one: Reference, other: Reference): boolean {
  if (one.kind === 'norm') return normOf(other)?.key === one.key;
  if (one.kind === 'articles' && other.kind === 'articles') return sameArticles(one, other);
  if (one.kind === 'ruling' && other.kind === 'ruling') return sameRuling(one, other);
  return one.key === other.key;
}

/**
 * All places of one authority across texts, itself too, as `isMention` tells them. A text is given as it is or as its references, which spares reading it again.
 */
export function mentions(reference: Reference, texts: readonly (string | readonly Reference[])[]): Mention[] {
  return texts.flatMap((text, i) =>
    (typeof text === 'string' ? references(text) : text)
      .filter((other) => isMention(reference, other))
      .map(({ start, end }) => ({ text: i, start, end })),
  );
}
