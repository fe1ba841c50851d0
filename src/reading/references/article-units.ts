import type { Article } from '#contract/references.ts';
import { lex, mark, type Cursor } from './cursor.ts';
import { NUMBER_SIGN, ordinal } from './numbers.ts';

/** The parts of an article that a reference may name. */
export type Units = Pick<Article, 'incisos' | 'numerals' | 'letters'>;
export const noUnits = (): Units => ({ incisos: [], numerals: [], letters: [] });

const COMMA = mark('[,;]');
const OF = lex('(?:en|de) +sus?|sus?|y|del?|en +(?:el|la|los|las)|contenid[oa]s? +en +(?:el|la)');
const INCISO = lex('incisos?|inc\\.?|incs\\.?|párrafos?');
const NUMERAL = lex('numeral(?:es)?|números?|nros?\\.?|num\\.?|ordinal(?:es)?');
const LETTERS = lex('letras?|literal(?:es)?|lit\\.?|let\\.?');
const THE = lex('el|los|la|las');
const JOIN = mark(',\\s*(?:y|e|o)(?![a-z])|[,;]|(?:y|e|o|u)(?![a-z])(?:\\s*/\\s*o(?![a-z]))?|al(?![a-z])');
const LAST = lex('final|último|penúltimo');
const INCISO_FIGURE = mark('(\\d{1,2})\\s?°?(?![\\d.]*\\d)');
/** "inciso primero, segunda parte" names a sentence of it, and no second inciso. */
const SENTENCE = lex('parte|frase|oración');
const LETTER = mark('["\'`]?\\s?([a-z])\\s?["\'´]?\\s?\\.?\\)?(?![a-z])');
const LISTED_LETTER = mark('["\'`]?[a-z]["\'´]?\\s?(?:\\.?\\)|(?=\\s+(?:del?|y)\\s))');
const NUMERAL_FIGURE = mark('(\\d{1,3})(?!\\d|\\.\\d{3})\\s?°?\\s?(?:\\)|\\.?°)?(?:\\s?([a-z])\\))?');
const LISTED_NUMERAL = mark('(?:n°?\\s?)?\\d{1,3}\\s?(?:°|\\)|(?=\\s+(?:del?|y)\\s+(?:el\\s+)?(?:art|n|\\d)))');
/** A numeral has two digits at most: "299 N° 3, 431 y 433" goes on with articles. */
const ANOTHER_ARTICLE = mark('\\d{3}');
const ROMAN = mark('[ivx]{1,5}(?![a-z])');

const isRead = (list: string[], value: string | null | undefined): value is string =>
  value !== null && value !== undefined && list.push(value) > 0;
const last = (c: Cursor): string | undefined => c.eat(LAST)?.[0].replace(/[^a-z]/g, 'u');
const ordered = (c: Cursor): string | null => {
  const value = c.attempt(() => ordinal(c));
  return value === null ? null : String(value);
};

/** A list of values: the first with `read`, each further one behind a comma or conjunction where `goesOn` sees one. */
function list(c: Cursor, read: () => string | null | undefined, goesOn: () => boolean): string[] | null {
  const found: string[] = [];
  do {
    c.eat(THE);
    if (!isRead(found, read())) break;
  } while (c.attempt(() => (c.eat(JOIN) && goesOn() ? true : null)));
  return found.length > 0 ? found : null;
}

/** "inciso segundo", "incisos 1° y 2°", "párrafo final". */
function incisos(c: Cursor): string[] | null {
  if (!c.eat(INCISO)) return null;
  const read = (): string | null | undefined => c.eat(INCISO_FIGURE)?.[1] ?? last(c) ?? ordered(c);
  const goesOn = (): boolean => {
    const { at } = c;
    const seen = last(c) !== undefined || (ordered(c) !== null && !c.sees(SENTENCE)) || c.sees(mark('\\d{1,2}\\s?°'));
    c.at = at;
    return seen;
  };
  return list(c, read, goesOn);
}

const letters = (c: Cursor): string[] | null =>
  c.eat(LETTERS)
    ? list(
        c,
        () => c.eat(LETTER)?.[1],
        () => c.sees(LISTED_LETTER),
      )
    : null;

/** "N° 24", "numerales 1 y 2", "número 3 letra a)", "numeral tercero"; "N° 6 b)" holds a letter too. */
function numerals(c: Cursor, units: Units): string[] | null {
  if (!c.eat(NUMERAL) && !c.eat(NUMBER_SIGN)) return null;
  c.eat(NUMBER_SIGN);
  const read = (): string | null | undefined => {
    const figure = c.eat(NUMERAL_FIGURE);
    if (figure?.[2]) units.letters.push(figure[2]);
    return figure?.[1] ?? c.eat(ROMAN)?.[0] ?? last(c) ?? ordered(c);
  };
  return list(c, read, () => c.sees(LISTED_NUMERAL) && !c.sees(ANOTHER_ARTICLE));
}

/** Reads one kind of part into `units`: before the article or behind it, with or without commas. */
export function unit(c: Cursor, units: Units): boolean {
  const read = c.attempt(() => {
    c.eat(COMMA);
    c.eat(OF);
    const [kind, found] = (
      [
        ['incisos', c.attempt(() => incisos(c))],
        ['letters', c.attempt(() => letters(c))],
        ['numerals', c.attempt(() => numerals(c, units))],
      ] as const
    ).find(([, one]) => one) ?? [null, null];
    if (found) units[kind].push(...found);
    return found;
  });
  return read !== null;
}
