import type { Range } from '../lines.ts';
import type { Unit } from '../units/unit.ts';

/** Signs behind the name of a division, and marks of Markdown before it. */
const SIGNS = /^[\s.:°º)ª–—*_#-]+/u;

/** What stands behind a title: a stop, or a line that begins anew. */
const BEHIND = 6;
const STOP = /^\s?[.:–—-](?!\d)|^\s?\n\s{0,2}["“(]?[\p{Lu}\d]/u;

/** A sentence without the label and title of its division in front; empty where it is nothing but these. */
export function unlabelled(text: string, unit: Unit | undefined, { start, end }: Range): Range {
  let from = start;
  const skip = (): void => {
    from += SIGNS.exec(text.slice(from, end))?.[0].length ?? 0;
  };
  skip();
  for (const name of unit ? [unit.label, unit.title] : []) {
    const behind = from + name.length;
    // The first words of a division that has no title stand for one: only a stop behind them tells a title.
    // "2" is no label of "2.1".
    const isLonger = /^\d\.?\d/.test(text.slice(behind - 1, behind + 2));
    const isName = name !== '' && !isLonger && text.slice(from, behind).toLowerCase() === name.toLowerCase();
    if (!isName || !(name === unit?.label || behind >= end || STOP.test(text.slice(behind, behind + BEHIND)))) continue;
    from = behind;
    skip();
  }
  return { start: Math.min(from, end), end };
}
