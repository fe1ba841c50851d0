import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';
import { shareParty } from '../related.ts';
import { fold, stemsOf } from '../words.ts';
import {
  areTwo,
  dutyOf,
  isOneDuty,
  isOneEvent,
  isOtherSum,
  lengthOf,
  mayDiffer,
  sumsIn,
  type Sum,
  type Duty,
} from './contradictions.ts';
import type { Fact } from './facts.ts';
import { identityOf, ownOf, type Identity, type Own } from './identity.ts';

/** A fact and the text that dates it, by its number. */
export type Told = { source: number; text: string; language: Language; fact: Fact };
/** What another text says otherwise: its words, and the day that it gives, or the words of its sum or term. */
type Differing = { source: number; text: string; label: string; at: Range; iso: string | null; said: Range };
/** A fact once: with the other places that say the same, and what other texts say otherwise. */
export type Joined = Told & { also: Told[]; differs: Differing[] };

/** The share of their words from which two passages say the same of one day, of what has no day, and of two days; and the least words that they share. Ours. */
const SAME_DAY = 0.5;
const SAME_WORDS = 0.8;
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

/** A fact that stands once, with what it is told by. */
type Found = Joined & { words: ReadonlySet<string>; identity: Identity; duty: Duty | null };

/** What each text is, its beginning, folded, and where its dates stand. */
type Texts = ReadonlyMap<number, { own: Own; head: string; dates: readonly Range[] }>;
function textsOf(all: readonly Told[]): Texts {
  const texts = new Map<number, { own: Own; head: string; dates: Range[] }>();
  for (const { source, text, language, fact } of all) {
    const one = texts.get(source) ?? { own: ownOf(text, language), head: fold(text.slice(0, NAMES)), dates: [] };
    texts.set(source, one);
    if (fact.term === null) one.dates.push(fact.at);
  }
  return texts;
}

/** What a fact shares with another only where both say the same: its day, its month, or how long its term is. */
const keyOf = ({ precision, iso, term }: Fact, said: string): string =>
  `${precision} ${term ? lengthOf(term) : (iso ?? said)}`;

/** Whether two passages hold the same words, or enough of them. */
function saySame(a: ReadonlySet<string>, b: ReadonlySet<string>, least: number): boolean {
  if (shared(a, b) >= least) return true;
  return a.size > 0 && a.size === b.size && [...a].every((one) => b.has(one));
}

/** A sum and the text that gives it. */
type ToldSum = Sum & Pick<Told, 'source' | 'text'>;
/** What is read of the texts beside their facts. */
type Read = { texts: Texts; matter: MatterOf; sums: readonly ToldSum[] };
function sumsOf(all: readonly Told[], texts: Texts): ToldSum[] {
  const printed = new Map(all.map((one) => [one.source, one]));
  return [...printed.values()].flatMap(({ source, text, language }) =>
    sumsIn(text, language, texts.get(source)!.own).map((sum) => ({ source, text, ...sum })),
  );
}
/** Whether the words of a fact contain a sum. */
const tells = ({ source, fact: { what } }: Told, sum: ToldSum): boolean =>
  sum.source === source && sum.at.start < what.end && what.start < sum.at.end;
/** Whether two facts give two sums for one document. */
const giveTwoSums = (one: Told, other: Told, sums: readonly ToldSum[]): boolean =>
  sums.some((a) => tells(one, a) && sums.some((b) => tells(other, b) && isOtherSum(a, b)));

/** Facts, each once: those of one day in like words, and others in the same words. */
function once(all: readonly Told[], { texts, matter, sums }: Read): Found[] {
  const found: Found[] = [];
  const byKey = new Map<string, Found[]>();
  for (const told of all) {
    const { source, text, language, fact } = told;
    const words = wordsOf(told);
    const identity = identityOf({ text, language, ...fact, ...texts.get(source)! });
    const key = keyOf(fact, text.slice(fact.at.start, fact.at.end));
    const least = fact.precision === 'day' ? SAME_DAY : SAME_WORDS;
    const same = byKey
      .get(key)
      ?.find(
        (one) =>
          saySame(one.words, words, least) &&
          !areTwo(one.identity, identity) &&
          !giveTwoSums(one, told, sums) &&
          (one.source === source || matter(one.source, source) !== 'other'),
      );
    if (same) {
      same.also.push(told);
      continue;
    }
    const duty = fact.term ? dutyOf(text, fact, language) : null;
    const one: Found = { ...told, also: [], differs: [], words, identity, duty };
    found.push(one);
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  }
  return found;
}

/** Whether two facts of two texts are of one event or of one duty, and give it two days or two terms. */
function differ(one: Found, other: Found, matter: Matter): boolean {
  const [a, b] = [one.identity, other.identity];
  if (matter === 'other' || one.fact.precision !== other.fact.precision || one.fact.aside || other.fact.aside)
    return false;
  const isOne = matter === 'one';
  if (one.fact.term && other.fact.term && one.duty && other.duty)
    return isOne && lengthOf(one.fact.term) !== lengthOf(other.fact.term) && a.changes === b.changes && isOneDuty(one.duty, other.duty); // prettier-ignore
  return (
    one.fact.iso !== other.fact.iso &&
    ((shared(a.words, b.words) >= OTHER_DAY && mayDiffer(a, b)) || (isOne && isOneEvent(a, b)))
  );
}

/** Characters of a text in which the parties of another are looked for. */
const NAMES = 10_000;
const TITLED = /^(?:don|dona|sr|sra|senor|senora|mr|mrs|ms)\.? /;
/** Whether two texts are of one matter, as far as their parties tell: `unknown` where one names none. */
type Matter = 'one' | 'other' | 'unknown';
type MatterOf = (one: number, other: number) => Matter;
/** Tells of two texts, by their numbers, whether a party of one is named in the other. */
function mattersOf(texts: Texts): MatterOf {
  const known = new Map<string, Matter>();
  const namesIn = (one: number, other: number): boolean =>
    [...texts.get(one)!.own.parties]
      .map((name) => name.replace(TITLED, ''))
      .some((name) => name.includes(' ') && texts.get(other)!.head.includes(name));
  return (one, other) => {
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
    const [own, theirs] = [texts.get(one)!.own.parties, texts.get(other)!.own.parties];
    const found =
      known.get(key) ??
      (shareParty(own, theirs) || namesIn(one, other) || namesIn(other, one)
        ? 'one'
        : own.size === 0 || theirs.size === 0
          ? 'unknown'
          : 'other');
    known.set(key, found);
    return found;
  };
}

const saysOtherwise = ({ source, text, fact }: Told): Differing => ({
  source,
  text,
  label: fact.label,
  at: fact.what,
  iso: fact.term ? null : fact.iso,
  said: fact.at,
});

/** Marks the facts that tell of a document with a number, where another text gives another sum for it. */
function markSums(found: readonly Found[], { sums, matter }: Read): void {
  for (const one of sums) {
    const others = sums.filter(
      (other) => isOtherSum(one, other) && other.source !== one.source && matter(one.source, other.source) !== 'other',
    );
    if (others.length === 0) continue;
    const beside = found.filter((fact) => [fact, ...fact.also].some((told) => tells(told, one)));
    const naming = found.find(({ source, identity }) => source === one.source && identity.numbered.has(one.document));
    for (const { differs } of beside.length > 0 ? beside : naming ? [naming] : [])
      for (const { source, text, at, sum } of others)
        if (!differs.some((said) => said.source === source && said.said.start === sum.start))
          differs.push({ source, text, label: '', at, iso: null, said: sum });
  }
}

/**
 * Facts of several texts, each once. The same day told of in like words is one fact, and so is what has no day in the same words. What another text says otherwise of
 * one event, one duty or one document is a difference, and stands with both. Texts that both name parties, and none in common, are of two matters.
 */
export function joined(all: readonly Told[]): Joined[] {
  const texts = textsOf(all);
  const matter = mattersOf(texts);
  const read: Read = { texts, matter, sums: sumsOf(all, texts) };
  const found = once(all, read);
  found.forEach((one, i) => {
    if (one.fact.precision !== 'day' && !one.fact.term) return;
    for (const other of found.slice(i + 1))
      if (other.source !== one.source && differ(one, other, matter(one.source, other.source))) {
        one.differs.push(saysOtherwise(other));
        other.differs.push(saysOtherwise(one));
      }
  });
  markSums(found, read);
  return found.map(({ words: _words, identity: _identity, duty: _duty, ...one }) => one);
}
