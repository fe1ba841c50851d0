import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Selectable, Transaction } from 'kysely';
import type { SecondWay } from '#contract/errors.ts';
import { RECOVERY_CODES, SECOND_FACTOR } from '#contract/security.ts';
import { networkOf, record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { write } from '#server/mail/index.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { addressee } from './addressee.ts';
import { checkDelay, clearDelay, countFailure } from './delays.ts';
import { recoveryCodeLetter } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'now'>;
export type Factor = Selectable<Tables['second_factors']>;

const { digits, period, window } = SECOND_FACTOR;
/** Where a secret is sealed to. */
const place = (userId: string): string => `second_factors.secret_sealed:${userId}`;

/** A new secret of 160 bits (RFC 4226, section 4), in Base32 and sealed; `url` is what an application reads from a QR. */
export function newSecret(
  keys: UserVault,
  userId: string,
  label: string,
): { secret: string; url: string; sealed: Buffer } {
  const totp = new TOTP({ issuer: 'Fojas', label, digits, period, secret: new Secret({ size: 20 }) });
  const secret = totp.secret.base32;
  return { secret, url: totp.toString(), sealed: keys.seal(secret, place(userId)) };
}

/** The step of time whose code this is, of the present one and its neighbours (RFC 6238, section 5.2); null where it is of none. */
function stepOf(secret: string, typed: string, at: Date): number | null {
  if (!/^\d{6}$/.test(typed)) return null;
  const totp = new TOTP({ digits, period, secret: Secret.fromBase32(secret) });
  const timestamp = at.getTime();
  const away = totp.validate({ token: typed, timestamp, window });
  return away === null ? null : totp.counter({ timestamp }) + away;
}

/** Crockford's Base32 in small letters: none is taken for another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** What a hand writes for a figure. */
const asTyped = (code: string): string => code.replaceAll('o', '0').replace(/[il]/g, '1');
/** 75 random bits, which no list of hashes gives away. */
const GROUPS = [5, 5, 5];
const RECOVERY_LENGTH = GROUPS.reduce((sum, length) => sum + length);
const newCode = (): string =>
  GROUPS.map((length) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]!).join('')).join('-');
const hashOf = (userId: string, code: string): Buffer => createHash('sha256').update(`${userId}:${code}`).digest();

/** Makes recovery codes, and the old ones worth nothing. Only their hashes are kept. */
export async function makeRecoveryCodes(trx: Transaction<Tables>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES.made }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(userId, code.replaceAll('-', '')) })))
    .execute();
  return codes;
}

/** How many recovery codes of a user are still good. */
export async function codesLeft({ db }: Pick<Deps, 'db'>, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The second factor of a user, or the one being set up, locked: codes of one user are tried one after the other. */
export const lockFactor = (trx: Transaction<Tables>, userId: string): Promise<Factor | undefined> =>
  trx.selectFrom('second_factors').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** How many passkeys a user has. */
export async function passkeysOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('passkeys')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** What the second step of a user's sign-in is taken with, beside a recovery code; nothing where the password is enough. The factor of codes is locked. */
export async function secondWays(trx: Transaction<Tables>, userId: string): Promise<SecondWay[]> {
  const factor = await lockFactor(trx, userId);
  const passkeys = await passkeysOf({ db: trx }, userId);
  return [...(factor?.on_since ? (['code'] as const) : []), ...(passkeys > 0 ? (['passkey'] as const) : [])];
}

/** Removes a locked factor of codes. Recovery codes, and the sign-ins that wait for a second step, go with the last factor. */
export async function dropFactor(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  if ((await passkeysOf({ db: trx }, userId)) > 0) return;
  for (const table of ['recovery_codes', 'sign_in_steps'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Wrong codes of an account, from wherever, after which codes of the application are delayed for all: who guesses from many networks is slowed too. Ours. */
const FREE_FROM_ALL = 30;

/** Whose codes are tried: those of the application, where it counts (locked), and recovery codes, unless the application itself is to be shown. */
type Codes = { userId: string; factor: Factor | null; recovery: boolean };

/**
 * Whether this is a code of a user; it is spent, and a recovery code told of to its owner. A wrong one is counted, in this transaction, which
 * therefore has to stand: after five of one network it is RATE_LIMITED for a growing while, and nobody else is. Only after thirty from anywhere the codes of
 * the application, which have six figures, are delayed for all; a recovery code has 75 bits and is not: its owner always gets in.
 */
export async function tryCode(
  deps: Needs,
  trx: Transaction<Tables>,
  { userId, factor, recovery }: Codes,
  { typed, ip }: { typed: string; ip: string },
): Promise<boolean> {
  const delays = { db: trx, now: deps.now };
  const here = deps.vault.blind(`${userId}:${networkOf(ip) ?? ip}`, 'second-factor');
  const anywhere = deps.vault.blind(userId, 'second-factor');
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  await checkDelay(delays, here);
  if (code.length !== RECOVERY_LENGTH) await checkDelay(delays, anywhere);
  const right =
    (factor !== null && (await spendStep(deps, trx, factor, code))) ||
    (recovery && (await spendRecovery(deps, trx, userId, { code, ip })));
  await (right ? clearDelay(delays, here) : countFailure(delays, here));
  await (right ? clearDelay(delays, anywhere) : countFailure(delays, anywhere, FREE_FROM_ALL));
  return right;
}

async function spendStep(deps: Needs, trx: Transaction<Tables>, factor: Factor, code: string): Promise<boolean> {
  const keys = await deps.vault.of(factor.user_id);
  const step = stepOf(keys.openText(factor.secret_sealed, place(factor.user_id)), code, deps.now());
  if (step === null || step <= Number(factor.last_step)) return false;
  await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', factor.user_id).execute();
  return true;
}

async function spendRecovery(
  deps: Needs,
  trx: Transaction<Tables>,
  userId: string,
  { code, ip }: { code: string; ip: string },
): Promise<boolean> {
  const at = deps.now();
  const spent = await trx
    .updateTable('recovery_codes')
    .set({ spent_at: at })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(userId, asTyped(code)))
    .where('spent_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!spent) return false;
  const left = await codesLeft({ db: trx }, userId);
  await record(trx, at, { userId, action: 'account.recovery-code-used', ip, details: { count: left } });
  const to = await addressee(deps, trx, userId);
  if (to) await write(deps, trx, to, recoveryCodeLetter, { at, left, appUrl: deps.config.appUrl });
  return true;
}
