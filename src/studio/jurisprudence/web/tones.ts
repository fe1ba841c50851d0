import type { Tone } from '#web/ui/tone.tsx';
import type { Solidity } from '../contract.ts';

/** The colour of a level. */
export const toneOf = (level: Solidity): Tone => (level === 'bajo' ? 'bad' : level === 'medio' ? 'warn' : 'ok');
/** The ink of a level. */
export const INK: Record<Solidity, string> = {
  excelente: 'text-ok',
  alto: 'text-ok',
  medio: 'text-warn',
  bajo: 'text-bad',
};
