import { createHash } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { measureOf } from '#reading/compose/figures/measure.ts';
import { valuesIn } from '#reading/evidence/values/values.ts';
import { fold, stemsOf } from '#reading/words.ts';

/** Characters of the mark that tells what a cell says. */
const MARK = 16;

/**
 * A mark that is the same for words that say the same: the figures that they hold ("treinta (30) días" and "30 días"), else their stems, whatever their order. It holds
 * none of the words, since those of a source are never kept; '' for none.
 */
export function valueOf(words: string, language: Language): string {
  const figures = valuesIn(words, 0, words.length, language).flatMap(({ start, end, slot }) => {
    const measure = measureOf(words.slice(start, end), slot, language);
    return measure ? [`${measure.value} ${measure.unit}`] : [];
  });
  const stems = [...new Set(stemsOf(words, language))].sort();
  const said = figures.length > 0 ? [...new Set(figures)].sort() : stems.length > 0 ? stems : [fold(words).trim()];
  const text = said.join('|');
  return text === '' ? '' : createHash('sha256').update(text).digest('hex').slice(0, MARK);
}
