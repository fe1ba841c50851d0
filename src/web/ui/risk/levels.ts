import type { Level } from '#contract/studio.ts';

/** The levels from the gravest on. */
export const LEVELS: readonly Level[] = ['critical', 'high', 'medium', 'low'];
