import type { ReferenceOf } from '#contract/references.ts';
import { mark, type Cursor } from './cursor.ts';

const RUT = mark('(\\d{1,3}(?:\\.\\d{3}){1,2}|\\d{6,9})\\s?-\\s?([\\dk])(?![\\da-z]|[.-]\\d)');
const ANNOUNCED =
  /(?:r\.?u\.?[tn]\.?|c\.?\s?i\.?|c[e ]dula(?:\s+\w+){0,6}|identidad|rol\s+[u ]nico\s+tributario)\s*(?:n(?:ro|o)?[°.]*\s*°?)?\s*:?\s*$/;
const ANNOUNCED_WITHIN = 70;
const WEIGHTS = 6;
const FEWEST = 7;
const MOST = 9;

/**
 * The check digit of a RUT or RUN by modulus 11: the digits from the right are weighed 2 to 7 over and over, and the digit is 11 less the
 * rest of their sum by 11, where 11 is written 0 and 10 is written K. Source: Servicio de Registro Civil e Identificación.
 */
export function checkDigitOf(number: string): string {
  const sum = [...number].reverse().reduce((total, digit, i) => total + Number(digit) * (2 + (i % WEIGHTS)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}

/** A RUT or RUN. Digits alone ("12345678-5") count only where they are announced or their check digit is right: other papers are numbered so too. */
export function rut(c: Cursor): ReferenceOf<'rut'>[] | null {
  const { start } = c;
  const found = c.eat(RUT);
  if (!found) return null;
  const number = found[1]!.replaceAll('.', '');
  const checkDigit = found[2]!.toUpperCase();
  const valid = checkDigitOf(number) === checkDigit;
  const announced = ANNOUNCED.test(c.folded.slice(Math.max(0, start - ANNOUNCED_WITHIN), start));
  const sure = announced || (number.length >= FEWEST && (valid || /\.\d{3}\./.test(found[1]!)));
  if (!sure || number.length > MOST || Number(number) === 0) return null;
  return [{ kind: 'rut', key: `rut:${number}-${checkDigit}`, number, checkDigit, valid, start, end: c.at }];
}
