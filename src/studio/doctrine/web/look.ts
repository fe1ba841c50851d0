import { fold } from '#web/i18n/fold.ts';
import type { Tone } from '#web/ui/tone.tsx';
import type { Position, Solidity } from '../contract.ts';

export const toneOfPosition: Record<Position, Tone> = {
  supports: 'ok',
  opposes: 'bad',
  other: 'warn',
  neutral: 'plain',
};
export const toneOfSolidity: Record<Solidity, Tone> = { alto: 'ok', medio: 'warn', bajo: 'warn', muy_bajo: 'bad' };
export const INK: Record<Tone, string> = {
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-tinta',
  plain: 'text-ink',
};

/** Whether one of some words has what was looked for, without accents. */
export const finder = (query: string) => {
  const wanted = fold(query.trim());
  return (...words: readonly (string | null)[]): boolean =>
    wanted === '' || words.some((one) => one !== null && fold(one).includes(wanted));
};
export type Fits = ReturnType<typeof finder>;
