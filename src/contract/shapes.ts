import type { Level } from './studio.ts';

/** A level as a shape, for whoever sees no colour or prints in black: the graver, the more squares. */
export const SHAPES: Readonly<Record<Level, string>> = { critical: '■■■■', high: '■■■', medium: '■■', low: '■' };
