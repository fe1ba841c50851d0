import { createHash } from 'node:crypto';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { knownBy, setPassword } from './change-password.ts';
import { clearDelay } from './delays.ts';
import { hashPassword } from './password.ts';
import { checkCommon, checkLength, noteCommon } from './password-rule.ts';
import { tellEnded } from './sessions.ts';

/** 256 random bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** What is kept of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const invalid = (): Problem => new Problem('INVALID_RESET_TOKEN');
/** Tokens that are tried in this process now, and whether that tells how every other try of them ends. */
const inUse = new Map<string, Promise<boolean>>();

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'log' | 'now'>;
type Try = { token: string; wanted: string; ip: string };

/**
 * Sets a new password with the token of a link: once, within its hour, unless a newer one was asked for. All sessions end and none begins. Of many tries at
 * once one hashes a password, the others wait for how it ends. INVALID_RESET_TOKEN for every token that is not good.
 */
export async function recover(deps: Needs, attempt: Try): Promise<void> {
  checkLength(deps, { typed: attempt.wanted, field: 'new_password' });
  if (!TOKEN.test(attempt.token)) throw invalid();
  const hash = hashOf(attempt.token);
  const key = hash.toString('hex');
  for (let other = inUse.get(key); other; other = inUse.get(key)) if (await other) throw invalid();
  const using = redeem(deps, hash, attempt);
  const ended = using.then(
    () => true,
    (error: unknown) => error instanceof Problem && error.code === 'INVALID_RESET_TOKEN',
  );
  inUse.set(
    key,
    ended.finally(() => inUse.delete(key)),
  );
  return using;
}

async function redeem(deps: Needs, hash: Buffer, { wanted, ip }: Try): Promise<void> {
  const at = deps.now();
  const good = await deps.db
    .selectFrom('recovery_tokens')
    .select('user_id')
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!good) throw invalid();
  const own = await knownBy(deps, good.user_id);
  const common = checkCommon(deps, { typed: wanted, field: 'new_password', own });
  const password = await hashPassword(wanted);
  const ended = await deps.db.transaction().execute(async (trx) => {
    // Locked in the order of everybody who sets a password: the user, then the tokens.
    const user = await trx
      .selectFrom('users')
      .select('email_blind')
      .where('id', '=', good.user_id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const spent = await trx
      .updateTable('recovery_tokens')
      .set({ spent_at: at })
      .where('hash', '=', hash)
      .where('spent_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!user || !spent) throw invalid();
    const ended = await setPassword(deps, trx, password, { userId: good.user_id });
    await clearDelay({ ...deps, db: trx }, user.email_blind);
    const told = { userId: good.user_id, ip, details: { count: ended.length } };
    await record(trx, at, { ...told, action: 'account.recovered' });
    if (common) await noteCommon(deps, trx, { userId: good.user_id, ip });
    return ended;
  });
  tellEnded(deps, good.user_id, ended);
}
