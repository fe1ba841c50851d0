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

/** What answers comes first, then what is only near, then what says nothing. */
function rankAt(line: Line, column: number, byId: ById): number {
  if (wordsAt(line, column, byId) === '') return 2;
  const cell = line.row?.cells[column];
  return cell?.state === 'near' && cell.corrected === null ? 1 : 0;
}

/** Words with the marks of thousands taken out of their figures: 1.050.000 is more than 950.000. */
const ungrouped = (words: string): string => words.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');

/** The lines that hold the words of the filter anywhere, in the order of a column: figures by their size, what does not clearly answer behind them, and what says nothing last, whichever way. */
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
    const apart = rankAt(one, sort.column, byId) - rankAt(other, sort.column, byId);
    if (apart !== 0 || a === '') return apart;
    return compare(ungrouped(a), ungrouped(b)) * (sort.down ? -1 : 1);
  });
}

/** Lines that say the same in a column: what they say, and how many they are. */
export type Group = { label: string; count: number };
type Said = { silent: string; unclear: string; unread: string };

/** What a line is grouped by in a column. `rank`: what answers first, then what is only near, what is silent, and what was not read. */
function groupOf({ row }: Line, column: number, byId: ById, say: Said): { key: string; label: string; rank: number } {
  const cell = row?.cells[column];
  const words = cell ? saidOf(cell, byId) : '';
  const told = (label: string, rank: number) => ({ key: `${rank}`, label, rank });
  if (!cell || row?.why) return told(say.unread, 3);
  if (cell.corrected !== null || cell.state === 'answered') return { key: `0 ${cell.value || words}`, label: words, rank: 0 }; // prettier-ignore
  return cell.state === 'near' ? told(say.unclear, 1) : cell.state === 'silent' ? told(say.silent, 2) : told(say.unread, 3); // prettier-ignore
}

/** The lines with those that say the same in a column together, the largest group first; each group by the first line of it. What says nothing has groups of its own, last. */
export function grouped(
  lines: readonly Line[],
  column: number,
  byId: ById,
  say: Said,
): { lines: Line[]; groups: ReadonlyMap<string, Group> } {
  const found = new Map<string, { label: string; rank: number; lines: Line[] }>();
  for (const line of lines) {
    const { key, label, rank } = groupOf(line, column, byId, say);
    const group = found.get(key) ?? { label, rank, lines: [] };
    found.set(key, group);
    group.lines.push(line);
  }
  const sorted = [...found.values()].sort((a, b) => a.rank - b.rank || b.lines.length - a.lines.length);
  return {
    lines: sorted.flatMap((group) => group.lines),
    groups: new Map(sorted.map((group) => [group.lines[0]!.id, { label: group.label, count: group.lines.length }])),
  };
}

/** What a press on the head of a column sorts by: up, then down, then as it was asked. */
export const pressed = (now: Sort, column: number): Sort =>
  now?.column !== column ? { column, down: false } : now.down ? null : { column, down: true };
