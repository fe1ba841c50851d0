import type { Court, ReferenceOf } from '#contract/references.ts';
import type { Language } from '#contract/language.ts';

const thousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.');

type Numbered = Pick<ReferenceOf<'ruling'>, 'rol' | 'book' | 'year'>;
/** "12.345-2023", "C-1234-2023": with a point as the Corte Suprema writes it, and without where the letter of a book stands before it, by which courts are searched. */
export const rolOf = ({ rol, book, year }: Numbered): string =>
  [book, book === null && /^\d+$/.test(rol) ? thousands(rol) : rol, year].filter((one) => one !== null).join('-');

/** "14° Juzgado Civil de Santiago". */
export const courtOf = ({ type, place, ordinal }: Court): string =>
  `${ordinal ? `${ordinal}° ` : ''}${type}${place ? ` de ${place}` : ''}`;

/** What a ruling is called in a heading: its court and number. */
export const titleOf = (court: Court | null, one: Numbered, language: Language): string =>
  `${court ? courtOf(court) : language === 'es' ? 'Tribunal no indicado' : 'Court not given'}, Rol N° ${rolOf(one)}`;
