import type { Transaction } from 'kysely';
import { SECOND_FACTOR } from '#contract/security.ts';
import {
  addressee,
  codesLeft,
  confirmPassword,
  dropFactor,
  endSessions,
  lockFactor,
  makeRecoveryCodes,
  newSecret,
  passkeysOf,
  secondWays,
  tellEnded,
  tryCode,
  type Factor,
} from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { write } from '#server/mail/index.ts';
import { secondFactorLetter, type Change } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'now'>;
type Typed = { password: string; code: string; ip: string };

const MINUTE_MS = 60_000;
const AUDITED = {
  on: 'account.second-factor-on',
  off: 'account.second-factor-off',
  codes: 'account.recovery-codes-made',
} as const satisfies Record<Exclude<Change, 'reset'>, string>;
/** It was turned on or off in the meantime, or is being set up for too long. */
const changed = (): Problem => new Problem('CONFLICT');

/** Since when signing in takes a second factor, and how many recovery codes are left. */
export async function stateOf(
  { db }: Pick<Deps, 'db'>,
  user: Caller,
): Promise<{ on_since: string | null; codes_left: number; passkeys: number }> {
  const factor = await db
    .selectFrom('second_factors')
    .select('on_since')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const [codes_left, passkeys] = [await codesLeft({ db }, user.id), await passkeysOf({ db }, user.id)];
  return { on_since: factor?.on_since?.toISOString() ?? null, codes_left, passkeys };
}

/** A new secret, shown this once; a code of it turns the second factor on. CONFLICT where it is on. */
export async function prepare(deps: Needs, user: Caller, password: string): Promise<{ secret: string; url: string }> {
  await confirmPassword(deps, user, password);
  const to = await addressee(deps, deps.db, user.id);
  if (!to) throw new Problem('UNAUTHENTICATED');
  const { secret, url, sealed } = newSecret(await deps.vault.of(user.id), user.id, to.address);
  const made = { secret_sealed: sealed, prepared_at: deps.now(), last_step: 0 };
  const kept = await deps.db
    .insertInto('second_factors')
    .values({ user_id: user.id, ...made })
    .onConflict((clash) => clash.column('user_id').doUpdateSet(made).where('second_factors.on_since', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  if (!kept) throw changed();
  return { secret, url };
}

/** Turns the second factor on with a code of the prepared secret. Answers the recovery codes, this once. */
export const turnOn = (deps: Needs, user: Caller, typed: { code: string; ip: string }): Promise<string[]> =>
  change(deps, user, typed, {
    what: 'on',
    may: (factor) =>
      factor !== null &&
      !factor.on_since &&
      factor.prepared_at.getTime() > deps.now().getTime() - SECOND_FACTOR.setup * MINUTE_MS,
    act: async (trx) => {
      await trx.updateTable('second_factors').set({ on_since: deps.now() }).where('user_id', '=', user.id).execute();
      return makeRecoveryCodes(trx, user.id);
    },
  });

/** Turns the application of codes off. Whoever lost it says a recovery code. */
export async function turnOff(deps: Needs, user: Caller, typed: Typed): Promise<void> {
  await confirmPassword(deps, user, typed.password);
  await change(deps, user, typed, {
    what: 'off',
    may: isOn,
    act: (trx) => dropFactor(trx, user.id).then(() => true),
  });
}

/** New recovery codes in the place of the old ones. */
export async function renewCodes(deps: Needs, user: Caller, typed: Typed): Promise<string[]> {
  await confirmPassword(deps, user, typed.password);
  return change(deps, user, typed, {
    what: 'codes',
    may: (factor, passkeys) => isOn(factor) || passkeys > 0,
    act: (trx) => makeRecoveryCodes(trx, user.id),
  });
}

/**
 * Turns codes off and removes passkeys for somebody who lost them and the recovery codes, as their operator: all sessions end, and its owner is written of it. Answers the
 * sessions that ended: tell them (`tellEnded`) once the transaction stands; null where there was neither.
 */
export async function resetFactor(
  deps: Pick<Needs, 'vault' | 'queue' | 'config' | 'now'>,
  trx: Transaction<Tables>,
  userId: string,
): Promise<string[] | null> {
  const at = deps.now();
  if ((await secondWays(trx, userId)).length === 0) return null;
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await dropFactor(trx, userId);
  const ended = await endSessions(trx, at, { userId });
  await record(trx, at, { userId, actor: 'operator', action: AUDITED.off, details: { count: ended.length } });
  const to = await addressee(deps, trx, userId);
  if (to) await write(deps, trx, to, secondFactorLetter, { what: 'reset', at, appUrl: deps.config.appUrl });
  return ended;
}

const isOn = (factor: Factor | null): boolean => factor !== null && factor.on_since !== null;

/** What changes a second factor: whether it may as the factor is, and what is done once a code was right. */
type Turn<T> = {
  what: keyof typeof AUDITED;
  may: (factor: Factor | null, passkeys: number) => boolean;
  act: (trx: Transaction<Tables>) => Promise<T>;
};

/** Changes the second factor with a code; other sessions end, and its owner is written of it. INVALID_CODE for a wrong one, which is counted. */
async function change<T>(
  deps: Needs,
  user: Caller,
  { code, ip }: { code: string; ip: string },
  { what, may, act }: Turn<T>,
): Promise<T> {
  // Held here, so that whoever waits for the factor's row waits for no second connection.
  await deps.vault.of(user.id);
  const at = deps.now();
  const done = await deps.db.transaction().execute(async (trx) => {
    const factor = (await lockFactor(trx, user.id)) ?? null;
    if (!may(factor, await passkeysOf({ db: trx }, user.id))) throw changed();
    // What is being set up shows that it works: no recovery code stands for it.
    const codes = { userId: user.id, factor: what === 'on' || isOn(factor) ? factor : null, recovery: what !== 'on' };
    if (!(await tryCode(deps, trx, codes, { typed: code, ip }))) return null;
    const answer = await act(trx);
    const ended = await endSessions(trx, at, { userId: user.id, except: user.sessionId });
    const of_whom = { userId: user.id, sessionId: user.sessionId, ip };
    await record(trx, at, { ...of_whom, action: AUDITED[what], details: { count: ended.length } });
    const to = await addressee(deps, trx, user.id);
    if (to) await write(deps, trx, to, secondFactorLetter, { what, at, appUrl: deps.config.appUrl });
    return { answer, ended };
  });
  if (!done) throw new Problem('INVALID_CODE');
  deps.sessions.forgetAll(user.id);
  deps.live.tell(user.id, { type: 'session' });
  tellEnded(deps, user.id, done.ended);
  return done.answer;
}
