import type { Tone } from '#web/ui/tone.tsx';

/** The colour of a score: 8 or more green, 6 to under 8 yellow (brown here: yellow is evidence), below 6 red (specification 2, section 4). */
export const bandOf = (score: number): Extract<Tone, 'ok' | 'warn' | 'bad'> =>
  score >= 8 ? 'ok' : score >= 6 ? 'warn' : 'bad';
