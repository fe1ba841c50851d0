import type { Level } from '#contract/studio.ts';
import type { Tone } from '#web/ui/tone.tsx';

/** The colour of a level: only what is grave has one. */
export const toneOf = (level: Level): Tone => (level === 'critical' ? 'bad' : level === 'high' ? 'warn' : 'plain');
