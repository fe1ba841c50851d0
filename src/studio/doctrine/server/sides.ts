import type { Draft } from '../contract.ts';
import type { Evidence } from './evidence.ts';
import { isComplete, placeOf, signalOf, type Item } from './items.ts';
import type { Study } from './study.ts';
import type { Says } from './text.ts';

/** What is cited in support at each mention. */
export type Supporting = ReadonlyMap<number, readonly Item[]>;
export function supportingAt(items: readonly Item[]): Supporting {
  const at = new Map<number, Item[]>();
  for (const item of items) for (const n of item.mentions) at.set(n, [...(at.get(n) ?? []), item]);
  return at;
}

/** What is cited in support, with the words that show it and who is cited beside it. */
export function supportOf(
  read: Study,
  item: Item,
  supporting: Supporting,
  evidence: Evidence,
  say: Says,
): Draft['doctrines_supporting'][number] {
  const { n, words } = signalOf(read, item);
  const { start, end } = read.stances[n]!.sentence;
  const beside = new Set<Item>();
  let m = n;
  while (m > 0 && read.mentions[m - 1]!.start >= start) m--;
  for (; m < read.mentions.length && read.mentions[m]!.start < end; m++)
    for (const one of supporting.get(m) ?? []) if (one !== item) beside.add(one);
  const { cited } = item;
  return {
    doctrine_name: cited.doctrine_name,
    author: cited.author,
    key_concept: placeOf(read, n, evidence),
    signal: words,
    how_it_supports: say.supports(words, item.mentions.length),
    additional_authors: [...new Set([...beside].flatMap(({ cited: { authors } }) => authors))].filter(
      (name) => !cited.authors.includes(name),
    ),
    strength: isComplete(item) && item.mentions.length > 1 ? 'high' : item.work !== null ? 'medium' : 'low',
  };
}

/** What is cited as contrary, and whether its paragraph answers it. */
export function oppositionOf(
  read: Study,
  item: Item,
  evidence: Evidence,
  say: Says,
): Draft['doctrines_opposing'][number] {
  const { n, words } = signalOf(read, item);
  const at = read.mentions[n]!.start;
  const from = read.text.lastIndexOf('\n', at);
  const to = read.text.indexOf('\n', at);
  const answers = read.mentions.filter(
    (one) =>
      one.start > from && (to < 0 || one.start < to) && !one.authors.some((author) => item.authors.includes(author)),
  );
  const names = [...new Set(answers.flatMap(({ authors }) => authors.map((author) => read.authors[author]!.name)))];
  return {
    doctrine_name: item.cited.doctrine_name,
    author: item.cited.author,
    key_concept: placeOf(read, n, evidence),
    signal: words,
    how_it_opposes: say.opposes(words, item.mentions.length),
    counterargument: names.length > 0 ? say.countered(say.and(names)) : say.counter,
    risk_level: names.length > 0 ? 'low' : item.mentions.length > 1 ? 'high' : 'medium',
  };
}
