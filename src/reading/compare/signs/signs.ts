import type { Language } from '#contract/language.ts';
import { numberOf } from '../../consistency/labels.ts';
import { INCISO, NEIGHBOUR, POINTERS } from '../../evidence/beside/pointers.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import type { Range } from '../../lines.ts';
import { references } from '../../references/references.ts';
import { finder, type Finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { fold } from '../../words.ts';
import { numbersIn, valueOfFigure } from './numbers.ts';
import { unitsIn } from './measures.ts';
import { rolesIn, type Names } from './roles.ts';
import { SIGNS_EN } from './en.ts';
import { SIGNS_ES } from './es.ts';
import type { Sign } from './sign.ts';

const FIND: Record<Language, Finder> = { es: finder([SIGNS_ES]), en: finder([SIGNS_EN]) };

/** A sanction: its words have too many synonyms to tell one for another. */
export const SANCTION = 'sanction';
const FIGURES = {
  term: 'term',
  sum: 'figure',
  percent: 'figure',
  number: 'figure',
  date: 'date',
  time: 'term',
} as const;
const MODES = { duty: 'duty', permission: 'right', prohibition: 'no', requirement: 'duty' } as const;

/** What values and signs say of the words `text[start..end)`: terms and figures by their numbers and units, duties and permissions by what they are. */
function fromValues(text: string, { start, end }: Range, language: Language): Sign[] {
  return valuesIn(text, start, end, language).flatMap(({ slot, by, ...place }): Sign[] => {
    const words = text.slice(place.start, place.end);
    if (slot in FIGURES) {
      if (by === 'date.written' || by === 'sum.amount') return [];
      const numbers = numbersIn(words, language);
      const kind = FIGURES[slot as keyof typeof FIGURES];
      const key = numbers.length > 0 ? `${numbers.join('/')} ${unitsIn(words, language).join('/')}` : fold(words);
      return [{ ...place, kind, key: `n:${key}` }];
    }
    if (slot in MODES) return [{ ...place, kind: 'modality', key: `m:${MODES[slot as keyof typeof MODES]}` }];
    if (slot === 'sanction') return [{ ...place, kind: 'modality', key: SANCTION }];
    if (slot === 'person' && !by.endsWith('court') && /\p{Lu}/u.test(words))
      return [{ ...place, kind: 'party', key: `p:${fold(words)}` }];
    return [];
  });
}

function fromReferences(text: string, { start, end }: Range, language: Language): Sign[] {
  const words = text.slice(start, end);
  return references(words, language).flatMap((one): Sign[] => {
    const place = { start: start + one.start, end: start + one.end };
    if (one.kind === 'amount') return [{ ...place, kind: 'figure', key: one.key }];
    if (one.kind === 'date') return [{ ...place, kind: 'date', key: one.key }];
    if (one.kind === 'rut') return [{ ...place, kind: 'party', key: one.key }];
    if (one.kind === 'articles') {
      const said = numbersIn(words.slice(one.start, one.end), language).join('/');
      const letters = [...fold(words.slice(one.start, one.end)).matchAll(/(?<![a-z])([a-z])\)/g)]
        .map(([, c]) => c)
        .join('');
      return [{ ...place, kind: 'reference', key: `r:${said}:${letters}:${one.norm?.key ?? ''}` }];
    }
    return [{ ...place, kind: 'reference', key: one.key }];
  });
}

/** A part that is pointed to by a letter or a number: "Exhibit A", "Anexo 2", "letra b)", "clause (ii)". */
const PART =
  /(?<!\p{L})(?:anexos?|exhibits?|schedules?|annex(?:es)?|appendix|letras?|numerales?|numeral|n[úu]meros?|n[°º]|sub-?sections?|clauses?|paragraphs?|items?)\s?\(?([a-z]|[ivx]{2,5}|\d{1,3}(?:[.-]\d{1,3})*)\)?(?![\p{L}\d])/giu;
const DIVISION =
  /(?:(?:sub-?)?sections?|articles?|clauses?|paragraphs?)\s(\d{1,3}(?:\.\d{1,3}){0,4}(?:\s?\([a-z0-9]{1,4}\)){0,3})/giu;

/** What points to divisions of the text itself, by their numbers. */
function fromPointers(text: string, { start, end }: Range): Sign[] {
  const words = text.slice(start, end);
  return [...POINTERS.map(({ find }) => find), NEIGHBOUR, INCISO, PART, DIVISION].flatMap((find) =>
    [...words.matchAll(find)].map(({ 0: said, 1: number = '', index }): Sign => {
      const key = numberOf(number.replace(/^n[°º.]{1,2}\s?/i, '')) ?? fold(number);
      return {
        start: start + index,
        end: start + index + said.length,
        kind: 'reference',
        key: `d:${key.replace(/\s/g, '')}`,
      };
    }),
  );
}

const isKind = (word: string): word is 'polarity' | 'exception' | 'modality' =>
  word === 'polarity' || word === 'exception' || word === 'modality';

const covers = (outer: Range, inner: Range): boolean => outer.start <= inner.start && inner.end <= outer.end;
/** Rules whose hits say the same, by one key; those of `modality.bound` count each by its word, and the others by their rule. */
const SAME: Readonly<Record<string, string>> = { 'modality.duty': 'm:duty', 'modality.right': 'm:right' };

function fromRules(text: string, { start, end }: Range, language: Language): Sign[] {
  const hits = FIND[language](tokensOf(text.slice(start, end)));
  const none = hits.filter(({ id }) => id.startsWith('none.'));
  return hits.flatMap((hit): Sign[] => {
    const { id } = hit;
    const kind = id.slice(0, id.indexOf('.'));
    if (!isKind(kind)) return [];
    if (none.some((one) => covers(one, hit) && (kind !== 'exception' || one.words > hit.words))) return [];
    const words = fold(text.slice(start + hit.start, start + hit.end));
    return [
      { start: start + hit.start, end: start + hit.end, kind, key: id === 'modality.bound' ? words : (SAME[id] ?? id) },
    ];
  });
}

const DIGITS = /(?<![\p{L}\d])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu;
/** Figures that nothing else reads. */
function bare(text: string, { start, end }: Range, language: Language, others: readonly Sign[]): Sign[] {
  return [...text.slice(start, end).matchAll(DIGITS)].flatMap(({ 0: figure, index }): Sign[] => {
    const at = { start: start + index, end: start + index + figure.length };
    if (others.some((one) => one.start <= at.start && at.end <= one.end)) return [];
    return [{ ...at, kind: 'figure', key: `n:${valueOfFigure(figure, language)} ` }];
  });
}

/** All that bears on rights in `text[start..end)`, whole sentences, in no order. `names`: those that the text gives. */
export function signsIn(text: string, range: Range, language: Language, names: Names): Sign[] {
  const read = [
    ...fromValues(text, range, language),
    ...fromReferences(text, range, language),
    ...fromPointers(text, range),
    ...fromRules(text, range, language),
    ...rolesIn(text, range, language, names),
  ];
  return [...read, ...bare(text, range, language, read)];
}
