import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { userByEmail } from '#server/account/index.ts';
import { Impossible, Misused, type Given } from './command.ts';

const EMAIL_MAX = 254;

/** A whole number between two others, as it was written. */
export function whole(name: string, written: string, least: number, most: number): number {
  const read = /^\d{1,15}$/.test(written) ? Number(written) : NaN;
  if (!(read >= least && read <= most))
    throw new Misused(`${name} must be a whole number from ${least} to ${most}, not '${written}'.`);
  return read;
}

/** A whole number that may be left out. */
export const wholeOption = (given: Given, name: string, least: number, most: number): number | undefined =>
  given.options[name] === undefined ? undefined : whole(`--${name}`, given.options[name], least, most);

/** One of a few words, which may be left out. */
export function oneOf<T extends string>({ options }: Given, name: string, among: readonly T[]): T | undefined {
  const written = options[name];
  if (written === undefined) return undefined;
  const found = among.find((one) => one === written);
  if (found === undefined) throw new Misused(`--${name} must be one of ${among.join(', ')}, not '${written}'.`);
  return found;
}

/** `yes` or `no`, which may be left out. */
export function yesOrNo(given: Given, name: string): boolean | undefined {
  const said = oneOf(given, name, ['yes', 'no']);
  return said === undefined ? undefined : said === 'yes';
}

/** An amount of money in units of its currency, such as 9990 or 10.90, which may be left out. */
export function amount({ options }: Given, name: string): number | undefined {
  const written = options[name];
  if (written === undefined) return undefined;
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(written) || Number(written) === 0)
    throw new Misused(`--${name} must be an amount such as 9990 or 10.90, not '${written}'.`);
  return Number(written);
}

/** Words of one line, which may be left out. */
export function line({ options }: Given, name: string, most: number): string | undefined {
  const written = options[name]?.trim();
  if (written === undefined) return undefined;
  const read = z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{C}*$/u)
    .safeParse(written);
  if (!read.success) throw new Misused(`--${name} must be one line of 1 to ${most} characters.`);
  return read.data;
}

/** The user with an e-mail. */
export async function userOf(deps: Pick<Deps, 'db' | 'vault'>, email: string): Promise<string> {
  // What could not be one is not written to a terminal either.
  if (email.length > EMAIL_MAX || /\p{C}/u.test(email)) throw new Misused('That is no e-mail address.');
  if (!email.includes('@')) throw new Misused(`'${email}' is no e-mail address.`);
  const id = await userByEmail(deps, email);
  if (id === null) throw new Impossible(`There is no account with the e-mail ${email}.`);
  return id;
}
