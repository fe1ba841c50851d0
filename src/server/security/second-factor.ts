import type { Transaction } from 'kysely';
import type { Answer } from '#contract/endpoint.ts';
import { SECOND_FACTOR, type securityApi } from '#contract/security.ts';
import {
  addressee,
  codesLeft,
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
import { lockUser, prove, whenProved, type Proved } from './proof.ts';
import { secondFactorLetter, type Change } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'now'>;

const MINUTE_MS = 60_000;
const AUDITED = {
  on: 'account.second-factor-on',
  replaced: 'account.second-factor-on',
  off: 'account.second-factor-off',
  codes: 'account.recovery-codes-made',
} as const satisfies Record<Exclude<Change, 'reset'>, string>;
/** It was turned on or off in the meantime, or is being set up for too long. */
const changed = (): Problem => new Problem('CONFLICT');

/** Since when signing in takes a second factor, how many recovery codes are left, and whether the operator asks for a factor. */
export async function stateOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  user: Caller,
): Promise<Answer<typeof securityApi.secondFactor>> {
  const factor = await db
    .selectFrom('second_factors')
    .select('on_since')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const [codes_left, passkeys] = [await codesLeft({ db }, user.id), await passkeysOf({ db }, user.id)];
  const on_since = factor?.on_since?.toISOString() ?? null;
  return { on_since, codes_left, passkeys, required: config.secondFactor === 'required' };
}

/** A new secret, shown this once to whoever shows who they are (`whenProved`). A code of it turns the second factor on, or takes the place of the application that is on. */
export async function prepare(deps: Needs, user: Caller, proof: Proved): Promise<{ secret: string; url: string }> {
  const to = await addressee(deps, deps.db, user.id);
  if (!to) throw new Problem('UNAUTHENTICATED');
  const { secret, url, sealed } = newSecret(await deps.vault.of(user.id), user.id, to.address);
  const at = deps.now();
  await whenProved(deps, user, { proof }, async (trx) => {
    const beside = { next_sealed: sealed, next_prepared_at: at };
    if (isOn((await lockFactor(trx, user.id)) ?? null)) {
      await trx.updateTable('second_factors').set(beside).where('user_id', '=', user.id).execute();
      return;
    }
    const made = { secret_sealed: sealed, prepared_at: at, last_step: 0 };
    const kept = await trx
      .insertInto('second_factors')
      .values({ user_id: user.id, ...made })
      .onConflict((clash) => clash.column('user_id').doUpdateSet(made).where('second_factors.on_since', 'is', null))
      .returning('user_id')
      .executeTakeFirst();
    if (!kept) throw changed();
  });
  return { secret, url };
}

/** The factor as the secret makes it that waits for its first code: a new one, or the one that takes the place of what is on; null where none does, or for too long. */
function begun(factor: Factor | null, now: Date): Factor | null {
  if (!factor) return null;
  const { on_since, next_sealed, next_prepared_at } = factor;
  const next = on_since ? next_sealed && { ...factor, secret_sealed: next_sealed, last_step: '0' } : factor;
  const since = on_since ? next_prepared_at : factor.prepared_at;
  return since && since.getTime() > now.getTime() - SECOND_FACTOR.setup * MINUTE_MS ? next : null;
}

/** Turns the second factor on, or replaces the application that is on, with a code of the prepared secret. Answers the recovery codes, this once. */
export const turnOn = (deps: Needs, user: Caller, { code, ip }: { code: string; ip: string }): Promise<string[]> =>
  change(deps, user, ip, {
    what: (factor) => (isOn(factor) ? 'replaced' : 'on'),
    may: (factor) => begun(factor, deps.now()) !== null,
    // What is being set up shows that it works: no recovery code stands for it.
    sure: (trx, factor) =>
      tryCode(deps, trx, { userId: user.id, factor: begun(factor, deps.now()), recovery: false }, { typed: code, ip }),
    act: async (trx, factor) => {
      const { secret_sealed } = begun(factor, deps.now())!;
      const turned = { secret_sealed, on_since: deps.now(), next_sealed: null, next_prepared_at: null };
      await trx.updateTable('second_factors').set(turned).where('user_id', '=', user.id).execute();
      // A passkey that was only begun was begun with less than is asked for from now on.
      await trx.deleteFrom('passkey_challenges').where('user_id', '=', user.id).execute();
      return makeRecoveryCodes(trx, user.id);
    },
  });

/** Turns the application of codes off. Whoever lost it says a recovery code. LAST_FACTOR where the operator asks for a factor and it is the only one. */
export async function turnOff(deps: Needs, user: Caller, proof: Proved): Promise<void> {
  const proven = await prove(deps, user, proof);
  await change(deps, user, proof.ip, {
    what: () => 'off',
    may: (factor, passkeys) => {
      if (isOn(factor) && passkeys === 0 && deps.config.secondFactor === 'required') throw new Problem('LAST_FACTOR');
      return isOn(factor);
    },
    sure: proven,
    act: (trx) => dropFactor(trx, user.id).then(() => true),
  });
}

/** New recovery codes in the place of the old ones. */
export async function renewCodes(deps: Needs, user: Caller, proof: Proved): Promise<string[]> {
  const proven = await prove(deps, user, proof);
  return change(deps, user, proof.ip, {
    what: () => 'codes',
    may: (factor, passkeys) => isOn(factor) || passkeys > 0,
    sure: proven,
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

/** What changes a second factor: whether it may as the factor is, whether its owner asks, and what is then done. */
type Turn<T> = {
  what: (factor: Factor | null) => keyof typeof AUDITED;
  may: (factor: Factor | null, passkeys: number) => boolean;
  sure: (trx: Transaction<Tables>, factor: Factor | null) => Promise<boolean>;
  act: (trx: Transaction<Tables>, factor: Factor | null) => Promise<T>;
};

/** Changes the second factor; other sessions end, and its owner is written of it. INVALID_CODE for a wrong code, which is counted. */
async function change<T>(deps: Needs, user: Caller, ip: string, { what, may, sure, act }: Turn<T>): Promise<T> {
  // Held here, so that whoever waits for the factor's row waits for no second connection.
  await deps.vault.of(user.id);
  const at = deps.now();
  const done = await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const factor = (await lockFactor(trx, user.id)) ?? null;
    if (!may(factor, await passkeysOf({ db: trx }, user.id))) throw changed();
    if (!(await sure(trx, factor))) return null;
    const answer = await act(trx, factor);
    const ended = await endSessions(trx, at, { userId: user.id, except: user.sessionId });
    const of_whom = { userId: user.id, sessionId: user.sessionId, ip };
    const done = what(factor);
    const details = { count: ended.length, ...(done === 'replaced' && { kind: done }) };
    await record(trx, at, { ...of_whom, action: AUDITED[done], details });
    const to = await addressee(deps, trx, user.id);
    if (to) await write(deps, trx, to, secondFactorLetter, { what: done, at, appUrl: deps.config.appUrl });
    return { answer, ended };
  });
  if (!done) throw new Problem('INVALID_CODE');
  deps.sessions.forgetAll(user.id);
  deps.live.tell(user.id, { type: 'session' });
  tellEnded(deps, user.id, done.ended);
  return done.answer;
}
