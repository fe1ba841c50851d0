import type { Cut, Unit } from './unit.ts';

/** Labels and titles of the containers and divisions above a unit, the highest first: "TÍTULO II. Del contrato". */
export function pathOf(cut: Cut, unit: Unit): string[] {
  const path: string[] = [];
  for (let at = unit.parent; at >= 0; at = cut.units[at]!.parent) {
    const { label, title, role } = cut.units[at]!;
    const words = [label, title].filter((word, i, all) => word && all.indexOf(word) === i).join('. ');
    if (words && role !== 'part') path.unshift(words);
  }
  return path;
}

/** The parts of a unit with the parts of these, in their order; not those of divisions below it. */
export function partsOf(cut: Cut, unit: number): Unit[] {
  const found: Unit[] = [];
  const inside = new Set([unit]);
  const { end } = cut.units[unit]!;
  for (let at = unit + 1; at < cut.units.length && cut.units[at]!.start < end; at++) {
    const part = cut.units[at]!;
    if (part.role !== 'part' || !inside.has(part.parent)) continue;
    inside.add(at);
    found.push(part);
  }
  return found;
}

/** The innermost division that holds an offset, by its place in the list; -1 where none does. O(log n) and the depth of the unit. */
export function unitAt(cut: Cut, offset: number): number {
  let [low, high] = [0, cut.units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cut.units[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  let at = low - 1;
  while (at >= 0 && !(cut.units[at]!.role === 'division' && offset < cut.units[at]!.end)) at = cut.units[at]!.parent;
  return at;
}
