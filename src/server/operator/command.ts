import type { Deps } from '#server/deps.ts';

/** What a command may ask for. */
export type OperatorDeps = Pick<Deps, 'config' | 'log' | 'db' | 'now' | 'live' | 'vault' | 'payments'>;

/** What a command found: words for a person, the same for a program, and whether all is well. */
export type Found = { text: string; json: object; well: boolean };

/** The words after a command's name: those without a name in their order, and those with one (`--limit 20`). */
export type Given = { words: readonly string[]; options: Readonly<Record<string, string | undefined>> };

export type Command = {
  /** `tokens grant`. */
  name: string;
  /** The words it takes, in their order; `[x]` may be left out. */
  words: readonly string[];
  /** Its options, each with the word that stands for its value. */
  options: Readonly<Record<string, string>>;
  about: string;
  run(deps: OperatorDeps, given: Given): Promise<Found>;
};

/** Thrown where a command was written wrongly: its usage is shown, and nothing was done. */
export class Misused extends Error {}
/** Thrown where a command was understood and cannot be done: one line for a person. */
export class Impossible extends Error {}

/** How a command is written, on one line. */
export const usageOf = ({ name, words, options }: Command): string =>
  [name, ...words, ...Object.entries(options).map(([option, value]) => `[--${option} ${value}]`)].join(' ');
