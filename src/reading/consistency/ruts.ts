import type { Emit } from '../grammar/emit.ts';
import { lineAt, lineStarts, type Range } from '../lines.ts';
import { checkDigitOf } from '../references/rut.ts';
import { fold } from '../words.ts';
import { RUT, RUT_NAMES, RUT_REPEATED } from './rules.ts';

const NUMBER = /(?<![\d.])(\d{1,2}\.\d{3}\.\d{3}|\d{7,8})\s?[-‐–]\s?([\dkK])(?![\p{L}\d])/gu;
const ANNOUNCED = /(?:r\.?\s?u\.?\s?[tn]\.?|c\.?\s?i\.?|c[ée]dula|identidad|rol único)[^\d]{0,40}$/i;
/** A name of two to five capitalised words, or a company with its form, right before its number is announced. */
const NAMED =
  /((?:\p{Lu}[\p{L}.&]+(?:\s+(?:de|del|la|los|y|e)\s+|\s+)){1,5}\p{Lu}[\p{L}.&]+)\s*,[^,\n]{0,60}(?:,[^,\n]{0,60}){0,3}(?:r\.?\s?u\.?\s?[tn]|c[ée]dula|identidad)[^\d]{0,40}$/iu;

/** A number whose check digit is wrong, as it is written first, and all its places. */
type Wrong = { written: string; right: string; places: Range[] };

/** The check digits of the RUT and RUN of a text (modulus 11), and one number that bears two names. A wrong one that is repeated is one fault. */
export function ruts(text: string, emit: Emit): void {
  const names = new Map<string, { name: string; place: Range }>();
  const wrong = new Map<string, Wrong>();
  for (const match of text.matchAll(NUMBER)) {
    const [all, dotted = '', digit = ''] = match;
    const [start, end] = [match.index, match.index + all.length];
    const number = dotted.replaceAll('.', '');
    const before = text.slice(Math.max(0, start - 240), start);
    const announced = ANNOUNCED.test(before.slice(-60));
    if (!announced && !dotted.includes('.')) continue;
    const right = checkDigitOf(number);
    if (right !== digit.toUpperCase()) {
      const key = `${number}-${digit.toUpperCase()}`;
      const known = wrong.get(key);
      if (known) known.places.push({ start, end });
      else wrong.set(key, { written: all, right, places: [{ start, end }] });
      continue;
    }
    const name = NAMED.exec(before)?.[1]?.replace(/\s+/g, ' ');
    if (!name || !/^\p{Lu}/u.test(name)) continue;
    const known = names.get(number);
    if (!known) names.set(number, { name, place: { start, end } });
    else if (!isSameName(known.name, name)) emit(RUT_NAMES, start, end, null, [known.name, name], known.place);
  }
  for (const one of wrong.values()) tell(text, one, emit);
}

/** The most lines that a repeated number is told at. */
const LINES = 6;
function tell(text: string, { written, right, places }: Wrong, emit: Emit): void {
  const [first] = places;
  if (places.length === 1) return emit(RUT, first!.start, first!.end, null, [written, right]);
  const starts = lineStarts(text);
  const lines = [...new Set(places.map(({ start }) => lineAt(starts, start)))];
  const told = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines;
  return emit(RUT_REPEATED, first!.start, first!.end, null, [written, right, String(places.length), told.join(', ')]);
}

/** One name may be short for the other: all the words of the shorter stand in the longer. */
function isSameName(a: string, b: string): boolean {
  const [one, two] = [
    fold(a)
      .split(/[\s.]+/)
      .filter(Boolean),
    fold(b)
      .split(/[\s.]+/)
      .filter(Boolean),
  ];
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  return short.every((word) => long.includes(word));
}
