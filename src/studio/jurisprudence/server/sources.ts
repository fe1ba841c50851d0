import type { Identity, Reference, ReferenceOf } from '#contract/references.ts';
import type { Range } from '#reading/lines.ts';
import { isHeading } from '#reading/references/authorities.ts';
import type { Authority } from '#reading/references/norm-table.ts';
import { isRuling, ownIdentity } from '#reading/references/own-identity.ts';
import { ownNorm } from '#reading/references/own-norm.ts';
import { references as referencesOf } from '#reading/references/references.ts';
import type { Cited } from '#reading/rulings/cited.ts';
import { indexText, type TextIndex } from '#reading/verify/text-index.ts';
import type { Document } from '#server/studio/tool.ts';

/** Another source of the notebook. `n`: its number among the claims. */
export type Source = {
  n: number;
  title: string;
  text: string;
  references: readonly Reference[];
  identity: Identity;
  isRuling: boolean;
  law: Authority | null;
  /** The articles of a law by their numbers ("1545", "54bis"), each from its heading to the next. */
  articles: ReadonlyMap<string, Range>;
  index: () => TextIndex;
};

const bare = (article: string): string => article.replaceAll(' ', '').toLowerCase();

function articlesOf(text: string, all: readonly Reference[]): Map<string, Range> {
  const heads = all.filter(
    (one): one is ReferenceOf<'articles'> =>
      one.kind === 'articles' && isHeading(text, one) && !one.items[0]!.transitory,
  );
  const found = new Map<string, Range>();
  heads.forEach(({ start, items }, i) => {
    const key = bare(items[0]!.article);
    // A modified article that is quoted later does not replace it.
    if (!found.has(key)) found.set(key, { start, end: heads[i + 1]?.start ?? text.length });
  });
  return found;
}

/** The other sources, read for what they are and what they name; one without a text is left out. */
export function readSources(others: readonly Document[], hear: (done: number) => void): Source[] {
  return others.flatMap(({ title, text }, i): Source[] => {
    hear(i / others.length);
    if (text === '') return [];
    const references = referencesOf(text);
    const identity = ownIdentity(text, references);
    const law = ownNorm(text);
    let index: TextIndex | null = null;
    return [
      {
        n: i + 1,
        title,
        text,
        references,
        identity,
        isRuling: law === null && isRuling(text, identity),
        law,
        articles: law ? articlesOf(text, references) : new Map<string, Range>(),
        index: () => (index ??= indexText(text)),
      },
    ];
  });
}

const differs = (a: unknown, b: unknown): boolean => a !== null && b !== null && a !== b;
type Numbered = Pick<ReferenceOf<'ruling'>, 'rol' | 'year' | 'book' | 'court'>;
/** A number repeats among courts and years: it is the same with the same court or year, and with neither of them another. */
function isSame(cited: Cited, one: Numbered): boolean {
  const court = one.court;
  if (cited.rol !== one.rol || differs(cited.year, one.year)) return false;
  if (
    differs(cited.court?.type ?? null, court?.type ?? null) ||
    differs(cited.court?.place ?? null, court?.place ?? null)
  )
    return false;
  return (cited.year !== null && cited.year === one.year) || (cited.court !== null && cited.court.type === court?.type);
}

/** The source that is a cited ruling; null where none is. */
export const sourceOf = (sources: readonly Source[], cited: Cited): Source | null =>
  sources.find(
    ({ isRuling: is, identity: { ruling, court } }) => is && ruling !== null && isSame(cited, { ...ruling, court }),
  ) ?? null;

/** The first place in the other sources that names a cited ruling. */
export function mentionIn(sources: readonly Source[], cited: Cited): { source: Source; at: Range } | null {
  for (const source of sources) {
    const at = source.references.find((one) => one.kind === 'ruling' && isSame(cited, one));
    if (at) return { source, at };
  }
  return null;
}

/** The source that is a norm. */
export const lawOf = (sources: readonly Source[], key: string): Source | null =>
  sources.find(({ law }) => law?.key === key) ?? null;
export const articleIn = ({ articles }: Source, article: string): Range | null => articles.get(bare(article)) ?? null;

/** Of a whole law: the highest number of its articles, where nearly all below it are there. An extract cannot tell that one is missing. */
export function lastArticle({ articles }: Source): number | null {
  const numbers = [...articles.keys()].filter((key) => /^\d+$/.test(key)).map(Number);
  const last = Math.max(0, ...numbers);
  return numbers.length >= FEWEST && numbers.length >= last * WHOLE ? last : null;
}
/** So many articles, and such a share of all numbers, make a whole law. */
const FEWEST = 5;
const WHOLE = 0.95;
