import type { Language } from '#contract/language.ts';
import { actorIn } from '../../ask/actors.ts';
import type { Slot } from '../../ask/asked.ts';
import { isPenalty } from '../../evidence/listing/penalties.ts';
import type { Value } from '../../evidence/value.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import type { Range } from '../../lines.ts';
import type { Part } from '../../reply.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { eachWord, fold, stemsOf } from '../../words.ts';
import { measureOf } from './measure.ts';

/** What is told by a value: the clause around it answers. A name nearest to the words is wrong more often than right, and stands only in a short sentence. Measured. */
export const TOLD: readonly Slot[] = ['term', 'date', 'time', 'sum', 'percent', 'number', 'sanction'];
/** Figures that a division on their matter states in any of its sentences. */
export const FIGURES: readonly Slot[] = ['term', 'date', 'sum', 'percent'];
/** Characters from a penalty to the end of its measure. Two lines of the page. Ours. */
const LINE = 140;
/** A question for what something is, of no kind that its words tell. */
const FOR_ANYTHING = /^[¿\s]*(?:cu[áa]l(?:es)?|what|which)(?!\p{L})/iu;
/** Figures that count something. */
const COUNTED: readonly Slot[] = ['number', 'term', 'percent', 'sum', 'time'];
/** What a penalty is measured in: its line holds both. */
const MEASURES: readonly Slot[] = ['sum', 'term', 'percent'];
/** What is added to a distance in characters, so that the nearest of several words does not decide alone. */
const NEAR = 8;
/** A sum in figures and a currency. */
const AMOUNT = 'sum.amount';

/** Where the words of a question stand in some words, without those that name a party. */
export function anchorsOf(words: string, matter: string, language: Language, actor = ''): number[] {
  const stems = new Set(stemsOf(matter, language));
  for (const stem of stemsOf(actor, language)) stems.delete(stem);
  const found: number[] = [];
  eachWord(words, 0, words.length, language, (_word, stem, at) => {
    if (stems.has(stem)) found.push(at);
  });
  return found;
}

/** The value that fills a need, nearest to the words asked. */
function nearest(values: readonly Value[], anchors: readonly number[]): Value | null {
  const score = ({ start, end }: Value): number =>
    anchors.reduce((sum, at) => sum + 1 / (NEAR + Math.min(Math.abs(at - start), Math.abs(at - end))), 0);
  return values.reduce<Value | null>((best, one) => (best && score(best) >= score(one) ? best : one), null);
}

/** The one figure of a sentence that holds all the words asked; null where it holds others, or lacks a word. */
function onlyFigure(text: string, sentence: Range, language: Language, matter: string): Value | null {
  const held = new Set(stemsOf(text.slice(sentence.start, sentence.end), language));
  const asked = stemsOf(matter, language);
  const values = valuesIn(text, sentence.start, sentence.end, language).filter(({ slot }) => FIGURES.includes(slot));
  return values.length === 1 && asked.length > 1 && asked.every((stem) => held.has(stem)) ? values[0]! : null;
}

/**
 * The value of a sentence that fills what is asked; null where it holds none, or several and none of the words asked to tell which. Values that the
 * question gives itself are none.
 */
export function valueAsked(
  text: string,
  sentence: Range,
  language: Language,
  { needs, matter, said }: Pick<Part['intent'], 'needs' | 'matter' | 'said'>,
): Value | null {
  const kinds = needs.filter((need) => TOLD.includes(need));
  if (kinds.length === 0) return FOR_ANYTHING.test(said) ? onlyFigure(text, sentence, language, matter) : null;
  for (const kind of kinds) {
    const found = valueOfKind(text, sentence, language, { matter, said }, kind);
    if (found) return found;
  }
  return null;
}

/** The value of one kind, as `valueAsked`. */
function valueOfKind(
  text: string,
  sentence: Range,
  language: Language,
  { matter, said }: Pick<Part['intent'], 'matter' | 'said'>,
  wanted: Slot,
): Value | null {
  const asked = fold(said);
  const all = valuesIn(text, sentence.start, sentence.end, language);
  const wordsIn = ({ start, end }: Range): string => text.slice(start, end);
  const named = new Set(stemsOf(matter, language));
  // A penalty is asked for by its name, and what is counted by its noun; a figure that the question gives is not what it asks for.
  const isAsked = (value: Value): boolean =>
    wanted === 'number'
      ? COUNTED.includes(value.slot) && stemsOf(wordsIn(value), language).some((stem) => named.has(stem))
      : wanted === 'sanction'
        ? isPenalty(value, wordsIn(sentence))
        : value.slot === wanted && !asked.includes(fold(wordsIn(value)));
  const held = all.filter(isAsked);
  const measured = held.filter((value) => measureOf(wordsIn(value), value.slot, language) !== null);
  const values = measured.length > 0 ? measured : held;
  const actor = actorIn(said, tokensOf(said));
  const anchors = anchorsOf(text.slice(sentence.start, sentence.end), matter, language, actor ?? '');
  const sums = values.filter(({ by }) => by === AMOUNT);
  if (values.length > 1 && anchors.length === 0) return sums.length === 1 ? sums[0]! : null;
  const found = nearest(
    values,
    anchors.map((at) => at + sentence.start),
  );
  if (found?.slot !== 'sanction') return found;
  const measure = all.find(({ slot, start }) => MEASURES.includes(slot) && start >= found.end);
  return measure && measure.end - found.start <= LINE ? { ...found, end: measure.end } : found;
}
