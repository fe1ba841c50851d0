import type { Range } from '../lines.ts';
import type { Rule } from './rule.ts';

/** Hands over a finding: its rule, its place, what could stand there, what its message names. */
export type Emit = (
  rule: Rule,
  start: number,
  end: number,
  suggestion: string | null,
  values?: readonly string[],
  also?: Range,
) => void;
