import type { Language } from '#contract/language.ts';
import type { Segment } from '../segment.ts';
import { eachWord, stemsOf } from '../words.ts';
import { shortNames } from './short-names.ts';
import type { Weights } from './weights.ts';

/** A source to be searched: its index and its present title. */
export type Searched = { readonly index: Segment; readonly title: string };
/** The stems by which a source may be named: those of its title, and those of its title and first lines. */
export type Names = { title: ReadonlySet<string>; all: ReadonlySet<string> };

const known = new WeakMap<Segment, Names & { of: string }>();
/** Worked out once for a loaded segment and title. */
export function namesOf({ index, title }: Searched): Names {
  const old = known.get(index);
  if (old?.of === title) return old;
  const ofTitle = new Set(stemsOf(title, index.language));
  const names = { of: title, title: ofTitle, all: new Set([...ofTitle, ...stemsOf(index.lead, index.language)]) };
  known.set(index, names);
  return names;
}

type Asked = { stem: string; at: number; end: number; capital: boolean };
type Run = { weight: number; size: number; at: number; end: number };
const NO_RUN: Run = { weight: 0, size: 0, at: 0, end: 0 };
/** Other words allowed between two words of a name. */
const GAP = 2;
/** A title must be named by so many words, first lines by so many. */
const LEAST = { title: 3, lead: 2 } as const;
/** Passages from which first lines are those of a document, and not simply all its text. */
const DOCUMENT = 3;
/** Sources that a question may name at once. */
const MOST = { title: 3, lead: 2 } as const;

/** A word as it was typed, a number with its points. */
const TYPED = /^[\p{L}\p{N}]+(?:(?<=\p{N})[.,]\p{N}{3}(?!\p{N}))*/u;
function askedWords(text: string, language: Language): Asked[] {
  const words: Asked[] = [];
  eachWord(text, 0, text.length, language, (word, stem, at) => {
    const [typed] = TYPED.exec(text.slice(at)) ?? [word];
    words.push({ stem, at, end: at + typed.length, capital: /^[\p{Lu}\p{N}]/u.test(typed) });
  });
  return words;
}

/** The heaviest run of words that pass the test, a few others allowed between. */
function heaviestRun(words: readonly Asked[], test: (word: Asked) => boolean, weigh: (stem: string) => number): Run {
  let best = NO_RUN;
  for (let i = 0; i < words.length; i++) {
    if (!test(words[i]!)) continue;
    const run = new Set<string>();
    let last = i;
    for (let j = i; j < words.length && j - last <= GAP + 1; j++)
      if (test(words[j]!)) {
        run.add(words[j]!.stem);
        last = j;
      }
    const weight = [...run].reduce((sum, stem) => sum + weigh(stem), 0);
    if (weight > best.weight) best = { weight, size: run.size, at: words[i]!.at, end: words[last]!.end };
    i = last;
  }
  return best;
}

/**
 * The sources that a question names, and the question with blanks in the place of the name. By title: a run of three words or more that makes up most of the
 * title's weight; or a law by its number, a code by its subject. By the first lines: a run of capitalised words that few sources carry there, clearly heavier than for any other source.
 */
export function route(
  text: string,
  sources: readonly Searched[],
  weights: Weights,
): { text: string; routed: number[] } {
  if (sources.length < 2 || weights.named === 0) return { text, routed: [] };
  const all = sources.map(namesOf);
  const words = new Map<Language, Asked[]>();
  for (const { index } of sources)
    if (!words.has(index.language)) words.set(index.language, askedWords(text, index.language));
  // Counted for the few stems that are asked about, not for all that name a source.
  const counted = new Map<string, number>();
  const df = (stem: string): number => {
    let count = counted.get(stem);
    if (count === undefined)
      counted.set(stem, (count = all.reduce((sum, names) => sum + Number(names.all.has(stem)), 0)));
    return count;
  };
  const idf = (stem: string): number => Math.log((sources.length + 1) / df(stem));
  const pick = (runs: readonly Run[], share: number, most: number): { text: string; routed: number[] } | null => {
    const top = Math.max(...runs.map((run) => run.weight));
    const routed = top > 0 ? runs.flatMap((run, i) => (run.weight >= share * top ? [i] : [])) : [];
    const first = runs[routed[0] ?? -1];
    return first && routed.length <= most ? without([first], routed) : null;
  };
  const without = (places: readonly { at: number; end: number }[], routed: number[]) => {
    const rest = places.reduce((left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end), text);
    // A question that is nothing but the name asks about it.
    const { language } = sources[routed[0]!]!.index;
    return { text: askedWords(rest, language).length > 0 ? rest : text, routed };
  };
  const byTitle = sources.map((source, i) => {
    const { title } = all[i]!;
    const run = heaviestRun(words.get(source.index.language)!, (word) => title.has(word.stem), idf);
    if (run.size < LEAST.title) return NO_RUN;
    const whole = [...title].reduce((sum, stem) => sum + idf(stem), 0);
    return run.weight >= weights.route * whole ? run : NO_RUN;
  });
  const titled = pick(byTitle, 0.8, MOST.title);
  const short = shortNames(text, sources);
  // Two laws by their numbers are two, though the title of one makes up most of both names.
  if (titled && titled.routed.length >= (short?.routed.length ?? 0)) return titled;
  if (short) return without(short.places, short.routed);
  const rare = Math.max(1, weights.rare * sources.length);
  const byLead = sources.map((source, i) => {
    if (source.index.passages < DOCUMENT) return NO_RUN;
    const names = all[i]!.all;
    const test = (word: Asked): boolean => word.capital && names.has(word.stem) && df(word.stem) <= rare;
    const run = heaviestRun(words.get(source.index.language)!, test, idf);
    return run.size >= LEAST.lead && run.weight >= weights.lead * Math.log(sources.length + 1) ? run : NO_RUN;
  });
  return pick(byLead, 1 / weights.margin, MOST.lead) ?? { text, routed: [] };
}
