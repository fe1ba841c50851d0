import { foldSameLength } from '../references/cursor.ts';
import type { Line } from './line.ts';
import { FORMS, made, type Mark } from './marks.ts';
import { NUMBERS, type NumberStyle } from './number.ts';
import type { Genre } from './unit.ts';

/** A way in which a division begins within a line, behind a stop. Groups 1 and 2 of the pattern: label, number. It counts only in its sequence. */
type Inline = {
  form: string;
  language: 'es' | 'en' | 'both';
  style: NumberStyle;
  genres: readonly Genre[];
  pattern: RegExp;
};

const BEHIND_STOP = `[.;:)\\]]["”]?-?[\\s–—-]{1,8}`;
/** The ordinals in capitals, as a deed writes them: a letter that may have its accent or none, or be lost, is any. */
const CAPITALS = NUMBERS.spanish
  .replaceAll('(?![a-z])', '')
  .replace(/\[[aeiou] [^\]]*\]\?/g, '[A-ZÁÉÍÓÚ]?')
  .replaceAll('[oa]', '[OA]')
  .replace(/[a-z]/g, (letter) => letter.toUpperCase());

const INLINE: readonly Inline[] = [
  {
    form: 'ordinal',
    language: 'es',
    style: 'spanish',
    genres: ['contract', 'prose', 'ruling'],
    pattern: new RegExp(
      `${BEHIND_STOP}((?:CL[ÁA]USULA )?(${CAPITALS}))\\s?(?:BIS\\s?)?(?::|\\.\\s?-|\\.\\s|[–—-]\\s)`,
      'gu',
    ),
  },
  {
    form: 'decimal',
    language: 'both',
    style: 'decimal',
    genres: ['contract', 'prose'],
    pattern: new RegExp(`${BEHIND_STOP}((\\d{1,2}(?:\\.\\d{1,2}){1,3}))\\.?\\s{1,3}["“(]?\\p{Lu}`, 'gu'),
  },
  {
    form: 'section',
    language: 'en',
    style: 'decimal',
    genres: ['contract', 'prose'],
    pattern: new RegExp(`${BEHIND_STOP}((?:SECTION|Section)\\s(\\d{1,2}\\.\\d{1,2}))[.:]?\\s{1,3}["“(]?\\p{Lu}`, 'gu'),
  },
  {
    form: 'article',
    language: 'en',
    style: 'roman',
    genres: ['contract', 'prose'],
    pattern: new RegExp(`${BEHIND_STOP}(ARTICLE\\s([IVX]{1,6}))[.:]?\\s{1,3}\\p{Lu}{3}`, 'gu'),
  },
  {
    form: 'number',
    language: 'both',
    style: 'figures',
    genres: ['contract', 'prose'],
    pattern: new RegExp(`${BEHIND_STOP}((\\d{1,2}))\\.\\s{1,3}["“(]?\\p{Lu}\\p{Ll}*[\\p{L}, -]`, 'gu'),
  },
  {
    // A heading has no stop before it; its own number, title and stop show it.
    form: 'number',
    language: 'both',
    style: 'figures',
    genres: ['contract', 'prose'],
    pattern: /[\p{L}\d]\s{1,3}((\d{1,2}))\.\s{1,3}\p{Lu}[\p{L},&/’' -]{2,60}[.:]\s/gu,
  },
  {
    form: 'decimal',
    language: 'both',
    style: 'decimal',
    genres: ['contract', 'prose'],
    pattern: /[\p{L}:]\s{1,3}((\d{1,2}\.(?:0?1|00)))\.?\s{1,3}["“([]?\p{Lu}/gu,
  },
  {
    // What a page repeats at its head has no stop either; blanks set the number apart.
    form: 'decimal',
    language: 'both',
    style: 'decimal',
    genres: ['contract', 'prose'],
    pattern: /\p{L}\s{2,8}((\d{1,2}\.\d{1,2}))\.?\s{1,3}["“(]?\p{Lu}/gu,
  },
  {
    // A name before it has no stop; its own title and stop show it.
    form: 'section',
    language: 'en',
    style: 'decimal',
    genres: ['contract', 'prose'],
    pattern: /\p{L}\s{1,3}((?:SECTION|Section)\s(\d{1,2}\.\d{1,2}))[.:]?\s{1,3}\p{Lu}[\p{L},&/’' -]{2,50}\.\s/gu,
  },
  {
    // As the first number of an article stands behind the name of that article.
    form: 'section',
    language: 'en',
    style: 'decimal',
    genres: ['contract', 'prose'],
    pattern: /\p{Lu}{2}\s{1,3}((?:SECTION|Section)\s(\d{1,2}\.0?1))[.:]?\s{1,3}["“(]?\p{Lu}/gu,
  },
];
/** Words before a number by which it is only named. */
const NAMES =
  /(?<!\p{L})(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|annex|items?|numbers?|no|and|or|to|of|than|art[ií]culos?|cl[aá]usulas?|anexos?|n[°º]|y|o|de|del|la|el|los|las) *$/iu;

/** The divisions that begin within the lines, in their order; most are none, and their sequence decides. Linear in the length of the text. */
export function inlineMarks(text: string, lines: readonly Line[], genre: Genre): Mark[] {
  const open = INLINE.filter(({ genres }) => genres.includes(genre)).map((inline) => ({
    ...inline,
    of: FORMS.find(({ id, language }) => id === inline.form && language === inline.language)!,
  }));
  if (open.length === 0) return [];
  const found: Mark[] = [];
  const seen = new Set<number>();
  for (const line of lines) {
    if (line.row || line.furniture || line.end - line.start < 12) continue;
    const words = text.slice(line.start, line.end);
    for (const { of, style, pattern } of open)
      for (const match of words.matchAll(pattern)) {
        const label = match[1]!;
        const at = line.start + match.index + match[0].indexOf(label, 1);
        if (seen.has(at) || NAMES.test(text.slice(Math.max(line.start, at - 14), at))) continue;
        seen.add(at);
        found.push(
          made(of, style, foldSameLength(match[2]!), {
            start: at,
            end: at + label.length,
            text: label,
            suffix: '',
            transitory: false,
            firm: false,
            quoted: false,
            inside: false,
            inline: true,
            stop: style === 'figures' ? '.' : '',
          }),
        );
      }
  }
  return found.sort((a, b) => a.start - b.start);
}
