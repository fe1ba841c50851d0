import type { Slot } from '../../ask/asked.ts';
import type { Range } from '../../lines.ts';
import type { Value } from '../value.ts';

/** What a penalty or a duty is measured in, in the order in which it is the point of one. */
export const MEASURES: readonly Slot[] = ['sum', 'percent', 'term'];
const MEASURED: ReadonlySet<Slot> = new Set(['duty', 'sanction']);
/** Characters before a penalty in which its measure may stand: "10 UTM a título de multa". Ours. */
const BEFORE = 80;
const FIGURE = /\d/;

/** What is the point of a thing that is listed: the measure of a penalty or a duty, else the thing itself. A term elsewhere in the sentence is no measure of a penalty. */
export function measuredAt(text: string, slot: Slot, values: readonly Value[]): Range | null {
  const own = values.filter((one) => one.slot === slot);
  const [thing] = own;
  const isMeasure = ({ start, end }: Value): boolean =>
    slot !== 'sanction' || !thing || start >= thing.start || thing.start - end <= BEFORE;
  for (const wanted of MEASURED.has(slot) ? MEASURES : []) {
    const measures = values.filter((one) => one.slot === wanted && isMeasure(one));
    const found = measures.find(({ start, end }) => FIGURE.test(text.slice(start, end))) ?? measures[0];
    if (found) return found;
  }
  return own.find(({ start, end }) => FIGURE.test(text.slice(start, end))) ?? thing ?? null;
}
