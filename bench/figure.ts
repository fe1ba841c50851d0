import { share } from './data.ts';

/**
 * One measured number, with the bar it is held against where there is one. `of`: the examples that it rests on. `tuned`: the same number on the examples
 * that rules were tuned on, where `value` is that of the others (bench/split.ts). `goals`: what of the labs' report it shows, by the names there (`G21`,
 * `F13`); a figure without a bar that shows a goal is told beside it and decides nothing.
 */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  of?: number | undefined;
  bar?: { min?: number; max?: number };
  tuned?: { value: number; of?: number | undefined };
  goals?: readonly string[];
};
/** A share of some examples in per cent, to two digits; 0 of none. */
export const percent = (name: string, part: number, of: number, bar?: Figure['bar']): Figure => ({
  name,
  value: share(part, of),
  unit: '%',
  of,
  ...(bar && { bar }),
});
/** One file of measurements. It prints what it finds and asserts nothing. `goals`: those of each figure that names none. */
export type Bench = {
  name: string;
  about: string;
  goals?: readonly string[];
  run(report: (figure: Figure) => void): Promise<void>;
};

/** Whether a figure reaches its bar; null where it has none. */
export const reached = ({ value, bar }: Figure): boolean | null =>
  bar ? value >= (bar.min ?? -Infinity) && value <= (bar.max ?? Infinity) : null;
/** A bar in words. */
export const saidOf = ({ min, max }: NonNullable<Figure['bar']>): string =>
  [min !== undefined && `≥ ${min}`, max !== undefined && `≤ ${max}`].filter(Boolean).join(', ');
