import { namedOf } from '../ask/scope/head.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Segment } from '../index/segment.ts';
import { numberOf, oneKey } from '../lexicon/where.ts';
import type { Searched, Selection } from './selection.ts';
import type { Norms, Weighed } from './query.ts';

const norms = new WeakMap<Segment, { of: string; keys: ReadonlySet<string> }>();
/** The keys of the norm that a source is, by its title and first lines; worked out once for a loaded segment and title. */
export function normsOf({ index, title }: Pick<Searched, 'index' | 'title'>): ReadonlySet<string> {
  const known = norms.get(index);
  if (known?.of === title) return known.keys;
  const cut = cutOf(index);
  const keys = new Set(
    cut.genre === 'law'
      ? [
          ...namedOf({ title, lead: index.lead, front: '', language: index.language, cut, holds: () => false }).keys,
        ].map(oneKey)
      : [],
  );
  norms.set(index, { of: title, keys });
  return keys;
}

/** The norms that the sources of a selection are. */
export function allNorms({ sources }: Selection): Norms {
  const each = sources.map(normsOf);
  return { keys: new Set(each.flatMap((keys) => [...keys])), only: each.every((keys) => keys.size > 0) };
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
