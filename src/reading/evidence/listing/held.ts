import { isItself, namesOf, sideOf } from '../../ask/actors.ts';
import { eachWordBeginning, locate } from '../../index/locate.ts';
import type { Segment } from '../../index/segment.ts';
import { cutOf } from '../../index/unit-table.ts';
import { kinOf } from '../../lexicon/kin.ts';
import { pathOf, unitAt } from '../../units/places.ts';
import { stem, stemsOf } from '../../words.ts';
import { TOGETHER } from '../bound.ts';

/** Tells of a sentence, by its number and that of its division (-1: none), whether it holds what is looked for. */
export type Holds = (sentence: number, unit: number) => boolean;

/** Whether a sentence, or the names of what it lies under, hold each of some words, or any of them, by their stems and those of their families. Read from the index, without the text. */
export function holdsAll(index: Segment, words: readonly string[], isAny = false): Holds {
  const { sentenceToken, stream, language } = index;
  const cut = cutOf(index);
  const looked = words.map((word) => {
    const own = stem(word, language);
    const kin = isAny ? kinOf(word, language) : [];
    const spans = locate(index, { word: '', stems: { es: own, en: own }, across: { [language]: kin } })?.spans ?? [];
    return { own, spans };
  });
  const above = new Map<number, ReadonlySet<string>>();
  const namesOver = (unit: number): ReadonlySet<string> => {
    let found = above.get(unit);
    if (!found) {
      const one = cut.units[unit]!;
      found = new Set(stemsOf([one.title, ...pathOf(cut, one)].join(' '), language));
      above.set(unit, found);
    }
    return found;
  };
  return (sentence, unit) => {
    const holds = ({ own, spans }: (typeof looked)[number]): boolean => {
      for (const { from, to } of spans)
        for (let at = sentenceToken[sentence]!; at < sentenceToken[sentence + 1]!; at++)
          if (stream[at]! >= from && stream[at]! < to) return true;
      return unit >= 0 && namesOver(unit).has(own);
    };
    return isAny ? looked.some(holds) : looked.every(holds);
  };
}

/**
 * The words of a segment that name a party, by their numbers, and whether its name stands there `alone`: a law that has the name itself means others by the other
 * names ("dueño" is no lessor in a civil code) and by "the parties" those of every contract; elsewhere all names are the party's.
 */
export function namesIn(index: Segment, actor: string): { names: ReadonlySet<number>; alone: boolean } {
  const [itself, all] = [new Set<number>(), new Set<number>()];
  for (const prefix of namesOf(actor))
    eachWordBeginning(index, prefix, (word, _passages, number) => {
      if (sideOf(word, actor) !== 'own') return;
      all.add(number);
      if (isItself(word, actor)) itself.add(number);
    });
  const alone = itself.size > 0 && cutOf(index).genre === 'law';
  return { names: alone ? itself : all, alone };
}

/**
 * Whether a sentence may bind a party: it names the party, or all parties together. In a ruling another sentence of its division may name the party; a law says in
 * each sentence whom it binds.
 */
export function mayBind(index: Segment, actor: string): Holds {
  const { sentenceToken, sentenceStart, stream } = index;
  const cut = cutOf(index);
  const { names: own, alone } = namesIn(index, actor);
  const names = new Set(own);
  for (const one of alone ? [] : TOGETHER)
    eachWordBeginning(index, one, (word, _passages, number) => {
      if (word === one) names.add(number);
    });
  const isNamed = Uint8Array.from(sentenceStart, (_, s) =>
    Number(stream.subarray(sentenceToken[s], sentenceToken[s + 1]).some((word) => names.has(word))),
  );
  if (cut.genre === 'law') return (sentence) => isNamed[sentence] === 1;
  const units = new Set<number>();
  sentenceStart.forEach((start, s) => {
    if (isNamed[s]) units.add(unitAt(cut, start));
  });
  return (_sentence, unit) => units.has(unit);
}
