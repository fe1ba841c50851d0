import { hash } from './hash.ts';

/** Questions of documents on the side `tuned` may be read and tuned to; those of `held` tell what a change is worth. */
export type Side = 'tuned' | 'held';

/** Chosen once so that the laws and the contracts of the natural questions fall on both sides alike; no answer was looked at. */
const SALT = 'a ';

/** The side of a family of questions: all of one document, in whatever set, are on one. */
export const sideOf = (family: string): Side => (hash(`${SALT}${family}`) % 2 === 0 ? 'tuned' : 'held');
