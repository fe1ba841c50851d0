import type { Slot } from '../ask/asked.ts';
import type { Value } from './value.ts';

/** What fills a need: `whole` fills it, `half` comes close. "¿Cuándo?" is answered by a date, and half by a term or a condition. Ours. */
const FILLS: Record<Exclude<Slot, 'text'>, { whole: readonly Slot[]; half: readonly Slot[] }> = {
  term: { whole: ['term'], half: ['date'] },
  sum: { whole: ['sum'], half: ['percent'] },
  percent: { whole: ['percent'], half: ['number'] },
  number: { whole: ['number', 'percent', 'sum', 'term'], half: [] },
  date: { whole: ['date'], half: ['term', 'condition'] },
  time: { whole: ['time'], half: ['term'] },
  person: { whole: ['person'], half: [] },
  place: { whole: ['place'], half: [] },
  duty: { whole: ['duty', 'prohibition', 'requirement'], half: ['sanction'] },
  permission: { whole: ['permission', 'prohibition'], half: ['condition'] },
  prohibition: { whole: ['prohibition'], half: ['permission', 'sanction'] },
  condition: { whole: ['condition', 'requirement'], half: ['permission'] },
  sanction: { whole: ['sanction'], half: ['duty'] },
  definition: { whole: ['definition'], half: [] },
  requirement: { whole: ['requirement'], half: ['duty', 'condition'] },
  decision: { whole: ['decision'], half: ['sanction'] },
};

/** What a need that is not the first is worth beside it: "¿Hasta cuándo puede reclamar?" asks for a term first, and for a date as well. Ours. */
const LATER = 0.8;

/**
 * How much of what is asked is filled, 0 to 1: the best of the needs, each filled whole, half or not; those behind the first count a little less. Anything
 * fills `text`, and a question that needs nothing is filled.
 */
export function fits(needs: readonly Slot[], values: readonly Value[]): number {
  if (needs.length === 0) return 1;
  const held = new Set(values.map(({ slot }) => slot));
  const filled = needs.map((need, at) => {
    const worth = at === 0 ? 1 : LATER;
    if (need === 'text') return worth;
    const { whole, half } = FILLS[need];
    return whole.some((slot) => held.has(slot)) ? worth : half.some((slot) => held.has(slot)) ? worth / 2 : 0;
  });
  return Math.max(...filled);
}
