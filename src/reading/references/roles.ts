import type { ReferenceOf } from '#contract/references.ts';
import { lex, mark, type Cursor } from './cursor.ts';
import { NUMBER_SIGN } from './numbers.ts';

type Ruling = ReferenceOf<'ruling'>;
type Numbered = Pick<Ruling, 'register' | 'rol' | 'book' | 'year' | 'suffix'>;

const KEYWORD = lex('roles|rol|r\\.?i\\.?t\\.?|r\\.?u\\.?c\\.?|stc|i\\. *c\\.|ingresos?');
const CAUSE = /^\s*[u ]nico\s+de\s+causa/;
/** "rol único tributario", "rol de avalúo", "el rol del Estado": no rulings. */
const NO_CAUSE =
  /^\s*(?:[u ]nico|de\s+(?:aval|cobro|contribuyente|matr|propiedad|la\s+(?:propiedad|patente))|protag|que|prepond|activo|social|preventivo|fundamental|esencial|del?\s+(?:estado|juez|tribunal\s+es))/;
const BETWEEN = lex(
  'único +de +causa|(?:de +)?ingreso|de +(?:la +)?causa|de +esta +corte|corte(?: +suprema| +de +apelaciones(?: +de +[a-z]+)?)?|cs|(?:civil|penal|laboral|familia|protección|amparo)(?!\\s?-\\s?\\d)|acumulad[oa]s?|de +(?:la +)?(?:excma\\.? +)?corte +suprema|de +este +tribunal|tribunal|interno|[yo] +(?:rol|rit)',
);
const COLON = mark(':');
const SIGN = mark('n(?:os?|°s?)?\\.?\\s(?=\\d)');
const OF_BOOK =
  'amparo|protecci[o ]n|penal|crimen|civil|laboral(?:\\s?-\\s?cobranza)?|familia|polic[i ]a(?:\\slocal)?|tributario(?:\\sy\\saduanero)?|contencioso(?:\\s|-)administrativo|com[u ]n';
/** "N° 15.926-2022" and "N°Civil-4321-2021" alone, as rulings sign themselves. */
const NUMBERED = mark(
  `n°\\s?°?\\s?(?=(?:${OF_BOOK})\\s?-\\s?\\d|\\d{1,3}(?:\\.\\d{3})+\\s?-\\s?(?:\\d{4}|\\d{2})(?!\\d)|\\d{1,6}\\s?-\\s?(?:19|20)\\d\\d)`,
);
/** What else is numbered like a ruling. */
const OTHER_PAPER =
  /(?:resoluci.n|exent[oa]s?|oficios?|ordinario|ord\.?|circular|dictamen|dict[a ]menes|contrato|factura|decreto|bolet[i ]n|orden|certificado|carta|informe|repertorio|inscripci.n|fojas|cheque|pagar.|licitaci.n|actas?(?:\s+[a-z]+){0,5}|cuenta|operaci.n|registro|rut|run|c.dula|identidad|ley|folios?|p.liza|patente)\s*(?:electr.nic[oa]|exent[oa])?\s*$/;
const LOOK_BACK = 44;
/** "C-1234-2023" and "Penal-6543-2022" alone. */
const BARE = mark(
  `(?:[a-z]-(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})-(?:19|20)\\d\\d|(?:${OF_BOOK})\\s?-\\s?\\d{1,6}-(?:19|20)\\d\\d)(?![\\d-]|\\.\\d)`,
);
/** "14.902-2020" and "633-2021" with neither letter nor sign. */
const FIGURED = mark('(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})-(?:19|20)\\d\\d(?![\\d-]|\\.\\d)');
/** The word before says that it is a ruling: "la causa 633-2021", "Corte de Iquique, Laboral 77-2021". */
const SAID_BEFORE = new RegExp(
  `(?<![a-z])(?:sentencia|fallo|causa|autos|recurso|(?<!(?:derecho|revista)\\s)(?:${OF_BOOK}))\\s+$`,
);
/** A span of years or a figure without points is a ruling only behind such a word. */
const SPAN = /^(?:19|20)\d\d-/;
const POINTED = /^\d{1,3}\./;
const JOIN = mark(
  '(?:\\(\\s?(?:considerandos?|cons?\\.|c\\.|cc\\.)[^()\\n]{1,24}\\)\\s*)?(?:,\\s*(?:y|e)?|;|(?:y|e|o)(?![a-z]))\\s*(?:(?:roles|rol|rit|stc|n°s?|nos?\\.?|en)\\s+)?(?:n°\\s?)?(?=[a-z]{0,10}-?\\s?\\d)',
);
/** C-1.234-2023 | 1.234-2020 | 171-19 | 3519-17-INA | 515/2008 | 161718 -22 | 1173 */
const NUMBER = mark(
  `(?:(${OF_BOOK}|[a-z]{1,3}|0(?=-[\\d.]+-\\d{4}))\\s?-\\s?)?` +
    '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,7})(?:\\s?[-/]\\s?(\\d{4}|\\d{2})(?![\\d.]*\\d|-\\d))?(?:\\s?-\\s?\\d(?!\\d))?' +
    '(?:[\\s-]{1,2}(ina|inc|cpt|cds|cca|cco|cpr|inap)(?![a-z]))?',
);
const RUC = mark('(\\d{2}-?\\s?\\d-?\\s?\\d{6,7}|\\d{8,10})\\s?-\\s?([\\dk])(?!\\d)');
/** What makes a figure of a list something else. */
const NO_ROL = mark(
  '\\s*(?:°|de\\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|oct|nov|dic)|horas|d[i ]as|pesos|%|fojas)',
);
/** What stands for the kind of proceeding where a ruling of the Constitutional Court (STC) leaves it unsaid. */
const CONSTITUTIONAL = 'TC';
/** A number of fewer digits without a year is any number. */
const FEWEST_DIGITS = 3;
const CENTURY = 40;
/** Numbers of a list that wait for a year. */
const MOST_LISTED = 12;

function fullYear(year: string | undefined): number | null {
  if (year === undefined) return null;
  const value = Number(year);
  if (year.length === 4) return value >= 1850 && value <= 2100 ? value : null;
  return value > CENTURY ? 1900 + value : 2000 + value;
}

function ruc(c: Cursor): Numbered | null {
  const found = c.eat(RUC);
  if (!found) return null;
  const rol = `${found[1]!.replace(/[\s-]/g, '')}-${found[2]!.toUpperCase()}`;
  return { register: 'ruc', rol, book: null, year: null, suffix: null };
}

function number(c: Cursor, register: 'rol' | 'rit'): Numbered | null {
  const found = c.eat(NUMBER);
  if (!found) return null;
  const year = fullYear(found[3]);
  if (found[3] !== undefined && year === null) return null;
  const book =
    found[1]
      ?.replace(/^0$/, 'o')
      .replace(/[\s-]+/g, '-')
      .toUpperCase() ?? null;
  const suffix = found[4]?.toUpperCase() ?? null;
  return { register, rol: found[2]!.replaceAll('.', ''), book, year, suffix };
}

/** What a ruling goes by before its court is known. */
export const rolKey = ({ register, rol, book, year, suffix }: Numbered): string =>
  register === 'ruc'
    ? `ruc:${rol}`
    : `rol:${[book, rol, year, suffix].filter((one) => one !== null).join('-')}`.toLowerCase();

const asReference = (one: Numbered, start: number, end: number): Ruling => ({
  kind: 'ruling',
  key: rolKey(one),
  ...one,
  court: null,
  date: null,
  start,
  end,
});

/** Further numbers of a list, each with a place of its own. */
function others(c: Cursor, first: Numbered, read: () => Numbered | null): Ruling[] {
  const found: Ruling[] = [];
  const next = (): Ruling | null => {
    if (!c.eat(JOIN)) return null;
    const { start } = c;
    const one = read();
    const plain = one !== null && one.year === null && one.suffix === null;
    if (!one || c.touches(NO_ROL) || (plain && (first.year !== null || one.rol.length < FEWEST_DIGITS))) return null;
    return asReference(one, start, c.at);
  };
  for (let one = c.attempt(next); one; one = c.attempt(next)) found.push(one);
  return found;
}

/** "roles 1, 2 y 3-2020": the year of the last is that of all. */
function sharedYear(c: Cursor): Ruling[] | null {
  const { start } = c;
  const parts: Ruling[] = [];
  for (let from = start; ; from = c.start) {
    const one = number(c, 'rol');
    if (!one) return null;
    parts.push(asReference(one, from, c.at));
    if (one.year !== null) break;
    if (parts.length === MOST_LISTED || !c.eat(JOIN)) return null;
  }
  const year = parts.at(-1)!.year;
  return parts.length < 2 ? null : parts.map((part) => ({ ...part, year, key: rolKey({ ...part, year }) }));
}

type Announced = { word: string; start: number; signed: boolean };
function announced(c: Cursor): Announced | null {
  const { start } = c;
  if (!OTHER_PAPER.test(c.folded.slice(Math.max(0, start - LOOK_BACK), start)) && c.eat(NUMBERED))
    return { word: 'n', start, signed: true };
  const word = c.eat(KEYWORD)?.[0].replace(/[.\s]/g, '');
  if (!word) return null;
  const rest = c.folded.slice(c.at, c.at + 34);
  if (/^roles?$/.test(word) && NO_CAUSE.test(rest) && !CAUSE.test(rest)) return null;
  if (word === 'stc') c.eat(KEYWORD);
  const cause = CAUSE.test(rest);
  for (let i = 0; i < 3 && c.eat(BETWEEN); i++);
  c.eat(COLON);
  const signed = (c.eat(NUMBER_SIGN) ?? c.eat(SIGN)) !== null;
  c.eat(COLON);
  return { word: cause ? 'ruc' : word, start, signed };
}

/** Whether a number without a year is that of a case: a sign or the plural says so, or its length. */
const isCase = ({ word, signed }: Announced, { year, suffix, rol }: Numbered): boolean =>
  year !== null ||
  suffix !== null ||
  signed ||
  word === 'stc' ||
  word === 'roles' ||
  (word === 'rol' && rol.length >= FEWEST_DIGITS);

const numbered = ({ register, rol, book, year, suffix }: Ruling): Numbered => ({ register, rol, book, year, suffix });

/** The rulings that a text names by number: one each of "roles N° 1.234-2020 y 1.300-2020". */
export function rulings(c: Cursor): Ruling[] | null {
  const head = announced(c);
  if (!head) return null;
  const register = head.word === 'rit' || head.word === 'ruc' ? head.word : 'rol';
  if (/^(?:roles|ingresos)$/.test(head.word)) {
    const shared = c.attempt(() => sharedYear(c));
    if (shared) return [{ ...shared[0]!, start: head.start }, ...shared.slice(1)];
  }
  const read = (): Numbered | null => (register === 'ruc' ? ruc(c) : number(c, register));
  const first = read();
  if (!first || (register !== 'ruc' && !isCase(head, first))) return null;
  const list = [asReference(first, head.start, c.at), ...others(c, first, read)];
  const suffix = list.find((one) => one.suffix)?.suffix ?? (head.word === 'stc' ? CONSTITUTIONAL : null);
  return list.map((one) => asReference({ ...numbered(one), suffix: one.suffix ?? suffix }, one.start, one.end));
}

/** A case number that stands alone, told by its form or by the word before it. */
export function bareRuling(c: Cursor): Ruling[] | null {
  const { start } = c;
  if (!c.sees(BARE) && !isFigured(c, start)) return null;
  const found = number(c, 'rol');
  return found && [asReference(found, start, c.at)];
}

function isFigured(c: Cursor, start: number): boolean {
  if (!c.sees(FIGURED)) return false;
  const before = c.folded.slice(Math.max(0, start - LOOK_BACK), start).replace(/n°?\s*$/, '');
  const figure = c.folded.slice(start, start + 5);
  if (POINTED.test(figure)) return !OTHER_PAPER.test(before);
  return SAID_BEFORE.test(before) && !SPAN.test(figure);
}
