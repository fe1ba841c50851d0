import type { Voice } from '#contract/voices.ts';
import type { Reference } from '#contract/references.ts';
import type { Range } from '../lines.ts';
import type { Mention, Reading } from './precedents.ts';
import type { Stance } from './stance.ts';

/** References of a sentence that are looked at around one; it keeps a row of thousands from being read over and over. */
const MOST = 40;

/** Characters of a sentence that are looked at before and behind a citation: a sentence without an end has no limit of its own. */
const WITHIN = 1600;
export const around = ({ start, end }: Range, one: Range): Range => ({
  start: Math.max(start, one.start - WITHIN),
  end: Math.min(end, one.end + WITHIN),
});

/** A stretch on one line. */
export const flat = (text: string, { start, end }: Range): string => text.slice(start, end).replace(/\s+/g, ' ').trim();

/** Whether a ruling follows a court in the sentence: "y las dictadas por las Cortes de …". */
const namesRuling = (references: readonly Reference[], i: number, end: number): boolean =>
  references.slice(i + 1, i + COURTS_IN_ROW).some(({ kind, start }) => kind === 'ruling' && start < end);
/** Courts that a row of rulings may name first. */
const COURTS_IN_ROW = 6;
/** Where the other rulings behind one begin in its sentence, each with the court named before it. */
export function othersBehind(references: readonly Reference[], i: number, { end }: Range): number[] {
  const found: number[] = [];
  for (let j = i + 1; j < Math.min(references.length, i + MOST) && references[j]!.start < end; j++)
    if (references[j]!.kind === 'ruling' || (references[j]!.kind === 'court' && namesRuling(references, j, end)))
      found.push(references[j]!.start);
  return found;
}

/** What may stand between two numbers of a row: "681-06 (considerando 8º), 558-06 (considerando 6º) y 2.800-15". */
const IN_ROW = /^\s?(?:\([^()\n]{1,30}\))?[\s,;ye]{1,6}(?:n?[°º]s?\s?)?$/;
const ROW_TAIL = /^\s?\([^()\n]{1,30}\)/;
/** Where the row of numbers ends that a ruling stands in, with the reason that is named behind the last. */
export function rowEnd(text: string, references: readonly Reference[], i: number): number {
  let j = i;
  while (
    j < i + MOST &&
    references[j + 1]?.kind === 'ruling' &&
    IN_ROW.test(text.slice(references[j]!.end, references[j + 1]!.start))
  )
    j++;
  const { end } = references[j]!;
  return end + (ROW_TAIL.exec(text.slice(end, end + 40))?.[0].length ?? 0);
}

const inOneParagraph = (text: string, from: number, to: number): boolean => !/\n\s*\n/.test(text.slice(from, to));
/** The sentence behind one, in its paragraph. */
export function nextOf({ text, folded, sentences }: Reading, at: number): string {
  const [own, next] = [sentences[at], sentences[at + 1]];
  return own && next && inOneParagraph(text, own.end, next.start)
    ? flat(folded, { start: next.start, end: Math.min(next.end, next.start + WITHIN) })
    : '';
}
/** Sentences behind a citation that may still speak of it. */
const TAIL = 3;
/** The sentences behind one in its paragraph, up to one that names another ruling. */
export function tailOf(reading: Reading, at: number, named: (range: Range) => boolean): string[] {
  const found: string[] = [];
  for (let i = at; i < at + TAIL; i++) {
    const words = nextOf(reading, i);
    if (words === '' || named(reading.sentences[i + 1]!)) break;
    found.push(words);
  }
  return found;
}
/** The sentence before one in its paragraph, where it names no ruling. */
export function leadOf({ text, folded, sentences }: Reading, at: number, named: (range: Range) => boolean): string {
  const [before, own] = [sentences[at - 1], sentences[at]];
  return before && own && inOneParagraph(text, before.end, own.start) && !named(before) ? flat(folded, before) : '';
}
/** Characters within which the ruling cited before is still spoken of. */
const HEARD = 900;
/** What the last ruling before a sentence was to the document, in its paragraph. */
export function heardBefore({ text }: Reading, before: readonly Mention[], start: number): Stance | null {
  const last = before.slice(-MOST).findLast((one) => one.start < start);
  if (!last || last.relation !== 'precedent' || start - last.end > HEARD) return null;
  return inOneParagraph(text, last.end, start) ? last.told.stance : null;
}

/** Of a ruling named thousands of times the first places and the last stand for all. */
const STAND_FOR_ALL = 8;
export const someOf = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.length <= 2 * STAND_FOR_ALL
    ? mentions
    : [...mentions.slice(0, STAND_FOR_ALL), ...mentions.slice(-STAND_FOR_ALL)];

/** The sentence that a place stands in, with its voice. */
export function sentenceAt({ sentences, voices }: Reading, at: number): { range: Range; voice: Voice } {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sentences[middle]!.start <= at) low = middle;
    else high = middle - 1;
  }
  return { range: sentences[low] ?? { start: at, end: at }, voice: voices[low] ?? 'document' };
}
