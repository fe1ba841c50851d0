import type { Chance } from '../../bench/chance.ts';
import { CITED, DATES, MARKS, NUMBERS, ORDINALS, SUMS, UNITS } from './words.ts';

/** One way to spoil a text. The same chance spoils it in the same way. */
export type Form = (text: string, chance: Chance) => string;

/** Characters of a text that a form may make longer than it was. */
export const LONGEST = 60_000;
const lines = (text: string): string[] => text.split('\n');
const letter = (chance: Chance): string => String.fromCharCode(chance.between(97, 122));

/** Puts one of a list in the place of every so many that a pattern finds. */
const swap =
  (pattern: RegExp, list: readonly string[], share = 0.5): Form =>
  (text, chance) =>
    text.replace(pattern, (found) => (chance.next() < share ? chance.pick(list) : found));
/** Puts one of a list between words, one in `every`. */
const strew =
  (list: readonly string[], every: number): Form =>
  (text, chance) =>
    text.replace(/ /g, () => (chance.between(1, every) === 1 ? ` ${chance.pick(list)} ` : ' '));
/** Puts one of a list into words. */
const salt =
  (list: readonly string[], every: number): Form =>
  (text, chance) =>
    text.replace(/(?<=\p{L})/gu, () => (chance.between(1, every) === 1 ? chance.pick(list) : ''));

/** A list whose items are marked anew at every depth, now and then in no order. */
const nested: Form = (text, chance) =>
  lines(text)
    .map((line) => {
      const n = chance.between(0, 40);
      const roman = chance.pick(['i', 'iv', 'xii', 'IIII', 'mmm', 'vx']);
      const mark = chance.pick([`${letter(chance)})`, `(${letter(chance)})`, `${n}.`, `${n}.${n}.${n}.`, `${roman})`, `${roman}.`, '-', '•', `${n}º`, '']); // prettier-ignore
      return `${' '.repeat(chance.between(0, 6))}${mark} ${line}`;
    })
    .join('\n');

/** Rows and columns with a divider that is not always there. */
const table: Form = (text, chance) => {
  const bar = chance.pick(['|', ' | ', '\t', ';', '   ']);
  return lines(text)
    .map((line) => `${bar}${line.split(' ').join(chance.next() < 0.3 ? bar : ' ')}${chance.pick([bar, ''])}`)
    .join(chance.pick(['\n', '\n|---|---|\n']));
};

/** One paragraph two hundred times, among the others. */
const repeated: Form = (text, chance) => {
  const all = text.split(/\n\n+/);
  const at = chance.between(0, all.length - 1);
  return [...all.slice(0, at), ...Array.from({ length: 200 }, () => all[at]!.slice(0, 600)), ...all.slice(at)].join(
    '\n\n',
  );
};

/** Headings that say nothing, and headings without anything below them. */
const headed: Form = (text, chance) =>
  lines(text)
    .flatMap((line) =>
      chance.next() < 0.3
        ? [chance.pick(['#', '##', '###### ', 'Artículo', 'Artículo .', 'Cláusula', 'Cláusula:', 'SECTION', 'Section 0', 'TÍTULO', 'CAPÍTULO', 'Título 0', 'Art.', 'ARTÍCULO º.-', 'Article -1.', 'CLÁUSULA CERO', '0.', '0.0', '**', '1.1.1.1.1.1.1.1', `Artículo ${chance.pick(NUMBERS)}.`, `Cláusula ${chance.pick(ORDINALS)}:`, `${chance.pick(ORDINALS).toUpperCase()}:`]), line] // prettier-ignore
        : [line],
    )
    .join('\n');

/** Where two ends of a line are joined by a name, or by a title, that goes on and on. */
const long: Form = (text, chance) => {
  const name = chance.pick(['Pérez ', 'de la ', 'DON ', 'J. ', 'Ñuñoa-', 'O’', 'y ', 'Sociedad ', 'S.A. ']);
  return text.replace(/\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu, (found) =>
    chance.next() < 0.2 ? name.repeat(chance.between(10, 400)) : found,
  );
};

/** Every form, by its name. */
export const FORMS: Record<string, Form> = {
  plain: (text) => text,
  numbers: swap(/\d+/g, NUMBERS),
  ordinals: swap(/\b(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|d[ée]cim[oa]|\d+)\b/gi, ORDINALS), // prettier-ignore
  dates: (text, chance) => strew(DATES, 12)(swap(/\d+ de \p{L}+ de \d+/gu, DATES, 0.8)(text, chance), chance),
  headings: headed,
  repeated,
  shuffled: (text, chance) => chance.shuffled(lines(text)).join('\n'),
  cut: (text, chance) => lines(text).map((line) => line.slice(chance.between(0, 5), chance.between(5, 90))).join('\n'), // prettier-ignore
  'cut short': (text, chance) => text.slice(chance.between(0, text.length), chance.between(0, text.length)),
  capitals: (text) => text.toUpperCase(),
  small: (text) => text.toLowerCase(),
  'no spaces': (text) => text.replace(/ +/g, ''),
  'one line': (text) => text.replace(/\s+/g, ' '),
  'a word a line': (text) => text.replace(/\s+/g, '\n'),
  'marks only': (text) => text.replace(/[\p{L}\p{N}]/gu, ''),
  'figures only': (text, chance) => text.replace(/\p{L}/gu, () => String(chance.between(0, 9))),
  brackets: strew(MARKS, 4),
  'brackets in words': salt(MARKS, 12),
  combining: salt(['\u0301', '\u0303', '\u0308\u0323', '\u0334', '\u20dd', '\ufe0f', '\u0345'], 5),
  bidi: salt(['\u200b', '\u200e', '\u200f', '\u202e', '\u202c', '\u2066', '\u2069', '\u00ad', '\ufeff', '\u200d', 'שלום', 'العقد ١٢'], 8), // prettier-ignore
  astral: salt(['𝐀', '𝟙', '😀', '👩‍⚖️', '𐐷', '🇨🇱', 'ﬁ', 'İ', 'ß', 'ŉ', 'ǰ', '㎢', '½', '①', 'Ⅳ', '٣', '\u1e9e'], 8),
  lone: salt(['\ud800', '\udc00', '\udbff\ud800', '\ufffd', '\uffff'], 10),
  breaks: (text, chance) =>
    text.replace(
      /[ \n]/g,
      (blank) =>
      chance.next() < 0.15 ? chance.pick(['\r', '\r\n', '\u0085', '\u2028', '\u2029', '\f', '\v', '\t', '\0', '\u00a0', '\u3000', '\n\n\n\n']) : blank, // prettier-ignore
    ),
  table,
  nested,
  cited: strew(CITED, 8),
  sums: strew(SUMS, 8),
  long,
  units: (text, chance) => {
    const unit = chance.pick(UNITS);
    return `${text.slice(0, 400)}\n${unit.repeat(chance.between(20, Math.ceil(20_000 / unit.length)))}\n${text.slice(0, 400)}`;
  },
};

/** A text spoiled in one to three ways, and their names. */
export function mangled(text: string, chance: Chance): { text: string; ways: string[] } {
  const names = Object.keys(FORMS);
  const ways = Array.from({ length: chance.between(1, 3) }, () => chance.pick(names));
  const out = ways.reduce((one, way) => FORMS[way]!(one, chance).slice(0, LONGEST), text);
  return { text: out, ways };
}
