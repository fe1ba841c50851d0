import type { Range } from '../../lines.ts';

/**
 * One thing of a list: the sentence or item that says it, the division that it lies in, and its value. `party`: whom it binds where a list is of each party of a
 * contract; "" where it binds all of them · `isWhole`: it reads with the items that stand in it, or
 * with what leads to them.
 */
export type Item = Range & {
  source: number;
  unit: number;
  focus: Range | null;
  party?: string;
  isWhole?: true;
};

/** Things of a list at most, those of each party where it is of all of them, and sentences whose values are read for one: about a second. */
export const LIST = { items: 60, each: 40, read: 3000 } as const;
