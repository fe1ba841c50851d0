import type { Range } from '../lines.ts';
import { figureOf } from './number-words.ts';

/** An amount of money, or of what is measured, with its unit. `less`: it is taken away. */
export type Amount = Range & { value: number; unit: string; less: boolean };

const CURRENCY = 'us\\$|\\$|£|€|uf|u\\.f\\.|utm|pesos|unidades de fomento|dollars|pounds|euros';
/** What else is counted and added up. */
const MEASURE =
  'litros|kilos|kilogramos|toneladas|metros cuadrados|metros cubicos|metros|hectareas|kilometros|horas|acciones|unidades|cajas|litres|liters|tonnes|tons|kilograms|square feet|square metres|acres|hours|shares|units|boxes|miles';
/** Amounts in a folded line. */
const AMOUNTS = new RegExp(
  `(us\\$|\\$|£|€|\\buf)\\s?(\\d[\\d.,]*)|(?<![\\d.,$£€])(\\d[\\d.,]*)\\s(?:\\([^)]{1,60}\\)\\s)?(?:de\\s)?(${CURRENCY}|${MEASURE})(?!\\p{L}|\\s?\\d)`,
  'gu',
);
/** Behind an amount, others of its row that do not say the unit again: "el segundo, de 1,8, y el tercero, de 0,9". */
const SAME_UNIT = /^[;,]?(?: y| and)? (?:el|la|the) \p{L}{4,12},? (?:de |of )?(\d[\d.,]*)(?=[;,.]? |[;,.]?$)/u;
/** Right before an amount, what takes it away. */
const LESS = /\b(?:menos|descontad[oa]s?|deducid[oa]s?|rebajad[oa]s?|less|minus|deducting)\b[^;,.]{0,30}$/;

/** The amounts of a folded line, in their order. */
export function amountsIn(line: string): Amount[] {
  const found: Amount[] = [];
  const add = (raw: string, unit: string, start: number, end: number): void => {
    const value = figureOf(raw);
    if (value === null || value === 0) return;
    found.push({ value, unit, start, end, less: LESS.test(line.slice(0, start)) });
    const next = SAME_UNIT.exec(line.slice(end));
    if (!next) return;
    const from = end + next[0].length - next[1]!.length;
    const figure = next[1]!.replace(/[.,]$/, '');
    add(figure, unit, from, from + figure.length);
  };
  for (const met of line.matchAll(AMOUNTS)) {
    const unit = (met[1] ?? met[4])!.replace('unidades de fomento', 'uf').replaceAll('.', '').replace('pesos', '$');
    add((met[2] ?? met[3])!, unit, met.index, met.index + met[0].replace(/[.,]$/, '').length);
  }
  return found;
}
