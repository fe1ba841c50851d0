/**
 * Something that is to hold, and what shows it beside the figures that name it: `tests`, files that fail in `npm test` where it is broken. `short`: what of it
 * is not shown, or falls short, in a sentence.
 */
export type Goal = { id: string; says: string; tests?: readonly string[]; short?: string };
