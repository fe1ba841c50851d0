import type { Range } from '../lines.ts';
import type { Cut } from './unit.ts';

/** A piece of a text that is a unit's own: none of its children's. `unit`: its place in the list, -1 in a text without units. */
export type OwnRange = Range & { unit: number };

/** The own pieces of the units in the order of the text: they tile it without gap or overlap, blanks at the end of the unit before them. */
export function ownRanges(text: string, cut: Cut): OwnRange[] {
  const pieces: OwnRange[] = [];
  cut.units.forEach(({ start }, unit) => {
    const before = pieces.at(-1);
    const from = before ? start : 0;
    if (before && before.start === from) before.unit = unit;
    else {
      if (before) before.end = from;
      pieces.push({ start: from, end: text.length, unit });
    }
  });
  if (pieces.length === 0 && text) pieces.push({ start: 0, end: text.length, unit: -1 });
  return pieces;
}
