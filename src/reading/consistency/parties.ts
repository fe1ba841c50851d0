import type { Emit } from '../grammar/emit.ts';
import { fold } from '../words.ts';
import { PARTY } from './rules.ts';

type Company = { form: string; name: string; start: number; end: number };

const FORM = String.raw`(?:S\.?p\.?A\.?|S\.\s?A\.?|Ltda\.?|Limitada|E\.?I\.?R\.?L\.?)`;
const COMPANY = new RegExp(
  String.raw`((?:\p{Lu}[\p{L}&]*[ ,]+(?:(?:de|del|la|y|e|and|of|&)[ ]+)*){1,5})(${FORM})(?![\p{L}])`,
  'gu',
);
/** One form of company, however it is written: "Ltda." and "Limitada". */
const formOf = (raw: string): string =>
  fold(raw)
    .replace(/[^a-z]/g, '')
    .replace('limitada', 'ltda');

/** A Chilean company that is of one form here and of another there. Elsewhere groups give one name to companies of several forms. */
export function parties(text: string, emit: Emit): void {
  const seen = new Map<string, Company>();
  const plurals = new Map<string, Company>();
  for (const match of text.matchAll(COMPANY)) {
    const name = match[1]!.replace(/[ ,]+$/, '');
    // What stands before may be another word with a capital: "Compra Inmobiliaria Los Boldos".
    const words = fold(name)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    const key = words.slice(-3).join(' ');
    if (words.length < 2) continue;
    const one = {
      form: formOf(match[2]!),
      name: match[0].replace(/\s+/g, ' '),
      start: match.index,
      end: match.index + match[0].length,
    };
    const known = seen.get(key);
    // "Transporte" and "Transportes" are two spellings of one company, where the rest of its name is the same.
    const number =
      words.length > 2
        ? `${words
            .slice(-3)
            .map((word) => word.replace(/s$/, ''))
            .join(' ')} ${one.form}`
        : null;
    const alike = known ?? (number === null ? undefined : plurals.get(number));
    if (number !== null && !plurals.has(number)) plurals.set(number, one);
    if (!known) seen.set(key, one);
    if (!known && alike) emit(PARTY, one.start, one.end, alike.name, [alike.name, one.name], alike);
    if (!known) continue;
    if (known.form !== one.form) emit(PARTY, one.start, one.end, known.name, [known.name, one.name], known);
  }
}
