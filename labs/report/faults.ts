import { faultsAround } from './faults-around.ts';
import { faultsBelow } from './faults-below.ts';
import type { Goal } from './goal.ts';

/** The faults that are borne: the report in order. */
export const faults: readonly Goal[] = [...faultsBelow, ...faultsAround];
