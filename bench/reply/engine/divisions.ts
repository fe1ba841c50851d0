import { cutUnits } from '#reading/units/cut.ts';
import type { Selected } from '#server/sources/open.ts';

/** The divisions of a source that a library's search is held against: each with its own text, up to the first division that lies under it. */
export function divisionsOf({ text }: Selected): { start: number; end: number }[] {
  const { units } = cutUnits(text);
  const until = new Map<number, number>();
  for (const { role, parent, start } of units) if (role === 'division' && !until.has(parent)) until.set(parent, start);
  return units.flatMap(({ role, start, end }, at) => {
    const own = text.slice(start, until.get(at) ?? end).trimEnd();
    return role === 'division' && own ? [{ start, end: start + own.length }] : [];
  });
}
