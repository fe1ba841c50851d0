import type { Language } from '#contract/language.ts';
import { ABBREVIATIONS_EN } from './abbreviations-en.ts';
import { ABBREVIATIONS_ES } from './abbreviations-es.ts';
import { AMOUNTS_ES } from './amounts-es.ts';
import { AMOUNTS_EN } from './amounts-en.ts';
import { capitals } from './capitals.ts';
import { DATES_EN } from './dates-en.ts';
import { DATES_ES } from './dates-es.ts';
import { echo } from './echo.ts';
import { FIGURES_EN } from './figures-en.ts';
import { FIGURES_ES } from './figures-es.ts';
import { identifiers } from './identifiers.ts';
import { SAID, SEEN, type Rule } from './rule.ts';
import { signs } from './signs.ts';

/** The rules in the order in which they are tried at a token: what is longer and surer comes first. */
const RULES: Record<Language, readonly Rule[]> = {
  es: [
    echo('es', (text) => spoken(text, 'es')),
    ...DATES_ES,
    ...identifiers('es'),
    ...AMOUNTS_ES,
    ...ABBREVIATIONS_ES,
    ...FIGURES_ES,
    ...capitals('es'),
    ...signs('es'),
  ],
  en: [
    echo('en', (text) => spoken(text, 'en')),
    ...DATES_EN,
    ...identifiers('en'),
    ...AMOUNTS_EN,
    ...ABBREVIATIONS_EN,
    ...FIGURES_EN,
    ...capitals('en'),
    ...signs('en'),
  ],
};
const DIGIT = /^\d/;
const BY_DIGIT = /^(?:\(\?:|\()*\\d/;
const BY_LETTER = /^\(?(?:\?:)?\[?[A-Za-z]/;
/** The rules that may begin with a digit, and those that may begin with anything else: a rule that cannot match is not tried. */
const split = (rules: readonly Rule[]): [digits: Rule[], others: Rule[]] => [
  rules.filter(({ at }) => !BY_LETTER.test(at.source)),
  rules.filter(({ at }) => !BY_DIGIT.test(at.source)),
];
const SPLIT = { es: split(RULES.es), en: split(RULES.en) };
const WORD = /[\p{L}\p{M}]+/uy;
const WORD_ENGLISH = /[\p{L}\p{M}]+(?:['’]\p{L}+)*/uy;

/** One line: words parted at a line's end are joined, an empty line ends its sentence, every blank is one space. */
const inOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?<=\p{Ll})[-‐]\n *(?=\p{Ll})/gu, '')
    .replace(/\n[^\S\n]*\n\s*/g, '\u2029')
    .replace(/(?<![.;:,?!])\u2029/g, '. ')
    .replace(/[_*~^`\\\u2028]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[‑‒−]/g, '-')
    .trim();

/** A word of small letters that no rule reads, though many would look at it: most of a text, so it is passed over at once. */
const PLAIN = /(?!let|lit|sgt)\p{Ll}{4,40}(?=[ ,;])/uy;

const STRONGEST = ['?', '!', '.', ':', ';', ','];
/** Of several stops together the strongest stays; brackets and quotation marks and stray signs are gone. */
const tidy = (said: string): string =>
  said
    .replace(/[^\p{L}\p{M}\d\s.,;:?!¿¡'’-]+/gu, ' ')
    .replace(/(?<!\p{L})-+|-+(?!\p{L})/gu, ' ')
    .replace(/’/g, "'")
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?[.,;:?!][.,;:?! ]*/g, (run) => `${STRONGEST.find((stop) => run.includes(stop))!} `)
    .replace(/([¿¡]) /g, '$1')
    .replace(/^[\s,.;:]+/, '')
    .replace(/[\s,;:]+$/, '');

/** What the first rule says that reads a token here, and where the token ends. */
function read(text: string, at: number, said: string, rules: readonly Rule[]): { words: string; end: number } | null {
  for (const { at: expression, say } of rules) {
    expression.lastIndex = at;
    const found = expression.exec(text);
    if (!found) continue;
    const end = expression.lastIndex;
    const words = say(found, {
      before: said.toLowerCase(),
      written: text.slice(Math.max(0, at - SEEN), at),
      after: text.slice(end, end + SEEN),
    });
    if (words !== null) return { words, end };
  }
  return null;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\d]/u.test(character);

/**
 * A text as it is read aloud, so that a speech synthesizer says it rightly: figures, sums, dates, times, the numbers of laws, causes and
 * persons, abbreviations, roman numerals and signs become words; headings of capitals become small letters; brackets and quotation marks
 * become pauses. Words stay as they are, so that a text that is spelt out already keeps its words. Of a link only its host is said, of a
 * stamp's time no seconds. Spanish as it is read in Chile, English as in the United States. Pure; time grows with the length alone:
 * every rule looks at a bounded piece. Sources stand at the rules.
 */
export function spoken(text: string, language: Language): string {
  const line = inOneLine(text);
  const word = language === 'es' ? WORD : WORD_ENGLISH;
  const said: string[] = [];
  // Only the end of what was said is looked at: a growing text would be copied at every look.
  let tail = '';
  const say = (words: string): void => {
    said.push(words);
    tail = (tail + words).slice(-SAID);
  };
  for (let at = 0; at < line.length;) {
    PLAIN.lastIndex = at;
    const token = PLAIN.test(line) ? null : read(line, at, tail, SPLIT[language][DIGIT.test(line[at]!) ? 0 : 1]);
    if (token) {
      say(`${isLetter(tail.at(-1)) ? ' ' : ''}${token.words}${isLetter(line[token.end]) ? ' ' : ''}`);
      at = token.end;
      continue;
    }
    word.lastIndex = at;
    const found = word.exec(line)?.[0] ?? line[at]!;
    say(found);
    at += found.length;
  }
  return tidy(said.join(''));
}
