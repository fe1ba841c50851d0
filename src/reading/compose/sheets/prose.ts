import type { Language } from '#contract/language.ts';
import { isHeading } from '../../evidence/heading.ts';
import type { Slot } from '../../ask/asked.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import { sentences, isRow } from '../../sentences.ts';
import { summarise } from '../../summary.ts';
import { tidy } from '../../tidy.ts';
import { beginningOf } from '../clauses/clause.ts';
import { CELL, row, sheet, stated, type Said, type Sheet, type SheetRead, type SheetRow } from './sheet.ts';

const LABELS = {
  begins: { es: 'Comienza', en: 'Begins' },
  says: { es: 'Dice', en: 'Says' },
  parts: { es: 'Contenido', en: 'Contents' },
  points: { es: 'Por materia', en: 'By section' },
  columns: { es: 'Columnas', en: 'Columns' },
} as const satisfies Record<string, Said>;
/** The group of what each part of a text says first. */
export const POINTS: Said = LABELS.points;
/** The group of the headings of a text, which name its parts and state nothing. */
export const CONTENTS: Said = LABELS.parts;
/** Headings that are told at most, and those from which a text has parts. */
const PARTS = { least: 2, most: 16 } as const;
/** Letters of a heading that is none, and lines of a page. */
const SHORT = 3;
const PAGE = /^(?:page|p[áa]gina|exhibit|source:|signed)\b/i;
/** Where and when a letter is written: "En Temuco, a 3 de abril de 2023." */
const DATELINE = /^(?:en\s+)?[^,.]{2,40},\s+(?:a\s+)?[^,.]{1,20}\sdel?\s[^,.]{2,20}\sdel?\s[^,.]{2,40}\.?$/iu;
/** Who met where and when, and what only ends a text: orders to publish, greetings. Neither says what it is about. Ours. */
const FORMULA =
  /^\W*(?:en\s\p{L}[^.;]{2,60}?,\sa\s[^.;]{3,80}?(?:se reuni|comparec)|(?:publ[íi]|an[óo]t|comun[íi]|reg[íi]st|transcr[íi]b|arch[íi]v|notif[íi]|h[áa]g|t[óo]m|desp[áa]ch)\p{L}*(?:se|nse)(?!\p{L})|para constancia|en comprobante|sin otro particular|(?:le |lo )?saluda|atentamente|yours (?:faithfully|sincerely))/iu;
/** A line that greets, which is no heading. */
const GREETING = /^\W*(?:de (?:mi|nuestra) (?:mayor )?consideraci|estimad|se[ñn]or|dear\s)/iu;
/** Whether words are names and small words alone: who writes to whom, or who signs. */
const areNames = (words: string): boolean =>
  /\p{Ll}/u.test(words) && words.split(/[\s,.:;&]+/).every((word) => /^(?:\p{Lu}.*|\p{Ll}{0,3})$/u.test(word));
/** Whether some words say nothing of what a text is about: a date, a formula, names. */
const saysNothing = (words: string): boolean => DATELINE.test(words) || FORMULA.test(words) || areNames(words);
/** Sheets of a workbook that are told. */
const SHEETS = 8;

/** Characters at the head of a text among which it begins, those of a sentence that says something, and of one that is shown whole. */
const BEGINNING = 4000;
const SENTENCE = 40;
const LONG = 320;
/** Sentences that say most of it. */
const SAID = 2;

/** The first row of each sheet of a workbook, by the name of the sheet. */
function columnsOf(text: string, language: Language): SheetRow[] {
  const seen = new Set<string>();
  const rows: SheetRow[] = [];
  for (const { start, end } of sentences(text)) {
    const words = text.slice(start, end);
    const name = isRow(words) ? words.slice(0, words.indexOf('!')) : '';
    if (!name || seen.has(name)) continue;
    seen.add(name);
    const from = start + /[|│]\s*/.exec(words)!.index + 2;
    if (end - from <= CELL && end > from)
      rows.push(row(name, stated({ start: from, end }), { group: LABELS.columns[language] }));
    if (rows.length === SHEETS) break;
  }
  return rows;
}

/** Headings without a number from which they alone are the parts of a text. Ours. */
const HEADS = 3;
/** What a sentence holds that is worth telling first: a sum, a term, a share, what is forbidden. Ours. */
const TELLING: ReadonlySet<Slot> = new Set<Slot>(['sum', 'term', 'percent', 'prohibition']);
type Point = { name: string; place: Range };
/** The sentence of what a heading heads that sets a measure or forbids, else the first one; none where it heads no sentence. */
function pointOf(text: string, { name, start, end }: { name: string } & Range, language: Language): Point[] {
  const own = sentences(text, start, Math.min(end, start + BEGINNING)).filter((one) => {
    const words = text.slice(one.start, one.end);
    return one.end - one.start >= SENTENCE && !isHeading(words) && !isRow(words) && /[.!?]["”»)]*$/u.test(words);
  });
  const tells = ({ start: from, end: to }: Range): boolean =>
    valuesIn(text, from, to, language).some(({ slot }) => TELLING.has(slot));
  const best = own.find(tells) ?? own[0];
  return best ? [{ name, place: beginning(text, best) }] : [];
}

/** The headings of a text, as they stand; of one that is divided by headings alone, what each part says first. */
function partsOf(text: string, read: SheetRead, language: Language): SheetRow[] {
  const named = cutOf(read.index).units.map(({ title, label, role, form, start, end }) => {
    const isHead = role === 'container' && title === '';
    return { name: isHead ? label : title, isHead, role, form, start, end };
  });
  const headed = named.filter(
    ({ name, role, form }) =>
      name.length > SHORT &&
      !PAGE.test(name) &&
      !FORMULA.test(name) &&
      !GREETING.test(name) &&
      role !== 'part' &&
      form !== 'row',
  );
  // What stands on top of all names the text.
  const heads = headed.filter(({ isHead, start }) => isHead && text.slice(0, start).trim() !== '');
  const points = heads.length >= HEADS ? heads.flatMap((one) => pointOf(text, one, read.index.language)) : [];
  if (points.length >= HEADS)
    return points
      .slice(0, PARTS.most)
      .map(({ name, place }) => row(name, stated(place), { group: LABELS.points[language] }));
  const parts = heads.length >= HEADS ? heads : headed.filter(({ isHead }) => !isHead);
  const cells = parts.flatMap(({ name, start, end }): Range[] => {
    const at = text.slice(start, Math.min(end, start + CELL + name.length)).indexOf(name);
    return at < 0 || name.length > CELL ? [] : [tidy(text, { start: start + at, end: start + at + name.length })];
  });
  if (cells.length < PARTS.least) return [];
  return cells
    .slice(0, PARTS.most)
    .map((cell, i) => row(String(i + 1), stated(cell), { group: LABELS.parts[language] }));
}

/** A sentence, or as many of its first clauses as fit. */
export function beginning(text: string, { start, end }: Range): Range {
  const first = beginningOf(text.slice(start, end), LONG);
  return { start: start + first.start, end: start + first.end };
}

/** The sheet of any other text: how it begins, what it says most of, its headings, or the columns of a workbook. Null where none of it can be told. */
export function proseSheet(read: SheetRead, language: Language): Sheet | null {
  const { text, title, index } = read;
  const columns = columnsOf(text, language);
  if (columns.length > 0) return sheet('sheet', title, '', columns);
  const begins = sentences(text, 0, Math.min(text.length, BEGINNING)).find(
    ({ start, end }) =>
      !isHeading(text.slice(start, end)) &&
      !saysNothing(text.slice(start, end)) &&
      end - start >= SENTENCE &&
      /[.!?]["”»)]*$/u.test(text.slice(start, end)),
  );
  const first = begins ? [beginning(text, begins)] : [];
  const said = summarise(text, index.language, SAID + 1)
    .filter(({ start, end }) => end - start <= CELL && start !== begins?.start && !saysNothing(text.slice(start, end)))
    .slice(0, SAID);
  const parts = partsOf(text, read, language);
  // What each part says leaves nothing to be told of all.
  const isTold = parts.some(({ group }) => group === LABELS.points[language]);
  const rows = [
    ...first.map((one) => row(LABELS.begins[language], stated(one))),
    ...(isTold ? [] : said).map((one) => row(LABELS.says[language], stated(one))),
    ...parts,
  ];
  return rows.length > 0 ? sheet('sheet', title, '', rows) : null;
}
