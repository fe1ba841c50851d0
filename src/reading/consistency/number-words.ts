import type { Language } from '#contract/language.ts';
import { fold } from '../words.ts';

const row = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, i) => [word, first + i * step]);

const VALUES: Record<Language, ReadonlyMap<string, number>> = {
  es: new Map([
    ...row(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
      0,
    ),
    ...row('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ...row(
      'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
      100,
    ),
    ...row(
      'cien doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
      100,
      100,
    ),
    ['un', 1],
    ['una', 1],
    ['veintiun', 21],
    ['veintiuna', 21],
  ]),
  en: new Map([
    ...row(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      0,
    ),
    ...row('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ]),
};
const JOIN = new Set(['y', 'and', 'de']);

/** What a word behind a number multiplies it by (folded); undefined where it multiplies nothing. The Spanish "billón" is a million millions, the English "billion" a thousand. */
export const multiplierOf = (word: string): number | undefined => {
  if (/^(?:mil|thousands?)$/.test(word)) return 1e3;
  if (/^mill(?:on|ones|ion|ions)$/.test(word)) return 1e6;
  if (/^(?:billions?|bn)$/.test(word)) return 1e9;
  return /^(?:bill(?:on|ones)|trillions?)$/.test(word) ? 1e12 : undefined;
};

/** Every word that can stand in a number, folded, longest first. */
export const numberWords = (language: Language): string[] =>
  [
    ...VALUES[language].keys(),
    ...(language === 'es' ? ['millones', 'millon', 'mil'] : ['hundred', 'thousand', 'million', 'billion']),
  ].sort((a, b) => b.length - a.length);

/** The value of a number in words ("dos millones quinientos mil", "thirty-five"); null where it is none. */
export function valueOf(text: string, language: Language): number | null {
  let [total, current, some] = [0, 0, false];
  for (const word of fold(text).split(/[\s-]+/)) {
    if (word === '' || JOIN.has(word)) continue;
    const [value, times] = [VALUES[language].get(word), multiplierOf(word)];
    if (value !== undefined) current += value;
    else if (word === 'hundred') current = (current || 1) * 100;
    else if (times === undefined) return null;
    // "Dos mil millones" multiplies the thousands before it; "two billion three hundred million" adds to what is larger.
    else if (times === 1e3 || total >= times) [total, current] = [total + (current || 1) * times, 0];
    else [total, current] = [(total + (current || (total ? 0 : 1))) * times, 0];
    some = true;
  }
  return some ? total + current : null;
}

/** A number as a message writes it, with at most two decimals. */
export const told = (value: number): string => value.toLocaleString('es-CL', { maximumFractionDigits: 2 });

/** The value of a figure as either language writes it; null where its points leave it open ("1.234,5678"). */
export function figureOf(raw: string): number | null {
  const text = raw.replace(/[.,]+$/, '');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
