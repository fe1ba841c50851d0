import { namedOf } from '../ask/scope/head.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Segment } from '../index/segment.ts';
import { numberOf } from '../lexicon/where.ts';
import type { Searched, Selection } from './selection.ts';
import type { Weighed } from './query.ts';

/** Names of one norm under other keys: the law that brought a code, the decree that holds it. */
const SAME: Readonly<Record<string, string>> = {
  'ley:19696': 'codigo:procesal-penal',
  'dl:830': 'codigo:tributario',
  'dfl:725/1967': 'codigo:sanitario',
  'dfl:1122/1981': 'codigo:aguas',
  'ley:18916': 'codigo:aeronautico',
  'ley:18248': 'codigo:mineria',
  'ley:7421': 'codigo:organico-de-tribunales',
  'ley:1552': 'codigo:procedimiento-civil',
  'dfl:458': 'dfl:458/1975',
  'dfl:458/1976': 'dfl:458/1975',
  'dfl:1/2007': 'ley:18290',
};
/** The one key of a norm that has several. */
export const oneKey = (key: string): string => SAME[key] ?? key;

const norms = new WeakMap<Segment, { of: string; keys: ReadonlySet<string> }>();
/** The keys of the norm that a source is, by its title and first lines; worked out once for a loaded segment and title. */
export function normsOf({ index, title }: Pick<Searched, 'index' | 'title'>): ReadonlySet<string> {
  const known = norms.get(index);
  if (known?.of === title) return known.keys;
  const cut = cutOf(index);
  const keys = new Set(
    cut.genre === 'law'
      ? [...namedOf({ title, lead: index.lead, language: index.language, cut }).keys].map(oneKey)
      : [],
  );
  norms.set(index, { of: title, keys });
  return keys;
}

const articles = new WeakMap<Segment, ReadonlyMap<string, readonly number[]>>();
/** The entries of a source by the number of the article that they are; worked out once for a loaded segment. */
export function articlesOf(index: Segment): ReadonlyMap<string, readonly number[]> {
  let known = articles.get(index);
  if (known) return known;
  const { units } = cutOf(index);
  const found = new Map<string, number[]>();
  index.entryUnit.forEach((one, entry) => {
    const unit = units[one - 1];
    if (unit?.form !== 'article' || unit.number === '') return;
    const number = numberOf(unit.number);
    found.set(number, [...(found.get(number) ?? []), entry]);
  });
  articles.set(index, (known = found));
  return known;
}

/** Concepts by the entries that the subject index names for them, numbered through the selection. */
export type Subjects = ReadonlyMap<number, readonly Weighed[]>;

/** The entries of a selection that govern what a question names, by the subject index of the lexicon. */
export function subjectsOf({ sources, first }: Selection, concepts: readonly Weighed[]): Subjects {
  const found = new Map<number, Weighed[]>();
  sources.forEach((source, s) => {
    const keys = normsOf(source);
    if (keys.size === 0) return;
    for (const one of concepts)
      for (const { norm, articles: numbers } of one.concept.where) {
        if (!keys.has(oneKey(norm))) continue;
        const entries = articlesOf(source.index);
        for (const number of numbers)
          for (const entry of entries.get(number) ?? []) {
            const at = first[s]! + entry;
            found.set(at, [...(found.get(at) ?? []), one]);
          }
      }
  });
  return found;
}
