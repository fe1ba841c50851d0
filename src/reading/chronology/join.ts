import type { Language } from '#contract/language.ts';
import { partiesOf, shareParty } from '../related.ts';
import { stemsOf } from '../words.ts';
import type { Fact } from './facts.ts';

/** A fact and the text that dates it, by its number. */
export type Told = { source: number; text: string; language: Language; fact: Fact };
/** A fact once: with the other places that say the same, and those that give it another day. */
export type Joined = Told & { also: Told[]; differs: Told[] };

/** The share of their words from which two passages say the same of one day, and of two; and the least words that they share. Ours. */
const SAME_DAY = 0.5;
const OTHER_DAY = 0.75;
const LEAST = 4;

const wordsOf = ({ text, language, fact: { what, at } }: Told): ReadonlySet<string> =>
  new Set(
    stemsOf(`${text.slice(what.start, at.start)} ${text.slice(at.end, what.end)}`, language).filter(
      (stem) => !/\d/.test(stem),
    ),
  );

/** How much of the words of the shorter of two passages both hold, 0 to 1, where they are enough to tell. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  const both = [...few].filter((one) => many.has(one)).length;
  return both < LEAST ? 0 : both / few.size;
}

/** Whether two texts may be of one matter: texts that both name parties, and none in common, are of two. */
function mayMeet(): (one: Told, other: Told) => boolean {
  const known = new Map<number, ReadonlySet<string>>();
  const of = ({ source, text, language }: Told): ReadonlySet<string> => {
    const parties = known.get(source) ?? partiesOf(text, language);
    known.set(source, parties);
    return parties;
  };
  return (one, other) => {
    const [own, theirs] = [of(one), of(other)];
    return own.size === 0 || theirs.size === 0 || shareParty(own, theirs);
  };
}

/**
 * Facts of several texts, each once. The same day told of in like words is one fact; a day told of in another text in all but the same words with another day is a
 * difference, and stands with both. Only days are joined.
 */
export function joined(all: readonly Told[]): Joined[] {
  const found: (Joined & { words: ReadonlySet<string> })[] = [];
  const byDay = new Map<string, (typeof found)[number][]>();
  for (const told of all) {
    const { precision, iso } = told.fact;
    const words = wordsOf(told);
    if (precision === 'day' && iso !== null) {
      const same = byDay.get(iso)?.find((one) => shared(one.words, words) >= SAME_DAY);
      if (same) {
        same.also.push(told);
        continue;
      }
    }
    const one = { ...told, also: [], differs: [], words };
    found.push(one);
    if (precision === 'day' && iso !== null) byDay.set(iso, [...(byDay.get(iso) ?? []), one]);
  }
  const days = found.filter(({ fact }) => fact.precision === 'day');
  const meets = mayMeet();
  days.forEach((one, i) => {
    for (const other of days.slice(i + 1))
      if (
        other.source !== one.source &&
        other.fact.iso !== one.fact.iso &&
        shared(one.words, other.words) >= OTHER_DAY &&
        meets(one, other)
      ) {
        one.differs.push(other);
        other.differs.push(one);
      }
  });
  return found.map(({ words: _words, ...one }) => one);
}
