import type { Line } from './line.ts';
import type { Genre, Unit } from './unit.ts';

const BLANK = /\s/;
/** The number of a page that the text of a contract keeps behind the last stop of the page, at the end of its line. */
const PAGE_NUMBER = /(?<=[.;)"”]) {1,4}\d{1,3}$/;
/** Characters that hold such a number with what stands before it. */
const FOOT = 10;

/**
 * The units with their ends: each reaches to the next one that does not lie under it, without the blanks and without what a page adds
 * before that. A part that is the whole of its
 * division is left out.
 */
export function ended(text: string, lines: readonly Line[], units: readonly Unit[], genre: Genre): Unit[] {
  const furniture = new Map(lines.flatMap(({ start, end, furniture: is }) => (is ? [[end, start] as const] : [])));
  const parts = new Map<number, number>();
  for (const { role, parent } of units) if (role === 'part') parts.set(parent, (parts.get(parent) ?? 0) + 1);
  const holds = new Set(units.filter(({ role }) => role !== 'part').map(({ parent }) => parent));
  const place: number[] = [];
  const kept: Unit[] = [];
  for (const unit of units) {
    const only = unit.role === 'part' && unit.form !== 'row' && parts.get(unit.parent) === 1 && !holds.has(unit.parent);
    place.push(
      only && units[unit.parent]!.start === unit.start
        ? -1
        : kept.push({ ...unit, parent: place[unit.parent] ?? -1 }) - 1,
    );
  }
  const open: number[] = [];
  const close = (until: number, at: number): void => {
    let end = at;
    while (open.length > 0 && open.at(-1) !== until) {
      const unit = kept[open.pop()!]!;
      for (;;) {
        while (end > unit.start && BLANK.test(text[end - 1]!)) end--;
        const foot = furniture.get(end);
        const number =
          genre === 'contract' && /\n|^$/.test(text.slice(end, end + 1))
            ? PAGE_NUMBER.exec(text.slice(Math.max(unit.start, end - FOOT), end))
            : null;
        if (number) end -= number[0].length;
        else if (foot === undefined || foot <= unit.start) break;
        else end = foot;
      }
      unit.end = end;
    }
  };
  kept.forEach((unit, i) => {
    close(unit.parent, unit.start);
    open.push(i);
  });
  close(-1, text.length);
  return kept;
}
