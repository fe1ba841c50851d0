import type { Language } from '#contract/language.ts';
import type { Range } from '../../lines.ts';
import { POINTS } from './prose.ts';
import { wordsOf, type Sheet, type SheetRead } from './sheet.ts';

/** A piece of a line: words of ours, or words of the text. */
export type Piece = { text: string } | Range;

/** Words of ours between the cells of a line, by the matter of a cell: "por" before a term. */
const BETWEEN = {
  es: {
    and: ' y ',
    between: ' entre ',
    of: ': ',
    price: '; precio: ',
    rent: '; renta: ',
    salary: '; sueldo: ',
    capital: '; capital: ',
    term: '; plazo: ',
    expires: '; hasta el ',
  },
  en: {
    and: ' and ',
    between: ' between ',
    of: ': ',
    price: '; price: ',
    rent: '; rent: ',
    salary: '; salary: ',
    capital: '; capital: ',
    term: '; term: ',
    expires: '; until ',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The labels of the figures that a line tells, in their order, in both languages. */
const TOLD: readonly (readonly [keyof (typeof BETWEEN)['es'], readonly string[]])[] = [
  ['rent', ['Renta', 'Rent']],
  ['salary', ['Sueldo', 'Salary']],
  ['price', ['Precio', 'Price', 'Fee']],
  ['capital', ['Capital', 'Principal', 'Deuda', 'Debt']],
  ['term', ['Plazo', 'Term', 'Duración']],
];
/** Rows that say what a contract is about, by their labels. */
export const OBJECT =
  /^(?:Objeto|Inmueble|Cosa (?:vendida|prometida)|Cargo|Licencia|Purpose|Premises|Property(?: sold)?|Position|Licence)$/;

/** Rows that tell how a text begins, and parts that stand for one that says no more of itself. */
const ARTICLE = /^art[íi]culo|^art\./i;
const BEGINS = /^(?:Comienza|Begins|Dice|Says)$/;
const NAME = /^(?:Nombre|Name)$/;
const ASKS = /^(?:Pide|Claim)$/;
/** A group whose rows are no parts of the text. */
const PENALTIES = /^(?:Sanciones|Penalties)$/;
const PARTS = 4;

type Cell = Range & { label: string; main: boolean; group: string };

const cellsOf = ({ rows }: Sheet): Cell[] =>
  rows.flatMap(({ label, main, group, cells: [cell] }) =>
    cell?.state === 'stated' ? [{ label, main, group, start: cell.start, end: cell.end }] : [],
  );

/** The name of a party without what is told of it. */
function nameOf(text: string, { start, end }: Range): Range {
  const stop = /,\s(?!(?:Inc|LLC|L\.L\.C|Ltd|LP|Corp|S\.?A|SpA|Limited|Limitada|Ltda)\b)/u.exec(text.slice(start, end));
  return { start, end: stop ? start + stop.index : end };
}

/** Whether a name begins with the sound before which "y" becomes "e". */
const isVowel = (text: string, { start }: Range): boolean => /^h?[ií](?![aeo])/iu.test(text.slice(start, start + 3));

/** What a contract is, between whom and on what: "Contrato de suministro entre X y Y: …; precio: …; plazo: …". */
function ofContract({ text }: SheetRead, sheet: Sheet, parties: readonly Range[], language: Language): Piece[] {
  const say = BETWEEN[language];
  const cells = cellsOf(sheet);
  const object = cells.find(({ label }) => OBJECT.test(label));
  const [first, second] = parties;
  const line: Piece[] = [{ text: sheet.title }];
  if (first && second && parties.length === 2)
    line.push(
      { text: say.between },
      nameOf(text, first),
      { text: isVowel(text, second) && language === 'es' ? ' e ' : say.and },
      nameOf(text, second),
    );
  if (object) line.push({ text: say.of }, { start: object.start, end: object.end });
  for (const [word, labels] of TOLD) {
    const cell = cells.find(({ label, main }) => main && labels.includes(label));
    if (cell) line.push({ text: say[word] }, { start: cell.start, end: cell.end });
  }
  return line.length > 1 ? [...line, { text: '.' }] : [];
}

/** The line that tells what a document is, of the cells of its sheet, with words of ours between them; none where no cell says it. `title`: what it is called. */
export function lineOf(
  read: SheetRead,
  sheet: Sheet,
  title: string,
  parties: readonly Range[],
  language: Language,
): Piece[] {
  const cells = cellsOf(sheet);
  if (sheet.kind === 'ruling') {
    const held = sheet.rows.flatMap(({ cells: [cell] }) => (cell?.state === 'stated' && cell.focus ? [cell] : []));
    // Where no decision is read, what is asked of the court still tells what it is about.
    const asked = cells.find(({ label }) => ASKS.test(label));
    if (held.length === 0)
      return asked ? [{ text: `${title}: ` }, { start: asked.start, end: asked.end }, { text: '.' }] : [];
    const points = held
      .slice(0, 2)
      .flatMap(({ start, end }, i): Piece[] => [...(i > 0 ? [{ text: '; ' }] : []), { start, end }]);
    return [{ text: `${title}: ` }, ...points, { text: '.' }];
  }
  const contract =
    parties.length > 0 || cells.some(({ main }) => main) ? ofContract(read, sheet, parties, language) : [];
  if (contract.length > 0) return contract;
  const own = cells.filter(({ group }) => group === '');
  const object = own.find(({ label }) => OBJECT.test(label) || ARTICLE.test(label));
  const parts = sheet.rows.flatMap(({ group, cells: [cell] }) =>
    group && !PENALTIES.test(group) && cell?.state === 'stated' ? [cell] : [],
  );
  const isCalled = own.some(({ label }) => NAME.test(label));
  if (!object && !isCalled && parts.length > 1 && !own.some(({ label }) => BEGINS.test(label))) {
    const told = parts.slice(0, PARTS).map(({ start, end }): Piece[] => [{ text: '; ' }, { start, end }]);
    return [{ text: `${title}: ` }, ...told.flat().slice(1), { text: '.' }];
  }
  // A name says no more than the title; what the first part says does.
  const cell =
    object ??
    own.find(({ label }) => BEGINS.test(label)) ??
    cells.find(({ group }) => group === POINTS[language]) ??
    own.find(({ label }) => NAME.test(label));
  if (!cell) return [];
  return [
    { text: `${title}: ` },
    { start: cell.start, end: cell.end },
    ...(/[.…]$/.test(wordsOf(read.text, cell)) ? [] : [{ text: '.' }]),
  ];
}
