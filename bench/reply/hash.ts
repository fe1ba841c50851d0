import { createHash } from 'node:crypto';

/** A number from 0 to 2^32 - 1 that is always the same for the same words. */
export const hash = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0);
/** The one of a list that stands for some words. */
export const pick = <T>(list: readonly [T, ...T[]], words: string): T => list[hash(words) % list.length]!;
