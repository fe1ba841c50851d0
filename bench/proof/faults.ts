import { faultsAround } from './faults-around.ts';
import { faultsBelow } from './faults-below.ts';
import type { Goal } from './goal.ts';

/** The faults that are borne: docs/proof.md in order. */
export const faults: readonly Goal[] = [...faultsBelow, ...faultsAround];
