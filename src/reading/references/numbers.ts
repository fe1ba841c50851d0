import { lex, mark, type Cursor } from './cursor.ts';

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const broken = (word: string): string => word.replace(/[áéíóúñ]/g, ' ');
/** Words with a value each, as one lexeme and a table; a word may have lost its accented letter. */
function vocabulary(words: Record<string, number>): { lexeme: RegExp; value(word: string): number } {
  const values = new Map(
    Object.entries(words).flatMap(([word, value]) => [
      [bare(word), value],
      [broken(word), value],
    ]),
  );
  const longestFirst = Object.keys(words).sort((a, b) => b.length - a.length);
  return { lexeme: lex(longestFirst.join('|')), value: (word) => values.get(word) ?? Number.NaN };
}
const inRow = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, i) => [word, first + i * step]);

const CARDINALS = vocabulary(
  Object.fromEntries([
    ...inRow('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0),
    ...inRow('dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro', 16),
    ...inRow('veinticinco veintiséis veintisiete veintiocho veintinueve', 25),
    ...inRow('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ...inRow(
      'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
      100,
    ),
    ...inRow(
      'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
      200,
      100,
    ),
    ...([
      ['un', 1],
      ['una', 1],
      ['veintiún', 21],
      ['veintiuna', 21],
      ['ciento', 100],
    ] as [string, number][]),
  ]),
);
const THOUSAND = lex('mil');
const MILLION = lex('millón|millones');
const AND = lex('y');

/** "quinientos treinta y uno": a hundred, then a ten, then a unit. */
function belowThousand(c: Cursor): number | null {
  let [sum, room] = [0, 1000];
  let some = false;
  for (;;) {
    const value = c.attempt(() => {
      if (some && room === 10) c.eat(AND);
      const word = c.eat(CARDINALS.lexeme);
      const read = word ? CARDINALS.value(word[0]) : Number.NaN;
      return read < room ? read : null;
    });
    if (value === null) return some ? sum : null;
    [sum, some] = [sum + value, true];
    room = value >= 100 ? 100 : value >= 30 || value === 20 ? 10 : 0;
  }
}

function belowMillion(c: Cursor): number | null {
  const count = belowThousand(c);
  return c.eat(THOUSAND) ? (count ?? 1) * 1000 + (belowThousand(c) ?? 0) : count;
}

/** "un millón quinientos mil", "dos mil veintitrés", "treinta y uno". */
export function numberInWords(c: Cursor): number | null {
  return c.attempt(() => {
    const millions = c.attempt(() => {
      const count = belowMillion(c);
      return count !== null && c.eat(MILLION) ? count : null;
    });
    const rest = belowMillion(c);
    return millions === null ? rest : millions * 1e6 + (rest ?? 0);
  });
}

const FEMININE = (words: [string, number][]): [string, number][] =>
  words.flatMap(([word, value]) => [
    [word, value],
    [word.replace(/o$/, 'a'), value],
    [`${word}s`, value],
  ]);
const ORDINALS = vocabulary(
  Object.fromEntries([
    ...FEMININE(
      inRow('primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo', 1),
    ),
    ...FEMININE(
      inRow(
        'decimoprimero decimosegundo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno',
        11,
      ),
    ),
    ...FEMININE(inRow('vigésimo trigésimo cuadragésimo quincuagésimo', 20, 10)),
    ...([
      ['primer', 1],
      ['tercer', 3],
    ] as [string, number][]),
  ]),
);
const MORE_THAN_TEN = 10;

/** "segundo", "décima cuarta", "vigésimo primero". */
export function ordinal(c: Cursor): number | null {
  const first = c.eat(ORDINALS.lexeme);
  if (!first) return null;
  const value = ORDINALS.value(first[0]);
  if (value < MORE_THAN_TEN) return value;
  const unit = c.attempt(() => {
    const word = c.eat(ORDINALS.lexeme);
    const read = word ? ORDINALS.value(word[0]) : Number.NaN;
    return read < MORE_THAN_TEN ? read : null;
  });
  return value + (unit ?? 0);
}

/** What announces a number: "N°", "Nº", "Nos", "N°s", "Nro.", "núm.", "número". */
export const NUMBER_SIGN = mark(
  'n(?:os|ros?|[u ]ms?|°\\s?s?|o)?s?\\s?[.°]*\\s?°?(?=\\s?:?\\s?(?:[a-z]{1,12}\\s?-\\s?)?\\d)|n[u ]meros?(?![a-z])|n°s?|№',
);
/** A number of a law, without its dots or commas. */
export const digits = (figure: string): string => figure.replace(/[.,\s]/g, '');
/** With dots at the thousands: "19.496". */
export const dotted = (figure: string): string => figure.replace(/\B(?=(\d{3})+$)/g, '.');
