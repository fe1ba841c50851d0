import { pointsOf } from '../../../evidence/decision.ts';
import { valuesIn } from '../../../evidence/values/values.ts';
import { cutOf } from '../../../index/unit-table.ts';
import type { Range } from '../../../lines.ts';
import { tidy } from '../../../tidy.ts';
import type { SheetRead } from '../sheet.ts';

/** Words by which a point orders that something be paid or given back. Ours. */
const ORDERS =
  /(?<!\p{L})(?:se\s+conden\p{L}+\s|conden[áa]ndo\p{L}*\s|(?:(?:la|el|las|los)\s+(?:parte\s+)?\p{L}+\s+)?(?:deber[áa]n?\s+(?:pagar|restituir|devolver|reintegrar|indemnizar)|pagar[áa]n?)\s|se\s+(?:ordena|fija|regula)\p{L}*\s)/iu;
/** A point on nothing but costs (at its beginning). */
const OF_COSTS = /^[^]{0,80}(?<!sin\s|con\s)costas/iu;
/** Characters of an order with its list: what is to be paid is told whole, or not at all. Ours. */
const WHOLE = 700;

/** What the points of a decision order to pay, each with its list up to the end of its point: those whose sums none of the cells told already holds. */
export function orderedSums({ text, index }: SheetRead, told: readonly Range[]): Range[] {
  return pointsOf(text, cutOf(index)).flatMap((point) => {
    const words = text.slice(point.start, point.end);
    const sums = valuesIn(text, point.start, point.end, index.language).filter(({ slot }) => slot === 'sum');
    const isTold = told.some((cell) => sums.some(({ start }) => cell.start <= start && start < cell.end));
    if (sums.length === 0 || isTold || OF_COSTS.test(words)) return [];
    const at = ORDERS.exec(words)?.index;
    if (at === undefined) return [];
    const cell = tidy(text, { start: point.start + at, end: point.end });
    return cell.end - cell.start <= WHOLE ? [cell] : [];
  });
}
