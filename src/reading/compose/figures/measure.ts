import type { Language } from '#contract/language.ts';
import type { Slot } from '../../ask/asked.ts';
import { figureOf, valueOf } from '../../consistency/number-words.ts';
import { references } from '../../references/references.ts';
import { fold } from '../../words.ts';

/** What a figure measures, in one form: "treinta (30) días" and "30 días" are the same. */
export type Measure = { unit: string; value: number };

/** Units of time, by the beginning of their words (folded), in days. Months and years count as contracts count them. */
const TIMES: readonly [RegExp, number][] = [
  [/^(?:dia|day)/, 1],
  [/^(?:semana|week)/, 7],
  [/^(?:mes|month)/, 30],
  [/^(?:ano|year)/, 365],
];
/** Currencies by their names, as English writes sums in words: "two hundred pounds". */
const CURRENCIES: Record<string, string> = { dollars: 'USD', pounds: 'GBP', euros: 'EUR', pesos: 'CLP' };
const HOURS = /^(?:hora|hour)/;
const BUSINESS = /habil|business|working/;
const BRACKETS = /\([^)]*\)/g;
const PERCENT = 100;

/** The number with which some words begin, in figures or in words, and the word behind it. */
function counted(words: string, language: Language): { value: number; noun: string } | null {
  const all = fold(words)
    .replace(BRACKETS, ' ')
    .replaceAll('%', ' % ')
    .split(/[\s-]+/)
    .filter(Boolean);
  for (let at = 0; at < all.length; at++) {
    if (/^\d/.test(all[at]!)) {
      const value = figureOf(all[at]!);
      return value === null ? null : { value, noun: all.slice(at + 1).join(' ') };
    }
    for (let end = all.length; end > at; end--) {
      const value = valueOf(all.slice(at, end).join(' '), language);
      if (value !== null && !/^(?:y|de|and)$/.test(all[at]!)) return { value, noun: all.slice(end).join(' ') };
    }
  }
  return null;
}

/** What the words of a value measure; null where they say no figure that can be compared. */
export function measureOf(words: string, slot: Slot, language: Language): Measure | null {
  const found = references(words, language);
  const amount = found.find(({ kind }) => kind === 'amount');
  if (amount?.kind === 'amount') return slot === 'sum' ? { unit: amount.unit, value: amount.value } : null;
  const date = found.find(({ kind }) => kind === 'date');
  if (slot === 'date')
    return date?.kind === 'date' && date.precision === 'day' ? { unit: 'date', value: Date.parse(date.iso) } : null;
  const number = counted(words, language);
  if (!number) return null;
  if (slot === 'percent') return { unit: 'percent', value: Math.round(number.value * PERCENT) / PERCENT };
  const time = TIMES.find(([unit]) => unit.test(number.noun));
  if (time) return { unit: BUSINESS.test(number.noun) ? 'business days' : 'days', value: number.value * time[1] };
  if (HOURS.test(number.noun)) return { unit: 'hours', value: number.value };
  const [noun] = number.noun.split(' ');
  const currency = CURRENCIES[noun ?? ''];
  if (currency) return slot === 'sum' ? { unit: currency, value: number.value } : null;
  // "Un sueldo" is an article and a noun, "tres sueldos" a figure.
  const isFigure = slot === 'number' || (slot === 'sum' && number.value > 1);
  return isFigure && noun ? { unit: noun, value: number.value } : null;
}
