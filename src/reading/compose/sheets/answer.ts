import type { Language } from '#contract/language.ts';
import { kindsIn } from '../../ask/scope/head.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import { tokensOf } from '../../rules/tokens.ts';
import type { Genre } from '../../units/unit.ts';
import { partiesOf } from '../../contract/parties.ts';
import { lineOf, type Piece } from './direct.ts';
import { rulingIn } from './genre.ts';
import { sheetOf } from './sheets.ts';
import { sentenceAround, type Sheet, type SheetRead } from './sheet.ts';
import { titleOf } from './title.ts';

/** What one source is: its title by what it is, the line that says it with the cell of it that says most, its sheet, and the sentence that says most, with the words of it that do. */
export type Told = {
  source: number;
  title: string;
  line: readonly Piece[];
  lead: Range | null;
  sheet: Sheet | null;
  passage: (Range & { focus: Range }) | null;
};

/** Sources up to which each has its sheet; of more, each has its line. */
const SHEETS = 5;
const GENRES: Readonly<Record<string, Genre>> = {
  'any.contract': 'contract',
  'any.ruling': 'ruling',
  'any.law': 'law',
};

const genreOf = (read: SheetRead): Genre => (rulingIn(read) ? 'ruling' : cutOf(read.index).genre);

/** The sources that a question is of: those of the sort that it names ("el fallo"), where there are some. */
function asked(reads: readonly SheetRead[], sources: readonly number[], question: string): readonly number[] {
  const genres = kindsIn(tokensOf(question)).flatMap(({ id }) => GENRES[id] ?? []);
  const named = sources.filter((source) => genres.includes(genreOf(reads[source]!)));
  return named.length > 0 ? named : sources;
}

/** The sentence around a cell; null where the cell is the whole of it. */
function passageOf(read: SheetRead, focus: Range | undefined): Told['passage'] {
  if (!focus) return null;
  const found = sentenceAround(read, focus);
  return found && found.end - found.start > focus.end - focus.start ? { ...found, focus } : null;
}

/**
 * What sources are: of a few, the sheet of each with the line that tells it and, of a single one, the sentence that says most; of many, a line of each. Sources
 * of which nothing can be told for sure are left out.
 */
export function tellSources(
  reads: readonly SheetRead[],
  sources: readonly number[],
  question: string,
  language: Language,
): Told[] {
  const own = asked(reads, sources, question);
  return own.flatMap((source): Told[] => {
    const read = reads[source]!;
    const sheet = sheetOf(read, language);
    if (!sheet) return [];
    const title = titleOf(read, language);
    const isOther = sheet.kind === 'ruling' || genreOf(read) === 'law';
    const parties = isOther ? [] : partiesOf(read.text, read.index.language);
    const line = lineOf(read, sheet, title, parties, language);
    const cells = line.filter((piece): piece is Range => 'start' in piece);
    // The names of parties say least.
    const lead = cells[parties.length === 2 ? 2 : 0] ?? cells[0];
    if (own.length > SHEETS) return lead ? [{ source, title, line, lead, sheet: null, passage: null }] : [];
    const passage = own.length === 1 ? passageOf(read, lead) : null;
    return [{ source, title, line, lead: lead ?? null, sheet, passage }];
  });
}
