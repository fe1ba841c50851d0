import type { Range } from '../lines.ts';
import type { Unit } from '../units/unit.ts';

/** Signs behind the name of a division, and marks of Markdown before it. */
const SIGNS = /^[\s.:°º)ª–—*_#-]+/u;

/** A sentence without the label and title of its division in front; empty where it is nothing but these. */
export function unlabelled(text: string, unit: Unit | undefined, { start, end }: Range): Range {
  let from = start;
  const skip = (): void => {
    from += SIGNS.exec(text.slice(from, end))?.[0].length ?? 0;
  };
  skip();
  for (const name of unit ? [unit.label, unit.title] : [])
    if (name && text.slice(from, from + name.length).toLowerCase() === name.toLowerCase()) {
      from += name.length;
      skip();
    }
  return { start: Math.min(from, end), end };
}
