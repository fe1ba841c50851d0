import type { Article, Court, Identity, Norm, Reference, ReferenceOf } from '#contract/references.ts';
import { useFormats, type Formats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { referencesText } from './text.ts';

type Text = (typeof referencesText)['es'];
const NBSP = '\u00a0';
const LOCALES = { en: 'en-US', es: 'es-CL' } as const;

/** The norm that a reference is, or is of. */
export const normOf = (one: Reference): Norm | null =>
  one.kind === 'norm' ? one : one.kind === 'articles' ? one.norm : null;

/** "Segunda Sala" is a room of its court; "14° Juzgado Civil de Santiago" a court by its number. */
function courtName({ type, place, ordinal, room }: Court, t: Text): string {
  const name = [ordinal !== null && `${ordinal}°`, type, place !== null && `de ${place}`].filter(Boolean).join(' ');
  return room === null ? name : `${name}, ${t.room(String(room))}`;
}

function articleName({ article, to, incisos, numerals, letters, transitory }: Article, t: Text): string {
  return [
    to === null ? article : t.to(article, to),
    transitory && t.transitory,
    ...incisos.map(t.inciso),
    ...numerals.map(t.numeral),
    ...letters.map(t.letter),
  ]
    .filter(Boolean)
    .join(', ');
}

function articlesName({ items, onwards }: ReferenceOf<'articles'>, t: Text): string {
  const parted = items.some((one) => one.incisos.length + one.numerals.length + one.letters.length > 0);
  const list = items.map((one) => articleName(one, t)).join(parted ? '; ' : ', ');
  return t.articleOf(onwards ? `${list} ${t.onwards}` : list, items.length > 1 || items[0]!.to !== null);
}

const REGISTERS = { rol: 'Rol', rit: 'RIT', ruc: 'RUC' } as const;
/** "Rol C-1234-2020": the number as lawyers write it. */
const rulingNumber = ({ register, book, rol, year, suffix }: ReferenceOf<'ruling'>): string =>
  `${REGISTERS[register]}${NBSP}${[book, rol, year, suffix].filter((one) => one !== null).join('-')}`;

/** A day, a month or a day of no year, in the words of a language. */
function dateName(iso: string, locale: string): string {
  const [year, month, day] = iso.startsWith('--') ? [null, ...iso.slice(2).split('-')] : iso.split('-');
  const at = new Date(Number(year ?? 2000), Number(month) - 1, Number(day ?? 1));
  return new Intl.DateTimeFormat(locale, {
    ...(day !== undefined && { day: 'numeric' }),
    month: 'long',
    ...(year !== null && { year: 'numeric' }),
  }).format(at);
}

function amountName({ value, unit }: ReferenceOf<'amount'>, t: Text, locale: string): string {
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);
  const sign = t.units[unit];
  return unit === 'CLP' || unit === 'USD' || unit === 'EUR' || unit === 'GBP'
    ? `${sign}${shown}`
    : `${shown}${NBSP}${sign}`;
}

const dotted = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

function titleOf(one: Reference, t: Text, locale: string): string {
  switch (one.kind) {
    case 'norm':
      return one.title;
    case 'articles':
      return one.norm ? `${articlesName(one, t)} · ${one.norm.title}` : articlesName(one, t);
    case 'ruling':
      return rulingNumber(one);
    case 'court':
      return courtName(one, t);
    case 'date':
      return dateName(one.iso, locale);
    case 'amount':
      return amountName(one, t, locale);
    case 'rut':
      return `${dotted(one.number)}-${one.checkDigit}`;
    case 'case':
      return `${one.volume} ${one.reporter} ${one.page}${one.year === null ? '' : ` (${one.year})`}`;
  }
}

const isKind = (kind: string, kinds: Text['kinds']): kind is keyof Text['kinds'] => Object.hasOwn(kinds, kind);
/** The kind of a norm by the word before the colon of its key. */
function normKind(key: string, kinds: Text['kinds']): string {
  const kind = key.split(':')[0]!;
  return isKind(kind, kinds) ? kinds[kind] : kinds.norm;
}

function kindOf(one: Reference, { kinds }: Text): string {
  switch (one.kind) {
    case 'norm':
      return normKind(one.key, kinds);
    case 'articles':
      return one.items.length > 1 || one.items[0]!.to !== null ? kinds.articles : kinds.article;
    case 'ruling':
      return kinds[one.register];
    case 'rut':
      return one.valid ? kinds.rutRight : kinds.rutWrong;
    default:
      return kinds[one.kind];
  }
}

/** What more is known of a reference: the court and the date of a ruling. */
function detailOf(one: Reference, t: Text, locale: string): string | null {
  if (one.kind === 'case') return one.court;
  if (one.kind !== 'ruling') return null;
  const said = [one.court && courtName(one.court, t), one.date && dateName(one.date, locale)].filter(Boolean);
  return said.join(' · ') || null;
}

/** What a document says that it is: "Rol 1234-2020 · Corte Suprema · 5 de marzo de 2024". */
function rulingTitle({ ruling, court, date }: Identity, t: Text, locale: string): string {
  return [ruling && rulingNumber(ruling), court && courtName(court, t), date && dateName(date, locale)]
    .filter(Boolean)
    .join(' · ');
}

/** The words for references in a language. */
export const wordsFor = (t: Text, locale: string) => ({
  kind: (one: Reference): string => kindOf(one, t),
  title: (one: Reference): string => titleOf(one, t, locale),
  detail: (one: Reference): string | null => detailOf(one, t, locale),
  ruling: (one: Identity): string => rulingTitle(one, t, locale),
});

/** References in the words of the language on screen. */
export function useReferenceWords(): ReturnType<typeof wordsFor> & { number: Formats['number'] } {
  const t = useText(referencesText);
  const { number } = useFormats();
  return { ...wordsFor(t, LOCALES[useLanguage()]), number };
}
