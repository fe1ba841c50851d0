import type { Slot } from '../ask/asked.ts';
import type { Value } from './value.ts';

/** What fills a need: `whole` fills it, `half` comes close. "¿Cuándo?" is answered by a date, and half by a term or a condition. Ours. */
export const FILLS: Record<Exclude<Slot, 'text'>, { whole: readonly Slot[]; half: readonly Slot[] }> = {
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

/**
 * How much of what is asked is filled, 0 to 1: the mean over the needs, each filled whole, half or not. Anything fills `text`, and a question that needs
 * nothing is filled. A value that the question gives itself (`isGiven`) fills nothing.
 */
export function fits(
  needs: readonly Slot[],
  values: readonly Value[],
  isGiven: (value: Value) => boolean = () => false,
): number {
  if (needs.length === 0) return 1;
  const held = new Set(values.filter((value) => !isGiven(value)).map(({ slot }) => slot));
  const filled = needs.map((need) => {
    if (need === 'text') return 1;
    const { whole, half } = FILLS[need];
    return whole.some((slot) => held.has(slot)) ? 1 : half.some((slot) => held.has(slot)) ? 1 / 2 : 0;
  });
  return filled.reduce<number>((sum, one) => sum + one, 0) / needs.length;
}
