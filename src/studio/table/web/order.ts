import type { Language } from '#contract/language.ts';
import type { Row } from '../contract.ts';
import { saidOf, type ById } from './heads.ts';

/** A row with the title of its source; one that was not read yet has none. */
export type Line = { id: string; title: string; row: Row | null };
/** By which column it is sorted; -1 is the title, null the order in which it was asked. */
export type Sort = { column: number; down: boolean } | null;
type Shown = { filter: string; sort: Sort; byId: ById; language: Language };

/** What stands in a column of a line; -1 is the title. */
const wordsAt = ({ title, row }: Line, column: number, byId: ById): string =>
  column < 0 ? title : row?.cells[column] ? saidOf(row.cells[column], byId) : '';

/** The lines that hold the words of the filter anywhere, in the order of a column: figures by their size, and what says nothing last, whichever way. */
export function ordered(all: readonly Line[], { filter, sort, byId, language }: Shown): Line[] {
  const wanted = filter.trim().toLocaleLowerCase(language);
  const holds = (line: Line): boolean =>
    [-1, ...(line.row?.cells.keys() ?? [])].some((column) =>
      wordsAt(line, column, byId).toLocaleLowerCase(language).includes(wanted),
    );
  const kept = wanted === '' ? [...all] : all.filter(holds);
  if (!sort) return kept;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return kept.sort((one, other) => {
    const [a, b] = [wordsAt(one, sort.column, byId), wordsAt(other, sort.column, byId)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return compare(a, b) * (sort.down ? -1 : 1);
  });
}

/** What a press on the head of a column sorts by: up, then down, then as it was asked. */
export const pressed = (now: Sort, column: number): Sort =>
  now?.column !== column ? { column, down: false } : now.down ? null : { column, down: true };
