import type { Gender } from './gender.ts';
import type { Number_ } from './morphology.ts';

export type Determiner = { gender: Gender; number: Number_ };
/** Determiners by gender and number, each row in the same order, so that one can be changed for another. */
const ROWS = [
  'el la los las',
  'un una unos unas',
  'este esta estos estas',
  'ese esa esos esas',
  'aquel aquella aquellos aquellas',
  'dicho dicha dichos dichas',
  'del de+la de+los de+las',
  'al a+la a+los a+las',
  'algún alguna algunos algunas',
  'ningún ninguna ningunos ningunas',
  'nuestro nuestra nuestros nuestras',
  'mucho mucha muchos muchas',
  'cuyo cuya cuyos cuyas',
  'aludido aludida aludidos aludidas',
  'referido referida referidos referidas',
].map((row) => row.split(' ').map((word) => word.replace('+', ' ')));
const PLURAL_ONLY = ['varios varias', 'ambos ambas', 'todos todas', 'pocos pocas', 'diversos diversas'];

const KEYS: readonly Determiner[] = [
  { gender: 'm', number: 's' },
  { gender: 'f', number: 's' },
  { gender: 'm', number: 'p' },
  { gender: 'f', number: 'p' },
];
const byWord = new Map<string, Determiner>();
for (const row of ROWS) row.forEach((word, i) => byWord.set(word, KEYS[i]!));
for (const pair of PLURAL_ONLY) pair.split(' ').forEach((word, i) => byWord.set(word, KEYS[i + 2]!));

/** The gender and number of a determiner; undefined for any other word. */
export const determiner = (low: string): Determiner | undefined => byWord.get(low);

/** The same determiner in another gender and number; null where it has none. */
export function inForm(low: string, gender: Gender, number: Number_): string | null {
  const at = KEYS.findIndex((key) => key.gender === gender && key.number === number);
  const row = ROWS.find((words) => words.includes(low));
  if (row) return row[at] ?? null;
  const pair = PLURAL_ONLY.map((words) => words.split(' ')).find((words) => words.includes(low));
  return (number === 'p' && pair?.[gender === 'm' ? 0 : 1]) || null;
}
