import type { Deps } from '#server/deps.ts';
import type { MasterKeys } from '#server/vault/master.ts';

/** What a command may ask for. */
export type OperatorDeps = Pick<
  Deps,
  'config' | 'log' | 'db' | 'now' | 'live' | 'queue' | 'vault' | 'sessions' | 'storage' | 'payments' | 'audit'
> & {
  /** How the free bytes of a folder are told, where it is not by the machine. */
  free?: Free;
};
/** Answers the bytes that are free where a folder is. */
export type Free = (folder: string) => Promise<number>;

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
} & (
  | {
      run(deps: OperatorDeps, given: Given): Promise<Found>;
      /** What it still finds where the installation cannot be opened, and `why` that is; `config` is null where it was the settings. */
      closed?: (config: Deps['config'] | null, why: string) => Promise<Found>;
    }
  /** For one that needs no installation. */
  | { alone(given: Given): Promise<Found> }
  /** For one that makes the installation. */
  | { make(fresh: Fresh, given: Given): Promise<Found> }
);

/**
 * A place for an installation, with the master keys that it shall have. `fill` makes an empty one; where that fails nothing stays of it. `checkEmpty` throws
 * where one is already. `latest`: where the daily backups lie, and what sets aside the installation that is there; null where none are made.
 */
export type Fresh = {
  keys: MasterKeys;
  checkEmpty: () => void;
  fill: <T>(work: (filling: Filling) => Promise<T>) => Promise<T>;
  latest: { backups: string; setAside: (sure: boolean) => Promise<Aside> } | null;
};
/** What was set aside: where it is now (null where nothing was there), and how it is put back. */
type Aside = { folder: string | null; back: () => void };
/** An installation that was only just made, without tables. `upgrade`: brings them all up to date. */
export type Filling = Pick<Deps, 'db' | 'storage' | 'queue'> & { upgrade: () => Promise<void> };

/** Thrown where a command was written wrongly: its usage is shown, and nothing was done. */
export class Misused extends Error {}
/** Thrown where a command was understood and cannot be done: one line for a person. */
export class Impossible extends Error {}

/** How a command is written, on one line. */
export const usageOf = ({ name, words, options }: Command): string =>
  [name, ...words, ...Object.entries(options).map(([option, value]) => `[--${option} ${value}]`)].join(' ');
