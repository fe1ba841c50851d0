import { near } from '../wording.ts';

/**
 * More wordings for a rule. Each pattern combines the elements of a clause: who does what, to what, on what condition. Patterns read folded words and add to
 * the rule's own. `yes`: clauses that match. `no`: fair clauses that do not. Ours.
 */
export type Element = { rule: string; any: readonly RegExp[]; yes: readonly string[]; no: readonly string[] };

/** Elements within so many characters of each other, in either order. */
export const both = (most: number, a: string, b: string): RegExp =>
  new RegExp(`\\b(?:${a}).{0,${most}}\\b(?:${b})|\\b(?:${b}).{0,${most}}\\b(?:${a})`);

/** Elements in their order, in a sentence that does not say right behind them what makes them fair: "con aviso de quince días". */
export const nearWithout = (most: number, fair: string, ...parts: string[]): RegExp =>
  new RegExp(`${near(most, ...parts).source}(?!.{0,80}(?:${fair}))`);
export { near };
